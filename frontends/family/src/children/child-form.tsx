import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import type { ChildView } from '@alcancia/contracts/identity';
import { avatars, palettes } from '@alcancia/contracts/values';
import { format } from '@alcancia/web-kit';
import { Avatar, paletteNames, petKits } from '@alcancia/web-kit/art';
import { ChoiceField, EditorDrawer, SelectField, TextField } from '@alcancia/web-kit/ui';

import { useDraft } from '../use-draft.js';
import { words } from '../words/children.js';
import { draftOf, fieldsOf, newDraft, problemsOf, profileOf } from './child-draft.js';
import { ownChildren, useCreateChild, useUpdateChild } from './children.queries.js';

type Gender = keyof typeof words.form.genders;

const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));
const oldestChild = 17;
const genders = Object.entries(words.form.genders).map(([value, label]) => ({ value: value as Gender, label }));

interface ChildFormProps {
  /** The child that is edited; absent for a new one. */
  readonly child?: ChildView;
  readonly onClose: () => void;
  /** Somebody changed it meanwhile: show what it is now. */
  readonly onReload?: () => void;
}

/** Name and birth month of a child, and for a new one the character and colour with which its world begins (G20). */
export function ChildForm({ child, onClose, onReload = onClose }: ChildFormProps) {
  const siblings = useQuery(ownChildren).data?.children ?? [];
  const form = useDraft({
    name: child ? `child ${child.id} ${child.version}` : 'child new',
    start: () => (child ? draftOf(child) : newDraft(siblings)),
    problemsOf,
    onClose,
    onReload,
  });
  const [thisYear] = useState(() => new Date().getFullYear());
  const create = useCreateChild();
  const update = useUpdateChild();
  const navigate = useNavigate();

  const { draft, set } = form;
  const { displayName, month, year, gender, avatar, palette } = draft;
  const years = Array.from({ length: oldestChild + 1 }, (_, at) => String(thisYear - at));
  const refusal = (field: keyof typeof words.form.refused) =>
    form.isRefused(field) ? words.form.refused[field] : undefined;
  const nameError = form.isWrong('displayName') ? words.form.missingName : refusal('displayName');
  const birthError = form.isWrong('birth') ? words.form.missingBirth : refusal('birthMonth');

  const save = (): void => {
    if (!form.isReady()) return;
    if (child) {
      const { id, version } = child;
      return update.mutate({ ...profileOf(draft), childId: id, version }, form.answered({ title: words.form.saved }));
    }
    const said = {
      title: words.form.created(displayName.trim()),
      text: words.form.createdText,
      action: { label: words.form.setGoal, onClick: () => void navigate('/goals?new=1') },
    };
    create.mutate(fieldsOf(draft), form.answered(said));
  };

  return (
    <EditorDrawer
      title={child ? words.form.edit(child.displayName) : words.form.create}
      saveLabel={words.form.save}
      busy={create.isPending || update.isPending}
      isChanged={form.isChanged}
      onDiscard={form.discard}
      onSave={save}
      onClose={form.close}
    >
      <div className="stack child-form" data-palette={palette}>
        <div className="preview">
          <Avatar name={avatar} size={96} label={petKits[avatar].n} />
        </div>
        <TextField
          label={words.form.name}
          hint={words.form.nameHint}
          error={nameError}
          value={displayName}
          onChange={(name) => set({ displayName: name })}
          maxLength={40}
          autoComplete="off"
        />
        <div className="birth">
          <SelectField
            label={words.form.month}
            error={birthError}
            value={month}
            onChange={(chosen) => set({ month: chosen })}
            placeholder="—"
            options={months.map((value) => ({
              value,
              label: format.monthOf(`2024-${value}-01`).split(' ')[0] ?? value,
            }))}
          />
          <SelectField
            label={words.form.year}
            value={year}
            onChange={(chosen) => set({ year: chosen })}
            placeholder="—"
            options={years.map((value) => ({ value, label: value }))}
          />
        </div>
        {!child && (
          <>
            <ChoiceField
              label={words.form.avatar}
              look="opt"
              options={avatars.map((value) => ({
                value,
                label: <span className="sr">{petKits[value].n}</span>,
                icon: <Avatar name={value} size={52} />,
              }))}
              value={avatar}
              onChange={(chosen) => set({ avatar: chosen })}
            />
            <ChoiceField
              label={words.form.color}
              look="opt"
              options={palettes.map((value) => ({
                value,
                label: <span className="sr">{paletteNames[value]}</span>,
                icon: <span className="swatch" data-palette={value} title={paletteNames[value]} aria-hidden />,
              }))}
              value={palette}
              onChange={(chosen) => set({ palette: chosen })}
            />
          </>
        )}
        <SelectField
          label={words.form.gender}
          isOptional
          value={gender}
          onChange={(chosen) => set({ gender: chosen })}
          options={genders}
        />
        {!child && <p className="caption">{words.form.consent}</p>}
      </div>
    </EditorDrawer>
  );
}
