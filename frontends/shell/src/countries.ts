const codes = 'AR BO BR CA CL CO CR CU DE DO EC ES FR GB GQ GT HN IT MX NI PA PE PR PT PY SV US UY VE'.split(' ');

const names = new Intl.DisplayNames('es', { type: 'region' });

/** The countries on offer, by their Spanish names. */
export const countries = codes
  .map((value) => ({ value, label: names.of(value) ?? value }))
  .sort((a, b) => a.label.localeCompare(b.label, 'es'));

/** The country that the browser's language names, if it is on offer: 'es-MX' → 'MX'. */
export const countryOf = (language: string): string | null => {
  const region = /-([A-Z]{2})\b/.exec(language)?.[1];
  return region && codes.includes(region) ? region : null;
};
