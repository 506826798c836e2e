import { useState } from 'react';

import type { ApprovalView, rejectReasons } from '@alcancia/contracts/family';
import { Button, ChoiceField, Dialog, TextArea, toast, toastError } from '@alcancia/web-kit/ui';

import { words } from '../words/approvals.js';
import { useRejectRequest } from './approvals.queries.js';

type Reason = (typeof rejectReasons)[number];

const reasonsOf = (request: ApprovalView): Reason[] =>
  request.kind === 'actividad' ? ['no_terminada', 'otro_dia', 'otro_motivo'] : ['otro_dia', 'otro_motivo'];

interface RejectDialogProps {
  readonly request: ApprovalView;
  readonly onClose: () => void;
}

/** Saying no takes a reason and a kind message (G9). */
export function RejectDialog({ request, onClose }: RejectDialogProps) {
  const reasons = reasonsOf(request);
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
          options={reasons.map((value) => ({ value, label: words.reasons[value] }))}
          value={reasonCode}
          onChange={setReason}
        />
        <TextArea
          label={words.message(request.childName)}
          hint={words.messageHint}
          placeholder={words.messageExample}
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
