import { useState } from 'react';

import type { KeptLanding } from '@alcancia/contracts/marketing';
import { Button, ConfirmDialog, toast, toastError } from '@alcancia/web-kit/ui';

import { words } from '../words/landings.js';
import { useArchiveLanding, useMakeMainLanding, usePublishLanding } from './landings.queries.js';

type Act = 'publish' | 'archive' | 'makeMain';

const said = {
  publish: { asked: words.publishAsked, text: words.publishText, label: words.publish, done: words.published },
  archive: { asked: words.archiveAsked, text: words.archiveText, label: words.archive, done: words.archived },
  makeMain: { asked: words.makeMainAsked, text: words.makeMainText, label: words.makeMain, done: words.madeMain },
} as const;

interface LandingActsProps {
  readonly page: KeptLanding;
  /** Something was typed that is not saved: what is published is what was saved. */
  readonly isTyped: boolean;
}

/** Who sees the page: each act is asked once more. */
export function LandingActs({ page: { landingId, version, status, isMain, isChanged }, isTyped }: LandingActsProps) {
  const [asked, ask] = useState<Act | null>(null);
  const acts = { publish: usePublishLanding(), archive: useArchiveLanding(), makeMain: useMakeMainLanding() };
  const isPublished = status === 'published';
  const carryOut = (act: Act): void =>
    acts[act].mutate(
      { landingId, version },
      {
        onSuccess: () =>
          toast({
            kind: 'success',
            title: said[act].done,
            text: act === 'publish' ? words.publishedText : undefined,
          }),
        onError: (error) => toastError(error),
        onSettled: () => ask(null),
      },
    );
  return (
    <>
      {(!isPublished || isChanged) && (
        <Button onClick={() => (isTyped ? toast({ kind: 'info', title: words.saveFirst }) : ask('publish'))}>
          {words.publish}
        </Button>
      )}
      {isPublished && !isMain && (
        <Button kind="line" onClick={() => ask('makeMain')}>
          {words.makeMain}
        </Button>
      )}
      {isPublished && !isMain && (
        <Button kind="line" onClick={() => ask('archive')}>
          {words.archive}
        </Button>
      )}
      {asked && (
        <ConfirmDialog
          title={said[asked].asked}
          text={said[asked].text}
          confirmLabel={said[asked].label}
          busy={acts[asked].isPending}
          onConfirm={() => carryOut(asked)}
          onClose={() => ask(null)}
        />
      )}
    </>
  );
}
