import type { HelpLine } from '../safety/help-lines.policy.js';

const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** What the assistant says by itself, in its two personas. */
export const words = {
  unknown: 'Todavía no sé responder a eso. Prueba con otras palabras, o pregúntame cómo funciona algo de Alcancía.',
  ownNumbers: 'Tus cifras no las sé de memoria: lo de hoy está en Inicio, y lo de cada niño, en Mis Niños.',
  aiAway:
    'Ahora mismo solo tengo las respuestas verificadas. Prueba con otras palabras, o vuelve a preguntar más tarde.',
  limit: (most: number) =>
    `Este mes ya usaste ${counted(most, 'respuesta', 'respuestas')} de la IA, las de tu plan. Las respuestas verificadas siguen contigo.`,
  breathe:
    'Estoy aquí contigo. Inhala contando hasta cuatro, sostén contando hasta cuatro y suelta el aire despacio contando hasta seis. Repítelo tres veces; lo demás puede esperar.',
  danger: (lines: readonly HelpLine[]) =>
    `Lo que cuentas importa, y mereces hablar con una persona ahora. ${lines
      .map(({ name, number }) => `${name}: ${number}`)
      .join('. ')}. Si hay peligro, llama ya y no te quedes en soledad.`,
  noChildren: 'Todavía no hay perfiles de niños. Crea el primero en Mis Niños.',
  noGoal: (name: string) => `${name} no tiene una meta ahora.`,
  goal: (name: string, title: string, points: number, target: number) =>
    points >= target
      ? `${name} ya llegó a su meta «${title}».`
      : `A ${name} le faltan ${counted(target - points, 'punto', 'puntos')} para «${title}»: lleva ${points} de ${target}.`,
  today: (name: string, done: number, total: number, inReview: number) =>
    total === 0
      ? `${name} no tiene actividades hoy.`
      : `${name} hizo hoy ${done} de ${counted(total, 'actividad', 'actividades')}${inReview > 0 ? `; ${counted(inReview, 'espera', 'esperan')} revisión` : ''}.`,
  week: (name: string, approved: number, points: number) =>
    `${name}: ${counted(approved, 'actividad aprobada', 'actividades aprobadas')} esta semana, ${counted(points, 'punto', 'puntos')} en total.`,
  pending: (waiting: number) => `${counted(waiting, 'solicitud espera', 'solicitudes esperan')} en Aprobaciones.`,
} as const;
