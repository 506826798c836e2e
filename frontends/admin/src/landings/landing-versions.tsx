import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { KeptLanding } from '@alcancia/contracts/marketing';
import { Bones, Button, ConfirmDialog, Empty, ErrorPanel, toast, toastError } from '@alcancia/web-kit/ui';

import { saidAt } from '../said-at.js';
import { words } from '../words/landings.js';
import { useRestoreLanding, versionsOf } from './landings.queries.js';

/** What visitors saw, the newest first; each can be brought back to the editor. */
export function LandingVersions({ landingId, version }: Pick<KeptLanding, 'landingId' | 'version'>) {
  const { data, isError, refetch } = useQuery(versionsOf(landingId));
  const [asked, ask] = useState<number | null>(null);
  const restore = useRestoreLanding();
  if (isError) return <ErrorPanel onRetry={() => void refetch()} />;
  if (!data) return <Bones lines={4} />;
  if (data.versions.length === 0) return <Empty title={words.noVersions} />;
  const bring = (number: number): void =>
    restore.mutate(
      { landingId, version, number },
      {
        onSuccess: () => toast({ kind: 'success', title: words.restored(number) }),
        onError: (error) => toastError(error),
        onSettled: () => ask(null),
      },
    );
  return (
    <>
      <ol className="landing-versions" reversed>
        {data.versions.map(({ number, title, slug, publishedAt }) => (
          <li key={number}>
            <div>
              <b>{words.version(number)}</b>
              <span>{`${saidAt(publishedAt)} · ${words.pathOf(slug)}`}</span>
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
          text={words.restoreText}
          confirmLabel={words.restore}
          busy={restore.isPending}
          onConfirm={() => bring(asked)}
          onClose={() => ask(null)}
        />
      )}
    </>
  );
}
