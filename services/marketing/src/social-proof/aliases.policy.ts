/** Names of nobody: the consent says 'sin su nombre'. */
const aliases = [
  'Estrella',
  'Cometa',
  'Nube',
  'Colibrí',
  'Girasol',
  'Delfín',
  'Coral',
  'Luciérnaga',
  'Jaguar',
  'Mariposa',
  'Volcán',
  'Ola',
];

/** Another one for each event, so that no two tell that they are of one child. */
export function aliasFor(eventId: string): string {
  const nth = Number.parseInt(eventId.replaceAll('-', '').slice(-6), 16);
  return aliases[nth % aliases.length] ?? 'Estrella';
}
