import { Button, CheckField, NumberField, TextArea, TextField } from '@alcancia/web-kit/ui';

import { words } from '../words/affinity.js';
import { isColor, type RangeDraft } from './test-draft.js';

interface RangeFieldsProps {
  readonly nth: number;
  readonly range: RangeDraft;
  readonly isChecked: boolean;
  readonly onChange: (changed: Partial<RangeDraft>) => void;
  /** Absent: the last one stays. */
  readonly onRemove: (() => void) | undefined;
}

/** One range: from where to where, and what it says. */
export function RangeFields({ nth, range, isChecked, onChange, onRemove }: RangeFieldsProps) {
  const missing = (typed: string): string | undefined => (isChecked && typed.trim() === '' ? words.missing : undefined);
  return (
    <fieldset className="stack" style={{ border: 0, padding: 0, margin: 0 }}>
      <legend>
        <b>{words.rangeNth(nth)}</b>
      </legend>
      <div className="two">
        <NumberField
          label={words.min}
          value={range.min}
          onChange={(min) => onChange({ min })}
          min={0}
          max={100}
          isChecked={isChecked}
        />
        <NumberField
          label={words.max}
          value={range.max}
          onChange={(max) => onChange({ max })}
          min={0}
          max={100}
          isChecked={isChecked}
        />
      </div>
      <TextField
        label={words.label}
        error={missing(range.label)}
        value={range.label}
        onChange={(label) => onChange({ label })}
        maxLength={60}
        autoComplete="off"
      />
      <TextArea
        label={words.message}
        error={missing(range.message)}
        value={range.message}
        onChange={(message) => onChange({ message: message.replaceAll('\n', ' ') })}
        maxLength={400}
        rows={3}
      />
      <div className="two">
        <TextField
          label={words.emoji}
          error={missing(range.emoji)}
          value={range.emoji}
          onChange={(emoji) => onChange({ emoji })}
          maxLength={16}
          autoComplete="off"
        />
        <TextField
          label={words.color}
          error={isChecked && !isColor(range.color) ? words.colorWrong : undefined}
          value={range.color}
          onChange={(color) => onChange({ color })}
          maxLength={7}
          autoComplete="off"
        />
      </div>
      <CheckField
        label={words.confetti}
        checked={range.showConfetti}
        onChange={(showConfetti) => onChange({ showConfetti })}
      />
      <CheckField label={words.stars} checked={range.showStars} onChange={(showStars) => onChange({ showStars })} />
      {onRemove && (
        <Button kind="bare" size="small" onClick={onRemove}>
          {words.removeRange(nth)}
        </Button>
      )}
    </fieldset>
  );
}
