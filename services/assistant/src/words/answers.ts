import type { HelpLine } from '../safety/help-lines.policy.js';

const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

const dayNames = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];

/** 'Ana, Mateo y Sofía'; before an i the word for 'and' is 'e', and before an o that for 'or' is 'u'. */
function listed(names: readonly string[], word: 'y' | 'o' = 'y'): string {
  const last = names.at(-1) ?? '';
  const clashes = word === 'y' ? /^h?[ií](?![aeou])/i : /^h?[oó]/i;
  const joint = clashes.test(last) ? { y: 'e', o: 'u' }[word] : word;
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${joint} ${last}`;
}

const numbersOf = (lines: readonly HelpLine[]): string =>
  lines.map(({ name, number }) => `${name}: ${number}`).join('. ');

/** What the assistant says by itself, to adults and to children. */
export const words = {
  proposal: {
    activity: (title: string, whom: string, prize: string, when: string) =>
      `Puedo crear «${title}» para ${whom}, ${when}, por ${prize}.`,
    redemption: (title: string, name: string, price: string) =>
      `Puedo aprobar el canje de ${name}: «${title}», por ${price}.`,
    prize: (points: number, coins: number) =>
      [
        ...(points > 0 || coins === 0 ? [counted(points, 'punto', 'puntos')] : []),
        ...(coins > 0 ? [counted(coins, 'Moneda', 'Monedas')] : []),
      ].join(' y '),
    coins: (cents: number) =>
      `${(cents / 100).toLocaleString('es', { maximumFractionDigits: 2 })} ${cents === 100 ? 'Moneda' : 'Monedas'}`,
    once: 'una vez',
    daily: 'todos los días',
    weekly: (weekdays: readonly number[]) => `cada ${listed(weekdays.map((day) => dayNames[day - 1] ?? ''))}`,
    listed: (names: readonly string[]) => listed(names),
    whom: (names: readonly string[]) => `¿Para quién? Dímelo otra vez con el nombre: ${listed(names, 'o')}.`,
    unfit:
      'Una actividad tiene un título de hasta 60 caracteres, da hasta 500 puntos y hasta 1000 Monedas. Dímela otra vez.',
    notYours: (names: readonly string[]) => `Eso lo decide otra persona de la familia para ${listed(names)}.`,
    none: 'Ahora no hay canjes por aprobar.',
    several: (waiting: readonly { readonly title: string; readonly childName: string }[]) =>
      `Hay varios canjes por aprobar: ${listed(waiting.map(({ title, childName }) => `«${title}» de ${childName}`))}. Dime cuál.`,
    away: 'Ahora mismo no puedo prepararlo. Hazlo en Actividades o en Aprobaciones.',
    ofChild: 'Eso no lo hago yo. Pídeselo a un adulto de tu familia.',
  },
  breathe:
    'Estoy aquí contigo. Inhala contando hasta cuatro, sostén contando hasta cuatro y suelta el aire despacio contando hasta seis. Repítelo tres veces; lo demás puede esperar.',
  adult: {
    noVoice: 'Aquí todavía no se puede hablar conmigo. Escríbeme y te contesto.',
    notUnderstood: 'No te entendí. Prueba otra vez, un poco más cerca del micrófono.',
    longTalk: 'Ya hablamos diez minutos. Toca el micrófono si quieres seguir.',
    unknown: 'Todavía no sé responder a eso. Prueba con otras palabras, o pregúntame cómo funciona algo de Alcancía.',
    ownNumbers: 'Tus cifras no las sé de memoria: lo de hoy está en Inicio, y lo de cada niño, en Mis Niños.',
    aiAway:
      'Ahora mismo solo tengo las respuestas verificadas. Prueba con otras palabras, o vuelve a preguntar más tarde.',
    limit: (most: number) =>
      `Este mes ya usaste ${counted(most, 'respuesta', 'respuestas')} de la IA, las de tu plan. Las respuestas verificadas siguen contigo.`,
    danger: (lines: readonly HelpLine[]) =>
      `Lo que cuentas importa, y mereces hablar con una persona ahora. ${numbersOf(lines)}. Si hay peligro, llama ya y no te quedes en soledad.`,
  },
  child: {
    noVoice: 'Aquí todavía no puedo oírte. Escríbeme y te contesto.',
    notUnderstood: 'No te entendí. Dilo otra vez, cerca del micrófono.',
    longTalk: 'Ya hablamos diez minutos. Toca el micrófono si quieres seguir.',
    unknown: 'Eso todavía no lo sé. Pregúntaselo a un adulto de tu familia.',
    ownNumbers: 'Eso lo ves en tu mundo: tus Monedas arriba, y lo que falta para cada meta en tus metas.',
    aiAway: 'Ahora mismo no puedo pensar respuestas nuevas. Prueba con otras palabras, o más tarde.',
    limit: () => 'Por este mes ya no puedo pensar respuestas nuevas. Las que ya sé siguen contigo.',
    unfit: 'Eso mejor pregúntaselo a un adulto de tu familia.',
    danger: (lines: readonly HelpLine[]) =>
      `Gracias por contarlo. Importa mucho y no es tu culpa. Habla ahora con un adulto en quien confíes, o llama gratis. ${numbersOf(lines)}. Tu familia recibe un aviso de que necesitas compañía, sin lo que contaste.`,
    today: (done: number, total: number, inReview: number) =>
      total === 0
        ? 'Hoy no tienes actividades.'
        : `Hoy hiciste ${done} de ${counted(total, 'actividad', 'actividades')}${inReview > 0 ? `; ${counted(inReview, 'espera', 'esperan')} revisión` : ''}.`,
    noGoal: 'Ahora no tienes una meta.',
    goal: (title: string, points: number, target: number) =>
      points >= target
        ? `Ya llegaste a tu meta «${title}».`
        : `Te ${target - points === 1 ? 'falta' : 'faltan'} ${counted(target - points, 'punto', 'puntos')} para «${title}»: llevas ${points} de ${target}.`,
  },
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
