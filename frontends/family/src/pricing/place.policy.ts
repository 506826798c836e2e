import type { PlanCurrency } from '@alcancia/contracts/billing';

/** Where the browser seems to be, and in which currency prices are shown there. */
export interface Place {
  /** ISO 3166; null where nothing tells. */
  readonly country: string | null;
  readonly currency: PlanCurrency;
}

/** Prices fall back to it (spec 1 §9, G45). */
const fallback = 'USD';

/** Spec 1 §3. Its second map (GB, CA) names currencies in which nothing is sold: there prices fall back, too (G45). */
const currencies = new Map<string, PlanCurrency>([
  ['MX', 'MXN'],
  ['US', 'USD'],
  ['AR', 'ARS'],
  ['CO', 'COP'],
  ['CL', 'CLP'],
  ['PE', 'PEN'],
  ['BR', 'BRL'],
  ['UY', 'UYU'],
  ['ES', 'EUR'],
  ['FR', 'EUR'],
  ['DE', 'EUR'],
  ['IT', 'EUR'],
  ['PT', 'EUR'],
]);

/** Time zones by the country they lie in. What begins with `/` is a group of zones. */
const zones: Readonly<Record<string, string>> = {
  MX: `Mexico_City Cancun Merida Monterrey Matamoros Chihuahua Ciudad_Juarez Ojinaga Mazatlan Bahia_Banderas Hermosillo
       Tijuana`,
  US: 'New_York Chicago Denver Los_Angeles Phoenix Detroit Anchorage Boise',
  AR: 'Buenos_Aires /Argentina',
  CO: 'Bogota',
  CL: 'Santiago Punta_Arenas Coyhaique',
  PE: 'Lima',
  BR: `Sao_Paulo Bahia Fortaleza Recife Belem Manaus Cuiaba Campo_Grande Porto_Velho Rio_Branco Boa_Vista Maceio
       Araguaina Santarem Noronha`,
  UY: 'Montevideo',
  ES: 'Madrid Ceuta Canary',
  FR: 'Paris',
  DE: 'Berlin',
  IT: 'Rome',
  PT: 'Lisbon Madeira Azores',
  GB: 'London',
  CA: 'Toronto Vancouver Edmonton Winnipeg Halifax Regina St_Johns',
};
const countriesByZone = new Map(
  Object.entries(zones).flatMap(([country, names]) => names.split(/\s+/).map((zone) => [zone, country] as const)),
);

function countryOfZone(timeZone: string): string | null {
  const [region = '', ...rest] = timeZone.split('/');
  if (!['America', 'Europe', 'Atlantic'].includes(region)) return null;
  const names = [rest.at(-1) ?? '', ...rest.map((name) => `/${name}`)];
  return names.map((name) => countriesByZone.get(name)).find((country) => country !== undefined) ?? null;
}

/** The region of the first language that names one that stands for a country: 'es-MX', not 'es-419'. */
const countryOfLanguage = (languages: readonly string[]): string | null =>
  languages.map((language) => /-([A-Z]{2})\b/.exec(language)?.[1]).find((region) => region !== undefined) ?? null;

/** The place that the server has found. Where a country's own currency is not known here, what the server says of it. */
export function placeIn(country: string, said: string | null): Place {
  const shown = [...currencies.values()].find((currency) => currency === said);
  return { country, currency: currencies.get(country) ?? shown ?? fallback };
}

/** By the time zone, which tells where somebody is, then by the languages. */
export function placeOf(timeZone: string, languages: readonly string[]): Place {
  const country = countryOfZone(timeZone) ?? countryOfLanguage(languages);
  return { country, currency: (country && currencies.get(country)) || fallback };
}
