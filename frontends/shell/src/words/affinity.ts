import { format, said } from '@alcancia/web-kit';

/** The family affinity test (spec 2 §4). */
export const words = said({
  name: 'Test familiar',
  product: 'Alcancía',
  home: 'Alcancía, inicio',
  questions: (count: number) => format.count(count, 'pregunta', 'preguntas'),
  minute: '1 minuto',
  start: 'Empezar',
  notNow: 'Ahora no',
  progress: (nth: number, count: number) => `Pregunta ${nth} de ${count}`,
  yes: 'Sí',
  no: 'No',
  back: 'Atrás',
  keys: 'Con el teclado: Enter es sí, N es no y Retroceso vuelve atrás.',
  percentage: (percentage: number) => `${percentage} %`,
  stars: '3 estrellas',
  result: (percentage: number, label: string) => `Resultado: ${percentage} %, ${label}`,
  share: 'Compartir por mensaje',
  shared: (percentage: number, label: string, address: string) =>
    `Mi familia sacó ${percentage} % en el test de Alcancía: ${label}. ¿Y la tuya? ${address}`,
  again: 'Empezar de nuevo',
  keep: 'Guardar en mi cuenta',
  kept: 'Guardado en tu cuenta',
  failed: 'No pudimos cargar el test',
  none: 'El test vuelve pronto',
  noneText: 'Lo estamos preparando. Mientras tanto, mira qué es Alcancía.',
  more: 'Conocer Alcancía',
});
