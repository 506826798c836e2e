import { said } from '@alcancia/web-kit';

/** Around the legal texts; the texts themselves come from the server (G50). */
export const words = said({
  product: 'Alcancía',
  home: 'Alcancía, inicio',
  back: 'Volver al inicio',
  print: 'Imprimir',
  titles: { privacy: 'Privacidad', terms: 'Términos', cookies: 'Cookies', refund: 'Devoluciones' },
  links: 'Textos legales',
  version: (version: string, day: string) => `Versión ${version}, vigente desde el ${day}`,
  announced: (version: string, day: string) => `Versión ${version}, que regirá desde el ${day}`,
  replaced: (version: string, day: string) => `Versión ${version}, del ${day}. Ya no está vigente.`,
  toCurrent: 'Leer la vigente',
  versions: 'Todas las versiones',
  unknown: 'No encontramos esa versión',
  unknownText: 'Puede que el enlace esté incompleto.',
  failed: 'No pudimos cargar este texto',
} as const);
