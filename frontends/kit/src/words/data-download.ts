import { count, number } from './format.js';
import { said } from './spoken.js';

const kilobyte = 1_000;
const sizeOf = (bytes: number): string =>
  bytes < kilobyte * kilobyte
    ? `${number(Math.max(1, Math.round(bytes / kilobyte)))} KB`
    : `${number(Math.round(bytes / kilobyte / kilobyte))} MB`;

/** 'Descargar datos' of a child or of the own account (G41). */
export const words = said({
  title: 'Descargar datos',
  text: (name?: string) =>
    name === undefined
      ? 'Un archivo ZIP con todo lo que guardamos de ti: una página para leer, hojas de cálculo y JSON.'
      : `Un archivo ZIP con todo lo que guardamos de ${name}: una página para leer, hojas de cálculo y JSON.`,
  ask: 'Preparar descarga',
  askAgain: 'Preparar otra',
  asked: 'Estamos preparando la descarga',
  askedText: 'Te avisamos cuando esté lista.',
  gathering: 'Reuniendo los datos',
  gatheringText: (parts: number, inAll: number) =>
    `${number(parts)} de ${count(inAll, 'parte', 'partes')}. Puedes salir de aquí: te avisamos cuando esté lista.`,
  waits: (since: string) =>
    `El almacén de archivos no responde desde las ${since}. La descarga espera y sigue sola en cuanto vuelva.`,
  ready: 'Tu descarga está lista',
  readyText: (bytes: number, until: string) => `${sizeOf(bytes)} · disponible hasta el ${until}`,
  download: 'Descargar',
  failed: 'No pudimos preparar la descarga. Pídela otra vez.',
  password: 'Tu contraseña',
  writePassword: 'Escribe tu contraseña',
  askTitle: 'Preparar descarga',
  openTitle: 'Descargar datos',
  askWhy: 'Es todo lo que guardamos. Confirma que eres tú.',
  openWhy: 'Guárdala en un lugar que solo uses tú. Confirma que eres tú.',
} as const);
