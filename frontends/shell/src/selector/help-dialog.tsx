import { Button, Dialog } from '@alcancia/web-kit/ui';

import { words } from '../words/selector.js';

interface HelpDialogProps {
  readonly childName: string;
  readonly onAdult: () => void;
  readonly onClose: () => void;
}

/** 'Pedir ayuda a un adulto': what the adult can do, and the way there. */
export const HelpDialog = ({ childName, onAdult, onClose }: HelpDialogProps) => (
  <Dialog
    title={words.help.title}
    onClose={onClose}
    footer={
      <>
        <Button kind="line" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button onClick={onAdult}>{words.help.enter}</Button>
      </>
    }
  >
    <p className="muted">{words.help.text(childName)}</p>
  </Dialog>
);
