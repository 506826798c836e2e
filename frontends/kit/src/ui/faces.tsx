import { Check } from '@phosphor-icons/react/dist/csr/Check';
import type { ReactNode } from 'react';

import { Avatar } from '../art/avatar.js';
import { initialsOf, listOf } from '../words/format.js';
import { ManyField } from './form/choice-field.js';

/** Somebody with a face. */
export interface Person {
  readonly id: string;
  readonly displayName: string;
  readonly avatar: string | null;
}

/** A row of faces that overlap a little; spoken as their names. */
export const Faces = ({ people, size = 28 }: { readonly people: readonly Person[]; readonly size?: number }) =>
  people.length === 0 ? null : (
    <span className="faces" role="img" aria-label={listOf(people.map(({ displayName }) => displayName))}>
      {people.map(({ id, displayName, avatar }) => (
        <Avatar key={id} name={avatar} size={size} initials={initialsOf(displayName)} />
      ))}
    </span>
  );

interface FacesFieldProps {
  readonly label: ReactNode;
  readonly error?: ReactNode;
  readonly people: readonly Person[];
  readonly value: readonly string[];
  readonly onChange: (ids: string[]) => void;
}

/** For whom: any of these people, by face and name. */
export const FacesField = ({ people, value, ...field }: FacesFieldProps) => (
  <ManyField
    {...field}
    look="token"
    value={value}
    options={people.map(({ id, displayName, avatar }) => ({
      value: id,
      icon: <Avatar name={avatar} size={36} initials={initialsOf(displayName)} />,
      label: (
        <>
          {displayName}
          {value.includes(id) && <Check size={18} weight="bold" aria-hidden />}
        </>
      ),
    }))}
  />
);
