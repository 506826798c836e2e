import { Art } from '@alcancia/web-kit/art';
import { Button, HintBox, Veil } from '@alcancia/web-kit/ui';

import { mailScene } from '../scenery.js';
import { words } from '../words/auth.js';
import { webmailOf } from './webmail.js';

const scene = mailScene();

/** After a sign-up: where the confirmation e-mail went and what to do with it (spec 1 §2). `email` is empty where only an invitation names it. */
export function CheckMailDialog({ email, onClose }: { readonly email: string; readonly onClose: () => void }) {
  return (
    <Veil onClose={onClose} labelledBy="check-mail" closesOutside={false}>
      <div className="popup check-mail">
        <Art svg={scene} className="check-mail-art" />
        <h2 id="check-mail">{words.mail.title}</h2>
        <p className="muted">
          {email === '' ? words.mail.sentToInvited : words.mail.sentTo}
          <b>{email}</b>
        </p>
        <ol>
          {words.mail.steps.map((step, at) => (
            <li key={step}>
              <b aria-hidden>{at + 1}</b>
              {step}
            </li>
          ))}
        </ol>
        <HintBox kind="warn">{words.mail.spam}</HintBox>
        <div className="check-mail-acts">
          <a className="btn" href={webmailOf(email)} target="_blank" rel="noreferrer">
            {words.mail.open}
          </a>
          <Button kind="line" onClick={onClose}>
            {words.mail.understood}
          </Button>
        </div>
      </div>
    </Veil>
  );
}
