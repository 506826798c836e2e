import type { ReactNode } from 'react';

import { EditorDrawer } from '@alcancia/web-kit/ui';

import type { DraftForm } from './use-draft.js';
import { words } from './words/catalogues.js';

interface FormDrawerProps {
  readonly form: DraftForm;
  readonly title: string;
  readonly saveLabel?: string;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly children: ReactNode;
}

/** The drawer of a form that is typed with `useDraft`. */
export function FormDrawer({ form, title, saveLabel = words.save, isSaving, onSave, children }: FormDrawerProps) {
  return (
    <EditorDrawer
      title={title}
      saveLabel={saveLabel}
      busy={isSaving}
      isChanged={form.isChanged}
      onDiscard={form.discard}
      onSave={onSave}
      onClose={form.close}
    >
      {children}
    </EditorDrawer>
  );
}
