import { Card } from 'antd';

import { SwitchField, toast, toastError } from '@alcancia/web-kit/ui';

import { words } from '../words/social-proof.js';
import { useSwitchOnlyReal } from './social-proof.queries.js';

interface OnlyRealProps {
  readonly isOn: boolean;
  readonly liveCount: number;
}

/** 'Solo eventos reales', and how many there are (G39). */
export function OnlyReal({ isOn, liveCount }: OnlyRealProps) {
  const change = useSwitchOnlyReal();
  const send = (onlyReal: boolean): void =>
    change.mutate(
      { onlyReal },
      {
        onSuccess: () => toast({ kind: 'success', title: onlyReal ? words.nowOnlyReal : words.nowBoth }),
        onError: (refused) => toastError(refused),
      },
    );
  return (
    <Card size="small" style={{ marginBlockEnd: '1rem' }}>
      <SwitchField label={words.onlyReal} hint={words.onlyRealHint} checked={isOn} onChange={send} />
      <p className="caption">{words.live(liveCount)}</p>
    </Card>
  );
}
