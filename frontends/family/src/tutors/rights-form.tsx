import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { ChildView, GuardianView } from '@alcancia/contracts/identity';
import { EditorDrawer, toastError } from '@alcancia/web-kit/ui';

import { AreasField } from '../areas-field.js';
import { useDraft } from '../use-draft.js';
import { words } from '../words/tutors.js';
import { guardiansOf, useChangeRights } from './tutors.queries.js';

interface RightsFormProps {
  readonly child: ChildView;
  readonly guardian: GuardianView;
  readonly onClose: () => void;
}

/** The owner says anew what a guardian may do with one child: what they may as the form was opened, or loaded again. */
export function RightsForm({ child, guardian, onClose }: RightsFormProps) {
  const client = useQueryClient();
  const [opened, setOpened] = useState(guardian);
  const reload = async (): Promise<void> => {
    const { guardians } = await client.fetchQuery({ ...guardiansOf(child.id), staleTime: 0 });
    const now = guardians.find(({ adultId }) => adultId === guardian.adultId);
    if (now) setOpened(now);
    else onClose();
  };
  return (
    <Form
      key={opened.version}
      child={child}
      guardian={opened}
      onClose={onClose}
      onReload={() => void reload().catch((thrown: unknown) => toastError(thrown))}
    />
  );
}

interface FormProps extends RightsFormProps {
  readonly onReload: () => void;
}

function Form({ child, guardian: { adultId, displayName, permissions, version }, onClose, onReload }: FormProps) {
  const form = useDraft({
    name: `rights ${child.id} ${adultId} ${version}`,
    start: () => permissions,
    problemsOf: () => [],
    onClose,
    onReload,
  });
  const change = useChangeRights();
  const save = (): void =>
    change.mutate({ childId: child.id, adultId, permissions: form.draft, version }, form.answered(words.changed));
  return (
    <EditorDrawer
      title={words.changeTitle(displayName, child.displayName)}
      saveLabel={words.save}
      busy={change.isPending}
      isChanged={form.isChanged}
      onDiscard={form.discard}
      onSave={save}
      onClose={form.close}
    >
      <AreasField value={form.draft} onChange={form.set} />
    </EditorDrawer>
  );
}
