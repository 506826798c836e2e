import { Archive } from '@phosphor-icons/react/dist/csr/Archive';
import { ArrowCounterClockwise } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise';
import { CheckSquareOffset } from '@phosphor-icons/react/dist/csr/CheckSquareOffset';
import { PencilSimple } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { ShareNetwork } from '@phosphor-icons/react/dist/csr/ShareNetwork';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import type { KeptIdea } from '@alcancia/contracts/assistant';
import type { ChildView } from '@alcancia/contracts/identity';
import { Button, Dialog, toast, toastError } from '@alcancia/web-kit/ui';

import { seededBy } from '../activity-seed.js';
import { words } from '../words/inspiraccion.js';
import { words as offerWords } from '../words/offers.js';
import { draftOf, fieldsOf } from './idea-draft.js';
import { seedOf } from './idea-seed.js';
import { IdeaText } from './idea-text.js';
import { ideaOf, useSaveIdea } from './inspiraccion.queries.js';
import { RateRow } from './rate-row.js';
import { ShareDialog } from './share-dialog.js';
import type { ArchiveActs } from './use-archive.js';

interface KeptDialogProps {
  readonly ideaId: string;
  /** The children for whom this adult may set activities. */
  readonly family: readonly ChildView[];
  /** Whether the section of activities is open yet (spec 1 §4). */
  readonly mayConvert: boolean;
  readonly acts: ArchiveActs;
  readonly onEdit: (ideaId: string) => void;
  readonly onClose: () => void;
}

/** An own idea, whole, with what can be done with it (G33). */
export function KeptDialog({ ideaId, family, mayConvert, acts, onEdit, onClose }: KeptDialogProps) {
  const { idea } = useSuspenseQuery(ideaOf(ideaId)).data;
  const [isSharing, setSharing] = useState(false);
  const shared = family.filter(({ id }) => idea.sharedChildIds.includes(id)).map(({ displayName }) => displayName);
  if (isSharing) return <ShareDialog idea={idea} family={family} onClose={() => setSharing(false)} />;
  return (
    <Dialog
      title={idea.title}
      onClose={onClose}
      footer={<MainAct idea={idea} family={family} mayConvert={mayConvert} acts={acts} />}
    >
      <IdeaText idea={idea} source={idea.source} />
      {idea.status === 'publicado' && <RateRow idea={idea} />}
      {shared.length > 0 && <p className="caption">{words.sharedWith(shared)}</p>}
      <div className="idea-acts">
        {idea.status !== 'archivado' && (
          <Button kind="line" size="small" icon={<PencilSimple aria-hidden />} onClick={() => onEdit(ideaId)}>
            {offerWords.edit}
          </Button>
        )}
        {idea.status === 'publicado' && family.length > 0 && (
          <Button kind="line" size="small" icon={<ShareNetwork aria-hidden />} onClick={() => setSharing(true)}>
            {words.share}
          </Button>
        )}
        {idea.status !== 'archivado' && (
          <Button
            kind="line"
            size="small"
            icon={<Archive aria-hidden />}
            busy={acts.isPending}
            onClick={() => acts.archive(ideaId)}
          >
            {offerWords.archive}
          </Button>
        )}
      </div>
      {idea.status === 'publicado' && family.length > 0 && !mayConvert && (
        <p className="caption">{words.convertLocked}</p>
      )}
    </Dialog>
  );
}

/** What is nearest: keeping a draft, taking it out of the archive, or making an activity of it. */
function MainAct({
  idea,
  family,
  mayConvert,
  acts,
}: Pick<KeptDialogProps, 'family' | 'mayConvert' | 'acts'> & { readonly idea: KeptIdea }) {
  const navigate = useNavigate();
  const save = useSaveIdea();
  const { ideaId, version, status } = idea;
  if (status === 'borrador')
    return (
      <Button
        busy={save.isPending}
        onClick={() =>
          save.mutate(
            { ...fieldsOf(draftOf(idea)), ideaId, version },
            { onSuccess: () => toast({ kind: 'success', ...words.keptSaid }), onError: (error) => toastError(error) },
          )
        }
      >
        {offerWords.save}
      </Button>
    );
  if (status === 'archivado')
    return (
      <Button icon={<ArrowCounterClockwise aria-hidden />} busy={acts.isPending} onClick={() => acts.restore(ideaId)}>
        {offerWords.restore}
      </Button>
    );
  if (family.length === 0) return null;
  return (
    <Button
      icon={<CheckSquareOffset aria-hidden />}
      disabled={!mayConvert}
      onClick={() => void navigate('/activities?new=1', { state: seededBy(seedOf(ideaId, idea)) })}
    >
      {words.convert}
    </Button>
  );
}
