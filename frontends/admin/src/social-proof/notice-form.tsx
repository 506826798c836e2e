import { defaultCity, type KeptProof, type ProofIcon, proofIcons } from '@alcancia/contracts/marketing';
import { pictureOf } from '@alcancia/web-kit/social-proof';
import {
  HintBox,
  NumberField,
  readyNumber,
  SelectField,
  SwitchField,
  TextField,
  type TypedNumber,
} from '@alcancia/web-kit/ui';

import { FormDrawer } from '../form-drawer.js';
import { useDraft } from '../use-draft.js';
import { words as catalogue } from '../words/catalogues.js';
import { words } from '../words/social-proof.js';
import { useCreateNotice, useUpdateNotice } from './social-proof.queries.js';

interface NoticeDraft {
  readonly name: string;
  readonly action: string;
  readonly icon: ProofIcon;
  readonly city: string;
  readonly isActive: boolean;
  readonly sortOrder: TypedNumber;
}

const icons = proofIcons.map((icon) => ({ value: icon, label: `${pictureOf(icon)} ${words.icons[icon]}` }));

const isReady = ({ name, action, city, sortOrder }: NoticeDraft): boolean =>
  [name, action, city].every((typed) => typed.trim() !== '') && typeof sortOrder === 'number';

const draftOf = ({ name, action, icon, city, isActive, sortOrder }: KeptProof): NoticeDraft => ({
  name,
  action,
  icon,
  city,
  isActive,
  sortOrder,
});

interface NoticeFormProps {
  /** What is changed; null for a new one. */
  readonly notice: KeptProof | null;
  /** Where a new one stands. */
  readonly order: number;
  readonly onClose: () => void;
}

/** What a written notice says, and whether it is shown. */
export function NoticeForm({ notice, order, onClose }: NoticeFormProps) {
  const form = useDraft<NoticeDraft>({
    name: notice ? `notice ${notice.id} ${notice.version}` : 'notice new',
    start: () =>
      notice
        ? draftOf(notice)
        : { name: '', action: '', icon: 'Users', city: defaultCity, isActive: true, sortOrder: order },
    isReady,
    onClose,
  });
  const { draft, set, isChecked } = form;
  const missing = (typed: string, said: string): string | undefined =>
    isChecked && typed.trim() === '' ? said : undefined;
  const create = useCreateNotice();
  const update = useUpdateNotice();
  const send = (): void => {
    if (!form.isReady()) return;
    const name = draft.name.trim();
    const typed = { ...draft, name, action: draft.action.trim(), city: draft.city.trim() };
    const fields = { ...typed, sortOrder: readyNumber(draft.sortOrder) };
    if (!notice) return create.mutate(fields, form.answered(words.created(name)));
    update.mutate({ ...fields, id: notice.id, version: notice.version }, form.answered(words.saved(name)));
  };
  return (
    <FormDrawer
      form={form}
      title={notice ? words.editTitle(notice.name) : words.create}
      isSaving={create.isPending || update.isPending}
      onSave={send}
    >
      <TextField
        label={words.name}
        error={missing(draft.name, words.nameMissing)}
        value={draft.name}
        onChange={(name) => set({ name })}
        maxLength={40}
        autoComplete="off"
      />
      <TextField
        label={words.action}
        error={missing(draft.action, words.actionMissing)}
        value={draft.action}
        onChange={(action) => set({ action })}
        maxLength={80}
        autoComplete="off"
      />
      <SelectField label={words.icon} options={icons} value={draft.icon} onChange={(icon) => set({ icon })} />
      <TextField
        label={words.city}
        error={missing(draft.city, words.cityMissing)}
        value={draft.city}
        onChange={(city) => set({ city })}
        maxLength={40}
        autoComplete="off"
      />
      <NumberField
        label={catalogue.order}
        value={draft.sortOrder}
        onChange={(sortOrder) => set({ sortOrder })}
        min={1}
        max={999}
        isChecked={isChecked}
      />
      <SwitchField label={words.shown} checked={draft.isActive} onChange={(isActive) => set({ isActive })} />
      <HintBox>{words.honest}</HintBox>
    </FormDrawer>
  );
}
