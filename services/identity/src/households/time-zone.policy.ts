/** Time zones of the countries that the product offers, the most peopled first (G4). */
const zonesByCountry: Readonly<Record<string, readonly [string, ...string[]]>> = {
  MX: [
    'America/Mexico_City',
    'America/Monterrey',
    'America/Tijuana',
    'America/Hermosillo',
    'America/Cancun',
    'America/Merida',
    'America/Mazatlan',
    'America/Chihuahua',
    'America/Ciudad_Juarez',
    'America/Matamoros',
    'America/Ojinaga',
    'America/Bahia_Banderas',
  ],
  US: [
    'America/New_York',
    'America/Chicago',
    'America/Denver',
    'America/Phoenix',
    'America/Los_Angeles',
    'America/Anchorage',
    'Pacific/Honolulu',
  ],
  AR: ['America/Argentina/Buenos_Aires'],
  BO: ['America/La_Paz'],
  BR: [
    'America/Sao_Paulo',
    'America/Bahia',
    'America/Fortaleza',
    'America/Recife',
    'America/Manaus',
    'America/Cuiaba',
    'America/Belem',
    'America/Rio_Branco',
    'America/Noronha',
  ],
  CA: [
    'America/Toronto',
    'America/Winnipeg',
    'America/Edmonton',
    'America/Vancouver',
    'America/Halifax',
    'America/St_Johns',
  ],
  CL: ['America/Santiago', 'America/Punta_Arenas', 'Pacific/Easter'],
  CO: ['America/Bogota'],
  CR: ['America/Costa_Rica'],
  CU: ['America/Havana'],
  DE: ['Europe/Berlin'],
  DO: ['America/Santo_Domingo'],
  EC: ['America/Guayaquil', 'Pacific/Galapagos'],
  ES: ['Europe/Madrid', 'Atlantic/Canary', 'Africa/Ceuta'],
  FR: ['Europe/Paris'],
  GB: ['Europe/London'],
  GT: ['America/Guatemala'],
  HN: ['America/Tegucigalpa'],
  IT: ['Europe/Rome'],
  NI: ['America/Managua'],
  PA: ['America/Panama'],
  PE: ['America/Lima'],
  PR: ['America/Puerto_Rico'],
  PT: ['Europe/Lisbon', 'Atlantic/Madeira', 'Atlantic/Azores'],
  PY: ['America/Asuncion'],
  SV: ['America/El_Salvador'],
  UY: ['America/Montevideo'],
  VE: ['America/Caracas'],
};

const namedZone = /^(?:UTC|[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+){1,2})$/;

/** The zone in its own spelling, or null when the calendar does not know it. Offsets ('+05:00') are not zones. */
export function knownTimeZone(name: string): string | null {
  if (!namedZone.test(name)) return null;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    // The calendar answers some zones by an older name ('America/Buenos_Aires'); the one that was asked for stays.
    return timeZone.toLowerCase() === name.toLowerCase() ? timeZone : name;
  } catch {
    return null;
  }
}

/**
 * The household's first time zone: the country's. What the browser believes counts only where the country has several,
 * or is not in the table (G4).
 */
export function firstTimeZone(country: string, believed = ''): string {
  const zones = zonesByCountry[country];
  if (!zones) return knownTimeZone(believed) ?? 'America/Mexico_City';
  return zones.find((zone) => zone === believed) ?? zones[0];
}
