import { Info } from '@phosphor-icons/react/dist/csr/Info';
import { Warning } from '@phosphor-icons/react/dist/csr/Warning';
import { WarningCircle } from '@phosphor-icons/react/dist/csr/WarningCircle';
import type { ReactNode } from 'react';

interface HintBoxProps {
  readonly kind?: 'tip' | 'warn' | 'bad';
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

const faces = { tip: <Info size={24} />, warn: <Warning size={24} />, bad: <WarningCircle size={24} /> };

/** A quiet note inside a page or a form. */
export const HintBox = ({ kind = 'tip', icon = faces[kind], children }: HintBoxProps) => (
  <div className={kind === 'tip' ? 'hintbox' : `hintbox ${kind}`} role={kind === 'bad' ? 'alert' : undefined}>
    {icon}
    <div>{children}</div>
  </div>
);
