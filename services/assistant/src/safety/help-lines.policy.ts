/** Whom to call, by country: free, for whoever is in danger or knows somebody who is. */
export interface HelpLine {
  readonly name: string;
  readonly number: string;
}

/** Countries by the head or the whole of an IANA time zone: where a household lives is known by its clock alone. */
const countryOfZone: readonly (readonly [zone: string, country: string])[] = [
  ['Europe/Madrid', 'ES'],
  ['Atlantic/Canary', 'ES'],
  ['Africa/Ceuta', 'ES'],
  ['America/Mexico_City', 'MX'],
  ['America/Cancun', 'MX'],
  ['America/Merida', 'MX'],
  ['America/Monterrey', 'MX'],
  ['America/Chihuahua', 'MX'],
  ['America/Hermosillo', 'MX'],
  ['America/Mazatlan', 'MX'],
  ['America/Tijuana', 'MX'],
  ['America/Matamoros', 'MX'],
  ['America/Ciudad_Juarez', 'MX'],
  ['America/Ojinaga', 'MX'],
  ['America/Bahia_Banderas', 'MX'],
  ['America/Argentina/', 'AR'],
  ['America/Buenos_Aires', 'AR'],
  ['America/Bogota', 'CO'],
  ['America/Santiago', 'CL'],
  ['America/Punta_Arenas', 'CL'],
  ['Pacific/Easter', 'CL'],
  ['America/Lima', 'PE'],
  ['America/Montevideo', 'UY'],
  ['America/New_York', 'US'],
  ['America/Chicago', 'US'],
  ['America/Denver', 'US'],
  ['America/Phoenix', 'US'],
  ['America/Los_Angeles', 'US'],
];

const linesOf: Readonly<Record<string, readonly HelpLine[]>> = {
  ES: [
    { name: 'Línea 024, conducta suicida', number: '024' },
    { name: 'Ayuda a la infancia', number: '116 111' },
    { name: 'Emergencias', number: '112' },
  ],
  MX: [
    { name: 'Línea de la Vida', number: '800 911 2000' },
    { name: 'Emergencias', number: '911' },
  ],
  AR: [
    { name: 'Línea de niñas, niños y adolescentes', number: '102' },
    { name: 'Emergencias', number: '911' },
  ],
  CO: [
    { name: 'Línea de protección de la infancia (ICBF)', number: '141' },
    { name: 'Emergencias', number: '123' },
  ],
  CL: [
    { name: 'Prevención del suicidio', number: '*4141' },
    { name: 'Fono Niños', number: '1515' },
  ],
  PE: [
    { name: 'Línea 113, opción 5', number: '113' },
    { name: 'Línea contra la violencia', number: '100' },
  ],
  UY: [
    { name: 'Línea de prevención del suicidio', number: '0800 0767' },
    { name: 'Línea Azul', number: '0800 5050' },
  ],
  US: [
    { name: 'Línea 988, opción 2 en español', number: '988' },
    { name: 'Emergencias', number: '911' },
  ],
};

/** Where no country is known the number that works in most of them is named with what it is. */
const anywhere: readonly HelpLine[] = [{ name: 'Emergencias', number: '911 o 112' }];

/** The help lines of where a household lives. */
export function helpLinesOf(timeZone: string | null): readonly HelpLine[] {
  const [, country] = countryOfZone.find(([zone]) => timeZone?.startsWith(zone)) ?? [];
  return linesOf[country ?? ''] ?? anywhere;
}
