import { format, said } from '@alcancia/web-kit';

/** '2026-11-21' → '21 de noviembre de 2026', a day of no time zone. */
const dayOf = (day: string): string => `${format.dayOf(day)} de ${day.slice(0, 4)}`;

export const words = said({
  pageTitle: 'Textos legales',
  about: 'Lo que todos leen y lo que los adultos aceptan. Cada cambio es una versión; ninguna se borra.',
  nextVersion: 'Nueva versión',
  next: (title: string) => `Nueva versión: ${title}`,
  version: (version: string, day: string) => `Versión ${version}, desde el ${dayOf(day)}`,
  inForce: 'Vigente',
  announced: 'Anunciada',
  materialSummary: (summary: string) => `Se pide aceptarla otra vez. ${summary}`,
  title: 'Título',
  effectiveOn: 'Vale desde',
  effectiveOnHint: 'Los días empiezan a la medianoche UTC. Hasta ese día queda anunciada.',
  summary: 'Qué cambia',
  summaryHint: 'Lo lee quien abre el texto y quien tiene que aceptarlo.',
  isMaterial: 'Cambio importante',
  isMaterialHint: 'Los adultos aceptan los términos o el aviso de privacidad otra vez cuando entran.',
  text: 'Texto',
  textHint:
    '«# Título» empieza una parte. Después va una línea por párrafo, y al final «- » antes de cada punto. «{contacto}» se cambia por tu dirección.',
  forGood: 'Lo que publicas queda para siempre: una corrección es otra versión.',
  publish: 'Publicar',
  published: (title: string) => `Nueva versión publicada: ${title}`,
  askTitle: (title: string) => `¿Publicar «${title}»?`,
  ask: 'Lo verán todos y ya no se podrá cambiar ni borrar.',
  askMaterial: 'Lo verán todos, los adultos tendrán que aceptarlo otra vez, y ya no se podrá cambiar ni borrar.',
  wrong: {
    title: 'Escribe el título.',
    effectiveOn: 'Elige desde qué día vale.',
    summary: 'Escribe qué cambia.',
    text: 'Cada parte empieza con su título, y su lista va al final.',
  },
});
