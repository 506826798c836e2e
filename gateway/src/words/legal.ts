/** Around the legal texts, where no script runs. */
export const words = {
  product: 'Alcancía',
  home: 'Alcancía, inicio',
  version: (version: string, day: string) => `Versión ${version}, vigente desde el ${day}`,
  announced: (version: string, day: string) => `Versión ${version}, que regirá desde el ${day}`,
  replaced: (version: string, day: string) => `Versión ${version}, del ${day}. Ya no está vigente.`,
  toCurrent: 'Leer la vigente',
  versions: 'Todas las versiones',
  others: 'Textos legales',
  titles: { privacy: 'Privacidad', terms: 'Términos', cookies: 'Cookies', refund: 'Devoluciones' },
  unknown: 'No encontramos esa versión',
  unknownText: 'Puede que el enlace esté incompleto.',
  unavailable: 'Este texto no está disponible en este momento',
  unavailableText: 'Vuelve a cargar la página en unos minutos.',
} as const;
