import { Button, ButtonLink, toast } from '@alcancia/web-kit/ui';

import { words } from '../words/ambassadors.js';

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ kind: 'success', title: words.copied });
  } catch {
    toast({ kind: 'error', title: words.copyFailed });
  }
}

interface OwnLinkProps {
  readonly link: string;
  readonly percent: number;
}

/** The link of an approved ambassador, and what to say with it. */
export const OwnLink = ({ link, percent }: OwnLinkProps) => (
  <>
    <section className="card" aria-label={words.link}>
      <h2>{words.link}</h2>
      <p className="ambassador-link">{link}</p>
      <p>{words.percent(percent)}</p>
      <div className="ambassador-acts">
        <Button onClick={() => void copy(link)}>{words.copy}</Button>
        <ButtonLink kind="line" to="/share-app">
          {words.qr}
        </ButtonLink>
      </div>
    </section>
    <section className="card" aria-label={words.kit}>
      <h2>{words.kit}</h2>
      <ul className="ambassador-kit">
        {words.texts(link).map((text, at) => (
          <li key={text}>
            <p>{text}</p>
            <Button kind="line" onClick={() => void copy(text)} aria-label={words.copyText(at + 1)}>
              {words.copy}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  </>
);
