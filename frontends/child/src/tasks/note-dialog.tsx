import { PaperPlaneTilt } from '@phosphor-icons/react/dist/csr/PaperPlaneTilt';
import { useState } from 'react';

import { KidButton, KidDialog, TextArea } from '@alcancia/web-kit/ui';

import { words } from '../words/tasks.js';

interface NoteDialogProps {
  readonly title: string;
  readonly palette: string;
  readonly onClose: () => void;
  readonly onSend: (note: string) => void;
}

const maxLength = 280;

/** Where an activity asks for a note: a few words before it goes to the adults. */
export function NoteDialog({ title, palette, onClose, onSend }: NoteDialogProps) {
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const send = () => (note.trim() === '' ? setMissing(true) : onSend(note.trim()));
  return (
    <KidDialog title={words.noteTitle(title)} palette={palette} onClose={onClose}>
      <div className="note-form">
        <TextArea
          label={words.noteLabel}
          placeholder={words.noteExample}
          error={isMissing && note.trim() === '' ? words.noteMissing : undefined}
          rows={4}
          maxLength={maxLength}
          value={note}
          onChange={setNote}
          data-autofocus
        />
        <KidButton block icon={<PaperPlaneTilt aria-hidden />} onClick={send}>
          {words.send}
        </KidButton>
      </div>
    </KidDialog>
  );
}
