import { useSuspenseQuery } from '@tanstack/react-query';

import { endSupportAccess } from '@alcancia/contracts/identity';
import { useWrite } from '@alcancia/web-kit';
import { Button, toast, toastError } from '@alcancia/web-kit/ui';

import { words } from '../words/privacy.js';
import { supportAccesses } from './settings.queries.js';

/** When the own family could be looked at, and the end of it at once (G1). Nothing where nobody looked. */
export function SupportCard() {
  const { accesses } = useSuspenseQuery(supportAccesses).data;
  const end = useWrite(endSupportAccess);
  const { support } = words;
  if (accesses.length === 0) return null;
  const endNow = (accessId: string): void =>
    end.mutate(
      { accessId },
      {
        onSuccess: () => toast({ kind: 'success', title: support.ended }),
        onError: (refused) => toastError(refused),
      },
    );
  return (
    <section className="card" aria-label={support.title}>
      <div className="card-head">
        <div>
          <h2>{support.title}</h2>
          <p className="caption">{support.text}</p>
        </div>
      </div>
      <ul className="privacy-kinds">
        {accesses.map(({ accessId, supportReason, openedAt, endsAt, isOpen, looks }) => (
          <li key={accessId}>
            <p className="t">
              {support.reasons[supportReason]} {isOpen && <span className="tag tag-warning">{support.open}</span>}
            </p>
            <p className="caption">{[support.at(openedAt), support.until(endsAt), support.looks(looks)].join(' · ')}</p>
            {isOpen && (
              <div className="foot">
                <Button kind="line" busy={end.isPending} onClick={() => endNow(accessId)}>
                  {support.end}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
