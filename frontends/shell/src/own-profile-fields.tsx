import { MapPin } from '@phosphor-icons/react/dist/csr/MapPin';
import { Smiley } from '@phosphor-icons/react/dist/csr/Smiley';
import { User } from '@phosphor-icons/react/dist/csr/User';
import type { ReactNode } from 'react';

import { guardianshipWords } from '@alcancia/web-kit';
import { ChoiceField, NumberField, type Option, SelectField, TextField } from '@alcancia/web-kit/ui';

import { countries } from './countries.js';
import './own-profile-fields.css';
import { adultAge, type ProfileComplaints, type ProfileForm } from './own-profile.js';
import { words } from './words/onboarding.js';

const optionsOf = <V extends string>(names: Readonly<Record<V, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label })) as Option<V>[];

const genders = optionsOf(words.genders);
const relationships = optionsOf(guardianshipWords.relationships);

interface OwnProfileFieldsProps {
  readonly form: ProfileForm;
  readonly complaints: ProfileComplaints;
  readonly onChange: (change: Partial<ProfileForm>) => void;
  /** More fields below. */
  readonly children?: ReactNode;
}

/** The own data of an adult. */
export const OwnProfileFields = ({ form, complaints, onChange, children }: OwnProfileFieldsProps) => (
  <div className="profile-fields">
    <TextField
      label={words.fullName}
      autoComplete="name"
      maxLength={100}
      icon={<User size={20} />}
      value={form.fullName ?? ''}
      error={complaints.fullName}
      onChange={(fullName) => onChange({ fullName })}
    />
    <TextField
      label={words.displayName}
      autoComplete="nickname"
      maxLength={40}
      icon={<Smiley size={20} />}
      value={form.displayName ?? ''}
      error={complaints.displayName}
      onChange={(displayName) => onChange({ displayName })}
    />
    <NumberField
      label={words.age}
      {...adultAge}
      value={form.age}
      isChecked={complaints.age !== undefined}
      error={/^\d{0,2}$/.test(String(form.age)) ? complaints.age : undefined}
      onChange={(age) => onChange({ age })}
    />
    <SelectField
      label={words.gender}
      options={genders}
      value={form.gender ?? ''}
      error={complaints.gender}
      onChange={(gender) => onChange({ gender })}
    />
    <SelectField
      label={words.country}
      autoComplete="country"
      icon={<MapPin size={20} />}
      options={countries}
      value={form.country ?? ''}
      error={complaints.country}
      onChange={(country) => onChange({ country })}
    />
    <ChoiceField
      label={words.relationship}
      options={relationships}
      value={form.relationshipType}
      error={complaints.relationshipType}
      onChange={(relationshipType) => onChange({ relationshipType })}
    />
    {children}
  </div>
);
