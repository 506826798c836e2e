import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

import { words } from '../../words/kit.js';
import { Button } from '../button.js';
import { HintBox } from '../hint-box.js';
import { ConfirmDialog, Drawer } from './dialog.js';

interface EditorDrawerProps {
  readonly title: ReactNode;
  /** A class of the form's own, for its styles. */
  readonly className?: string;
  readonly saveLabel: string;
  readonly busy: boolean;
  /** Whether something was typed that leaving would lose. */
  readonly isChanged: boolean;
  /** What is in the form was typed before it was opened: it may be given up. */
  readonly onDiscard?: (() => void) | undefined;
  readonly onSave: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form from the side with 'Cancelar' and its save button. Leaving it asks first when something would be lost. After a save that found something wrong, the first such field has the focus. */
export function EditorDrawer({
  title,
  className = '',
  saveLabel,
  busy,
  isChanged,
  onDiscard,
  onSave,
  onClose,
  children,
}: EditorDrawerProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  const [isLeaving, setLeaving] = useState(false);
  const leave = (): void => (isChanged ? setLeaving(true) : onClose());

  useEffect(() => {
    if (tries === 0) return;
    const field = form.current?.querySelector('.hint-error')?.closest('.field');
    field?.querySelector<HTMLElement>('input, textarea, select, button')?.focus();
  }, [tries]);

  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    setTries(tries + 1);
    onSave();
  };

  return (
    <>
      <Drawer
        title={title}
        onClose={leave}
        footer={
          <>
            <Button kind="line" onClick={leave}>
              {words.cancel}
            </Button>
            <Button type="submit" form={id} busy={busy}>
              {saveLabel}
            </Button>
          </>
        }
      >
        <form ref={form} id={id} className={`editor ${className}`.trim()} onSubmit={save} noValidate>
          {onDiscard && (
            <HintBox>
              <p>{words.keptDraft}</p>
              <Button kind="line" size="small" onClick={onDiscard}>
                {words.discard.yes}
              </Button>
            </HintBox>
          )}
          {children}
        </form>
      </Drawer>
      {isLeaving && (
        <ConfirmDialog
          title={words.discard.title}
          text={words.discard.text}
          confirmLabel={words.discard.yes}
          cancelLabel={words.discard.no}
          kind="danger"
          onConfirm={onClose}
          onClose={() => setLeaving(false)}
        />
      )}
    </>
  );
}
