import { type AffinityFields, rangeProblem, type RangeProblem } from '@alcancia/contracts/marketing';
import { changedValues, failure } from '@alcancia/server-kit';

const said: Readonly<Record<RangeProblem, string>> = {
  upside_down: 'El mínimo no puede pasar del máximo.',
  overlaps: 'Este rango se cruza con otro.',
  gap: 'Los rangos deben ir de 0 a 100 sin dejar huecos.',
};

/** Ranges in their order, which must cover 0 to 100; of a comparison both titles (G38). */
export function readyFields({ ranges, abTestConfig, ...fields }: AffinityFields): AffinityFields {
  const sorted = ranges.toSorted((one, other) => one.min - other.min);
  const wrong = rangeProblem(sorted);
  if (wrong) {
    const nth = Math.max(
      0,
      ranges.findIndex((range) => range === sorted[wrong.nth]),
    );
    throw failure('invalid_input', {}, [{ field: `ranges.${nth}.min`, message: said[wrong.what] }]);
  }
  const keys = abTestConfig.variants.map(({ key }) => key).toSorted();
  if (new Set(keys).size < keys.length || (abTestConfig.enabled && keys.length < 2))
    throw failure('invalid_input', {}, [
      { field: 'abTestConfig.variants', message: 'La prueba A/B necesita un título para A y otro para B.' },
    ]);
  return { ...fields, ranges: sorted, abTestConfig };
}

export const hasOtherQuestions = (one: AffinityFields, other: AffinityFields): boolean =>
  JSON.stringify(one.questions.map(({ text }) => text)) !== JSON.stringify(other.questions.map(({ text }) => text));

/** As the audit log keeps it. */
const inWords = (fields: AffinityFields): Record<string, string | null> => ({
  title: fields.title,
  subtitle: fields.subtitle,
  measured: fields.analyticsEnabled ? 'yes' : 'no',
  questions: fields.questions.map(({ text }) => text).join(' · '),
  ranges: fields.ranges
    .map(({ min, max, label, message, emoji, color, showConfetti, showStars }) =>
      [`${min}–${max} ${emoji} ${label}: ${message} ${color}`, showConfetti && '🎉', showStars && '⭐']
        .filter((part) => part !== false)
        .join(' '),
    )
    .join(' · '),
  cta: [fields.ctaConfig.primary, ...fields.ctaConfig.secondary]
    .map(({ text, route }) => `${text} → ${route}`)
    .concat(fields.ctaConfig.primary.icon)
    .join(' · '),
  comparison: fields.abTestConfig.enabled ? 'on' : 'off',
  variants: fields.abTestConfig.variants.map(({ key, title }) => `${key}: ${title}`).join(' · '),
});

export const changedFields = (before: AffinityFields, after: AffinityFields) =>
  changedValues(inWords(before), inWords(after));
