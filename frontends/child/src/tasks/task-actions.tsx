import { ArrowClockwise } from '@phosphor-icons/react/dist/csr/ArrowClockwise';
import { Check } from '@phosphor-icons/react/dist/csr/Check';
import { CheckCircle } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { HourglassMedium } from '@phosphor-icons/react/dist/csr/HourglassMedium';
import { useState } from 'react';

import type { OccurrenceView } from '@alcancia/contracts/family';
import { Pig } from '@alcancia/web-kit/art';
import { KidButton } from '@alcancia/web-kit/ui';

import { words } from '../words/tasks.js';
import { NoteDialog } from './note-dialog.js';
import { useTask } from './use-task.js';

interface TaskActionsProps {
  readonly occurrence: OccurrenceView;
  readonly palette: string;
  readonly isPast: boolean;
  /** Whether the caller may mark it. */
  readonly mayMark: boolean;
}

/** The button of one activity in each of its states (G5): it answers the tap at once and takes only one. */
export function TaskActions({ occurrence, palette, isPast, mayMark }: TaskActionsProps) {
  const { title, state, canClaim, evidence, comment, reasonCode } = occurrence;
  const task = useTask(occurrence);
  const [isWriting, setWriting] = useState(false);
  const start = () => (evidence === 'nota' ? setWriting(true) : task.claim());

  if (state === 'aprobada')
    return (
      <KidButton kind="done" icon={<CheckCircle weight="fill" aria-hidden />}>
        {words.ready}
      </KidButton>
    );
  if (state === 'en_revision' || task.underWay === 'claim')
    return (
      <div className="duo">
        <KidButton kind="wait" icon={<HourglassMedium aria-hidden />}>
          <span role="status">{task.isWaiting ? words.pending : words.inReview}</span>
        </KidButton>
        {mayMark && (!task.isWaiting || task.isUnsent) && (
          <button
            type="button"
            className="undo"
            data-steady-next
            aria-label={words.undoWith(title)}
            aria-disabled={(task.underWay !== null && !task.isUnsent) || undefined}
            onClick={task.takeBack}
          >
            {words.undo}
          </button>
        )}
      </div>
    );

  const isAgain = state === 'rechazada';
  return (
    <>
      {isAgain && (
        <div className="k-note">
          <Pig mood="wink" coin={false} />
          <p>
            <b>{words.theySay}</b>«{comment ?? (reasonCode ? words.reasons[reasonCode] : words.noTriesLeft)}»
          </p>
        </div>
      )}
      {!canClaim && (isPast || isAgain) && <p className="resting">{isPast ? words.notToday : words.noTriesLeft}</p>}
      {canClaim && mayMark && (
        <KidButton
          kind={isAgain ? 'accent' : 'main'}
          icon={isAgain ? <ArrowClockwise aria-hidden /> : <Check aria-hidden />}
          aria-label={isAgain ? words.againWith(title) : words.doneWith(title)}
          data-steady-next
          onClick={start}
        >
          {isAgain ? words.again : words.done}
        </KidButton>
      )}
      {isWriting && (
        <NoteDialog
          title={title}
          palette={palette}
          onClose={() => setWriting(false)}
          onSend={(note) => {
            setWriting(false);
            task.claim(note);
          }}
        />
      )}
    </>
  );
}
