const numbers = new Intl.NumberFormat('es');

export const numberText = (value: number): string => numbers.format(value);

/** Whole units with the sign that people know; the code stands beside it (spec 1 §6). */
export const priceText = (cents: number, currency: string): string => {
  const sign = { EUR: '€', PEN: 'S/', BRL: 'R$' }[currency] ?? '$';
  return `${sign}${numbers.format(Math.round(cents / 100))}`;
};

const days = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' });

/** Where a public claim comes from (G39). */
export const claimText = ({ source, measuredOn }: { readonly source: string; readonly measuredOn: string }): string =>
  `Fuente: ${source}, ${days.format(new Date(`${measuredOn}T00:00:00Z`))}.`;
