import { useSuspenseQuery } from '@tanstack/react-query';

import { format } from '@alcancia/web-kit';
import { knowsPasskeys } from '@alcancia/web-kit/second-step';
import { Button, HintBox } from '@alcancia/web-kit/ui';

import { words } from '../words/second-step.js';
import { secondStep } from './account.queries.js';
import { PasskeyList } from './passkey-list.js';
import type { Stage } from './second-step-dialog.js';

/** What the account asks beside the password: an app, passkeys, and the codes for the day that they are lost. */
export function SecondStepNow({ go }: { readonly go: (stage: Stage) => void }) {
  const { data: now } = useSuspenseQuery(secondStep);
  const { totpSince, passkeys = [], recoveryCodesLeft: left } = now;
  const isOn = totpSince !== null || passkeys.length > 0;
  return (
    <div className="second-step">
      <p className="muted">{isOn ? words.active.text : words.about}</p>
      <section className="second-step-way">
        <h3>{words.app.title}</h3>
        <p className="caption">{totpSince === null ? words.app.text : words.app.since(dayOf(totpSince))}</p>
        <div className="second-step-acts">
          {totpSince === null ? (
            <Button kind={isOn ? 'line' : 'primary'} onClick={() => go({ at: 'begin' })}>
              {words.app.start}
            </Button>
          ) : (
            <>
              <Button kind="line" onClick={() => go({ at: 'move' })}>
                {words.app.move}
              </Button>
              <Button kind="line" onClick={() => go({ at: 'turnOff' })}>
                {words.app.turnOff}
              </Button>
            </>
          )}
        </div>
      </section>
      <section className="second-step-way">
        <h3>{words.passkeys.title}</h3>
        {passkeys.length === 0 && <p className="caption">{words.passkeys.text}</p>}
        <PasskeyList passkeys={passkeys} onRemove={({ passkeyId, name }) => go({ at: 'remove', passkeyId, name })} />
        {knowsPasskeys() ? (
          <div className="second-step-acts">
            <Button kind="line" onClick={() => go({ at: 'add' })}>
              {words.passkeys.start}
            </Button>
          </div>
        ) : (
          <p className="caption">{words.passkeys.unknown}</p>
        )}
      </section>
      {isOn && (
        <section className="second-step-way">
          <h3>{words.codes.name}</h3>
          {left > 0 ? (
            <p className="caption">{words.active.left(left)}</p>
          ) : (
            <HintBox kind="warn">{words.active.none}</HintBox>
          )}
          <div className="second-step-acts">
            <Button kind="line" onClick={() => go({ at: 'renew' })}>
              {words.active.renew}
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}

const dayOf = (moment: string): string => format.longDay(moment.slice(0, 10));
