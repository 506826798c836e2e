import { type SharePlatform, sharePlatforms } from '@alcancia/contracts/marketing';
import { ChoiceField, ManyField, SwitchField, TextArea, TextField } from '@alcancia/web-kit/ui';

import { type ProblemKind, words } from '../words/landings.js';
import type { LandingDraft } from './landing-draft.js';

const platforms = sharePlatforms.map((value) => ({ value, label: words.platforms[value] }));
const positions = (['sticky_right', 'inline'] as const).map((value) => ({ value, label: words.positions[value] }));

interface TextsEditorProps {
  readonly draft: LandingDraft;
  readonly isMoved: boolean;
  readonly problem: (place: string) => ProblemKind | undefined;
  readonly onChange: (change: Partial<LandingDraft>) => void;
}

type LineName = { [K in keyof LandingDraft]: LandingDraft[K] extends string ? K : never }[keyof LandingDraft];

/** Everything of a page but its sections. */
export function TextsEditor({ draft, isMoved, problem, onChange }: TextsEditorProps) {
  const line = (
    name: LineName,
    label: string,
    maxLength: number,
    place: string,
    more: { readonly hint?: string; readonly isOptional?: boolean } = {},
  ) => (
    <TextField
      {...more}
      label={label}
      error={words.problem(problem(place))}
      value={draft[name]}
      onChange={(typed) => onChange({ [name]: typed })}
      maxLength={maxLength}
      autoComplete="off"
    />
  );
  const area = (name: LineName, label: string, maxLength: number, place: string) => (
    <TextArea
      label={label}
      error={words.problem(problem(place))}
      isOptional
      value={draft[name]}
      onChange={(typed) => onChange({ [name]: typed })}
      maxLength={maxLength}
      rows={2}
    />
  );
  return (
    <div className="landing-texts">
      <TextField
        label={words.slug}
        hint={isMoved ? words.redirects : words.slugHint}
        error={problem('slug') && words.slugWrong}
        value={draft.slug}
        onChange={(slug) => onChange({ slug })}
        maxLength={60}
        autoComplete="off"
      />
      {line('title', words.metaTitle, 120, 'title')}
      {area('metaDescription', words.metaDescription, 320, 'metaDescription')}
      {line('ogImage', words.ogImage, 300, 'ogImage', { hint: words.ogImageHint, isOptional: true })}
      {line('heroTitle', words.heroTitle, 80, 'hero.title')}
      {line('heroEmphasis', words.heroEmphasis, 40, 'hero.emphasis', { isOptional: true })}
      {area('heroSubtitle', words.heroSubtitle, 300, 'hero.subtitle')}
      <div className="two">
        {line('primaryText', words.primaryText, 60, 'authCta.primary.text')}
        {line('primaryTo', words.primaryTo, 300, 'authCta.primary.to', { hint: words.addressHint })}
      </div>
      <div className="two">
        {line('secondaryText', words.secondaryText, 60, 'authCta.secondary.text', { isOptional: true })}
        {line('secondaryTo', words.secondaryTo, 300, 'authCta.secondary.to', { isOptional: true })}
      </div>
      {line('note', words.note, 120, 'authCta.note', { isOptional: true })}
      <SwitchField
        label={words.pricing}
        checked={draft.isPricingVisible}
        onChange={(isPricingVisible) => onChange({ isPricingVisible })}
      />
      {draft.isPricingVisible &&
        line('customCtaText', words.customCtaText, 40, 'pricing.customCtaText', {
          hint: words.customCtaHint,
          isOptional: true,
        })}
      <SwitchField label={words.share} checked={draft.isShared} onChange={(isShared) => onChange({ isShared })} />
      {draft.isShared && (
        <>
          <ManyField<SharePlatform>
            label={words.sharedOn}
            options={platforms}
            look="pick"
            value={draft.platforms}
            onChange={(chosen) => onChange({ platforms: chosen })}
          />
          <ChoiceField
            label={words.position}
            options={positions}
            value={draft.position}
            onChange={(position) => onChange({ position })}
          />
        </>
      )}
    </div>
  );
}
