import { TextArea } from '@alcancia/web-kit/ui';

import { words } from './words/offers.js';

interface DescriptionFieldProps {
  readonly hint: string;
  readonly isRefused: boolean;
  readonly value: string;
  readonly onChange: (description: string) => void;
}

/** An optional description. */
export const DescriptionField = ({ isRefused, ...field }: DescriptionFieldProps) => (
  <TextArea
    {...field}
    label={words.description}
    isOptional
    error={isRefused ? words.descriptionRefused : undefined}
    maxLength={300}
    rows={3}
  />
);
