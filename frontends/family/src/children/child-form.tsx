import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import type { ChildView } from '@alcancia/contracts/identity';
import { avatars, palettes } from '@alcancia/contracts/values';
import { format } from '@alcancia/web-kit';
import { Avatar, petKits } from '@alcancia/web-kit/art';
import { ChoiceField, EditorDrawer, SelectField, TextField, toast, toastError } from '@alcancia/web-kit/ui';

import { words } from '../words/children.js';
import { ownChildren, useCreateChild, useUpdateChild } from './children.queries.js';

type Gender = keyof typeof words.form.genders;

const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));
const oldestChild = 17;
const genders = Object.entries(words.form.genders).map(([value, label]) => ({ value: value as Gender, label }));

/** The avatars to choose from; the fox is the default. */
const avatarsInOrder = [
  'fox',
  ...avatars.filter((name) => name !== 'fox'),
] as const satisfies readonly ChildView['avatar'][];

/** The first one that no brother or sister has, so that each child is told apart. */
const firstFree = <K extends 'avatar' | 'palette'>(
  all: readonly [ChildView[K], ...ChildView[K][]],
  siblings: readonly ChildView[],
  of: K,
): ChildView[K] => all.find((one) => siblings.every((sibling) => sibling[of] !== one)) ?? all[0];

interface ChildFormProps {
  /** The child that is edited; absent for a new one. */
  readonly child?: ChildView;
  readonly onClose: () => void;
}

/** Name, birth month, character and colour: a new child, or the same one changed (G20). */
export function ChildForm({ child, onClose }: ChildFormProps) {
  const [birthYear, birthMonth] = child?.birthMonth.split('-') ?? ['', ''];
  const [displayName, setName] = useState(child?.displayName ?? '');
  const [month, setMonth] = useState(birthMonth ?? '');
  const [year, setYear] = useState(birthYear ?? '');
  const [gender, setGender] = useState<Gender>(child?.gender ?? 'unsaid');
  const siblings = useQuery(ownChildren).data?.children ?? [];
  const [avatar, setAvatar] = useState(() => child?.avatar ?? firstFree(avatarsInOrder, siblings, 'avatar'));
  const [palette, setPalette] = useState(() => child?.palette ?? firstFree(palettes, siblings, 'palette'));
  const [wasSent, setSent] = useState(false);
  const [thisYear] = useState(() => new Date().getFullYear());
  const create = useCreateChild();
  const update = useUpdateChild();
  const navigate = useNavigate();

  const isChanged = child
    ? displayName !== child.displayName ||
      `${year}-${month}` !== child.birthMonth ||
      gender !== child.gender ||
      avatar !== child.avatar ||
      palette !== child.palette
    : `${displayName}${year}${month}` !== '';
  const years = Array.from({ length: oldestChild + 1 }, (_, at) => String(thisYear - at));
  const nameError = wasSent && displayName.trim() === '' ? words.form.missingName : undefined;
  const birthError = wasSent && (month === '' || year === '') ? words.form.missingBirth : undefined;

  const save = (): void => {
    setSent(true);
    if (displayName.trim() === '' || month === '' || year === '') return;
    const fields = { displayName, birthMonth: `${year}-${month}`, gender, avatar, palette };
    const onError = (error: Parameters<typeof toastError>[0]) => toastError(error);
    if (child) {
      const onSuccess = () => {
        toast({ kind: 'success', title: words.form.saved });
        onClose();
      };
      update.mutate({ ...fields, childId: child.id, version: child.version }, { onSuccess, onError });
      return;
    }
    const onSuccess = () => {
      toast({
        kind: 'success',
        title: words.form.created(displayName.trim()),
        text: words.form.createdText,
        action: { label: words.form.setGoal, onClick: () => void navigate('/goals?new=1') },
      });
      onClose();
    };
    create.mutate(fields, { onSuccess, onError });
  };

  return (
    <EditorDrawer
      title={child ? words.form.edit(child.displayName) : words.form.create}
      saveLabel={words.form.save}
      busy={create.isPending || update.isPending}
      isChanged={isChanged}
      onSave={save}
      onClose={onClose}
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
          onChange={setName}
          maxLength={40}
          autoComplete="off"
        />
        <div className="birth">
          <SelectField
            label={words.form.month}
            error={birthError}
            value={month}
            onChange={setMonth}
            placeholder="—"
            options={months.map((value) => ({
              value,
              label: format.monthOf(`2024-${value}-01`).split(' ')[0] ?? value,
            }))}
          />
          <SelectField
            label={words.form.year}
            value={year}
            onChange={setYear}
            placeholder="—"
            options={years.map((value) => ({ value, label: value }))}
          />
        </div>
        <ChoiceField
          label={words.form.avatar}
          look="opt"
          options={avatars.map((value) => ({
            value,
            label: <span className="sr">{petKits[value].n}</span>,
            icon: <Avatar name={value} size={52} />,
          }))}
          value={avatar}
          onChange={setAvatar}
        />
        <ChoiceField
          label={words.form.color}
          look="opt"
          options={palettes.map((value) => ({
            value,
            label: <span className="sr">{words.palettes[value]}</span>,
            icon: <span className="swatch" data-palette={value} title={words.palettes[value]} />,
          }))}
          value={palette}
          onChange={setPalette}
        />
        <SelectField label={words.form.gender} isOptional value={gender} onChange={setGender} options={genders} />
      </div>
    </EditorDrawer>
  );
}
