import { useQuery } from '@tanstack/react-query';

import type { KeptLanding } from '@alcancia/contracts/marketing';
import { Bones, Empty, ErrorPanel, toast, toastError } from '@alcancia/web-kit/ui';

import { saidAt } from '../said-at.js';
import { VersionList } from '../version-list.js';
import { words } from '../words/landings.js';
import { useRestoreLanding, versionsOf } from './landings.queries.js';

/** What visitors saw, the newest first; each can be brought back to the editor. */
export function LandingVersions({ landingId, version }: Pick<KeptLanding, 'landingId' | 'version'>) {
  const { data, isError, refetch } = useQuery(versionsOf(landingId));
  const restore = useRestoreLanding();
  if (isError) return <ErrorPanel onRetry={() => void refetch()} />;
  if (!data) return <Bones lines={4} />;
  if (data.versions.length === 0) return <Empty title={words.noVersions} />;
  const bring = (number: number, onSettled: () => void): void =>
    restore.mutate(
      { landingId, version, number },
      {
        onSuccess: () => toast({ kind: 'success', title: words.restored(number) }),
        onError: (error) => toastError(error),
        onSettled,
      },
    );
  const versions = data.versions.map(({ number, title, slug, publishedAt }) => ({
    number,
    title,
    about: `${saidAt(publishedAt)} · ${words.pathOf(slug)}`,
  }));
  return (
    <VersionList versions={versions} restoreText={words.restoreText} isBusy={restore.isPending} onRestore={bring} />
  );
}
