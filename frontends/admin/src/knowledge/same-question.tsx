import { Button, Dialog } from '@alcancia/web-kit/ui';

import { words } from '../words/knowledge.js';

export interface SameQuestion {
  readonly entryId: string;
  readonly question: string;
  readonly percent: number;
}

interface SameQuestionDialogProps {
  readonly same: SameQuestion;
  readonly isBusy: boolean;
  readonly onMerge: () => void;
  readonly onApart: () => void;
  readonly onClose: () => void;
}

/** Another entry answers this already: one of the two is chosen, nothing is saved by itself (G31). */
export const SameQuestionDialog = ({ same, isBusy, onMerge, onApart, onClose }: SameQuestionDialogProps) => (
  <Dialog
    title={words.same.title}
    onClose={onClose}
    footer={
      <>
        <Button kind="line" busy={isBusy} onClick={onApart}>
          {words.same.apart}
        </Button>
        <Button busy={isBusy} onClick={onMerge}>
          {words.same.merge}
        </Button>
      </>
    }
  >
    <p>{words.same.text(same.question, same.percent)}</p>
    <p>{words.same.mergeText}</p>
  </Dialog>
);
