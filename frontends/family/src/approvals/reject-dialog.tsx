import { useState } from 'react';

import type { ApprovalView, rejectReasons } from '@alcancia/contracts/family';
import { Button, ChoiceField, Dialog, TextArea, toast, toastError } from '@alcancia/web-kit/ui';

import { words } from '../words/approvals.js';
import { useRejectRequest } from './approvals.queries.js';

type Reason = (typeof rejectReasons)[number];

type Option = { readonly value: Reason; readonly label: string };

/** Why not, in words that fit work or a prize. */
function reasonsFor({ kind }: ApprovalView): Option[] {
  const isWork = kind === 'actividad';
  const values: Reason[] = isWork ? ['no_terminada', 'otro_dia', 'otro_motivo'] : ['otro_dia', 'otro_motivo'];
  return values.map((value) => ({
    value,
    label: !isWork && value === 'otro_dia' ? words.betterAnotherDay : words.reasons[value],
  }));
}

interface RejectDialogProps {
  readonly request: ApprovalView;
  readonly onClose: () => void;
}

/** Saying no takes a reason and a kind message (G9). */
export function RejectDialog({ request, onClose }: RejectDialogProps) {
  const advice = words.advice[request.kind === 'actividad' ? 'work' : 'prize'];
  const [reasonCode, setReason] = useState<Reason>('otro_motivo');
  const [comment, setComment] = useState('');
  const [isMissing, setMissing] = useState(false);
  const reject = useRejectRequest();

  const send = (): void => {
    if (comment.trim() === '') return setMissing(true);
    reject.mutate(
      { requestId: request.requestId, reasonCode, comment },
      {
        onSuccess: () => {
          toast({ title: words.rejected, text: words.rejectedText(request.childName) });
          onClose();
        },
        onError: (error) => toastError(error),
      },
    );
  };

  return (
    <Dialog
      title={words.rejectTitle(request.title)}
      onClose={onClose}
      footer={
        <>
          <Button kind="line" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button busy={reject.isPending} onClick={send}>
            {words.sendRejection}
          </Button>
        </>
      }
    >
      <div className="stack">
        <ChoiceField
          label={words.reason}
          look="pick"
          options={reasonsFor(request)}
          value={reasonCode}
          onChange={setReason}
        />
        <TextArea
          label={words.message(request.childName)}
          hint={advice.hint}
          placeholder={advice.example}
          error={isMissing && comment.trim() === '' ? words.messageMissing : undefined}
          maxLength={200}
          rows={3}
          value={comment}
          onChange={setComment}
        />
      </div>
    </Dialog>
  );
}
