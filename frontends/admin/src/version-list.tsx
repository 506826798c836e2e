import { useState } from 'react';

import { Button, ConfirmDialog } from '@alcancia/web-kit/ui';

import './version-list.css';
import { words } from './words/versions.js';

interface KeptVersion {
  readonly number: number;
  /** When, and where it could be seen or who saved it. */
  readonly about: string;
  readonly title: string;
}

interface VersionListProps {
  readonly versions: readonly KeptVersion[];
  /** What bringing one back does. */
  readonly restoreText: string;
  readonly isBusy: boolean;
  /** `settled` is called once it is answered. */
  readonly onRestore: (number: number, settled: () => void) => void;
}

/** What something was before, the newest first; each can be brought back after a question. */
export function VersionList({ versions, restoreText, isBusy, onRestore }: VersionListProps) {
  const [asked, ask] = useState<number | null>(null);
  return (
    <>
      <ol className="version-list" reversed>
        {versions.map(({ number, about, title }) => (
          <li key={number}>
            <div>
              <b>{words.version(number)}</b>
              <span>{about}</span>
              <span>{title}</span>
            </div>
            <Button kind="line" onClick={() => ask(number)} aria-label={words.restoreOne(number)}>
              {words.restore}
            </Button>
          </li>
        ))}
      </ol>
      {asked !== null && (
        <ConfirmDialog
          title={words.restoreAsked(asked)}
          text={restoreText}
          confirmLabel={words.restore}
          busy={isBusy}
          onConfirm={() => onRestore(asked, () => ask(null))}
          onClose={() => ask(null)}
        />
      )}
    </>
  );
}
