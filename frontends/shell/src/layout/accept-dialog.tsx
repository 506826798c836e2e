import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';

import { acceptLegalTexts, type AcceptedDocument } from '@alcancia/contracts/identity';
import { useWrite } from '@alcancia/web-kit';
import { Bones, Button, ErrorPanel, toastError, Veil } from '@alcancia/web-kit/ui';

import { useLeaving } from './use-leaving.js';
import { words } from '../words/legal-again.js';
import './accept-dialog.css';
import { versionsOfTexts } from '../legal.queries.js';

interface AcceptDialogProps {
  readonly documents: readonly AcceptedDocument[];
}

/** A material version of a text holds: read, and agreed to or left by signing out. It stays until it is answered (G50). */
export default function AcceptDialog({ documents }: AcceptDialogProps) {
  const id = useId();
  // What is shown is what is agreed to: never from an earlier visit.
  const { data, isError, refetch } = useQuery({ ...versionsOfTexts, staleTime: 0, refetchOnMount: 'always' });
  const accept = useWrite(acceptLegalTexts);
  const { isLeaving, signOut } = useLeaving();
  const inForce = (document: AcceptedDocument) =>
    data?.versions.find((one) => one.document === document && one.isInForce);
  const [terms, privacy] = [inForce('terms'), inForce('privacy')];
  const agree = (): void => {
    if (!terms || !privacy) return;
    accept.mutate(
      { termsVersion: terms.version, privacyVersion: privacy.version },
      {
        onError: (error) => {
          toastError(error);
          if (error.code === 'legal_texts_changed') void refetch();
        },
      },
    );
  };
  return (
    <Veil onClose={() => undefined} labelledBy={id} closesOutside={false}>
      <div className="popup accept-dialog">
        <header>
          <h2 id={id}>{words.title}</h2>
        </header>
        <p>{words.text}</p>
        {isError && !data && <ErrorPanel title={words.failed} onRetry={() => void refetch()} />}
        {!isError && !data && <Bones lines={3} />}
        {data && (
          <ul>
            {documents.map((document) => (
              <li key={document}>
                <b>{words.titles[document]}</b>
                <p>{inForce(document)?.summary}</p>
                <Link to={`/${document}`} target="_blank" title={words.newTab}>
                  {words.read[document]}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <p className="caption">{words.otherWay}</p>
        <footer>
          <Button kind="line" busy={isLeaving} onClick={signOut}>
            {words.signOut}
          </Button>
          {data && (
            <Button busy={accept.isPending} onClick={agree}>
              {words.accept}
            </Button>
          )}
        </footer>
      </div>
    </Veil>
  );
}
