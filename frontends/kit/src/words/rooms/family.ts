import type { CodeOf } from '@alcancia/contracts/define-errors';
import type * as family from '@alcancia/contracts/family';

import { numberIn, textIn } from '../details.js';
import type { WordsOf } from '../errors.js';
import { count, listOf, number, wholeCoins } from '../format.js';

/** What family refuses: activities, goals, rewards, coins (behaviour G5 to G9). Nothing here blames a child. */
export const familyErrorWords: WordsOf<CodeOf<typeof family>> = {
  request_already_resolved: (details) => ({ title: `Ya lo resolvió ${textIn(details, 'name', 'otra persona')}` }),
  undo_too_late: () => ({ title: 'Ya no se puede deshacer', text: 'Pasaron más de 24 horas.' }),
  occurrence_not_today: () => ({ title: 'Esta actividad no es de hoy' }),
  occurrence_already_claimed: () => ({ title: 'Esta actividad ya está en revisión' }),
  occurrence_not_in_review: () => ({ title: 'Esta actividad ya no está en revisión' }),
  occurrence_tries_used: () => ({ title: 'Ya lo intentaste 3 veces', text: 'Habla con un adulto.' }),
  activity_paused: () => ({ title: 'Esta actividad está en pausa' }),
  activity_archived: () => ({ title: 'Esta actividad está archivada' }),
  activity_limit_reached: (details) => ({
    title: 'Ya hay muchas actividades',
    text: `Cada niño puede tener hasta ${count(numberIn(details, 'limit', 50), 'activa', 'activas')}.`,
  }),
  evidence_missing: () => ({ title: 'Falta la prueba', text: 'Añade lo que pide la actividad.' }),
  children_of_two_families: () => ({ title: 'Elige niños de una sola familia' }),
  goal_not_reached: () => ({ title: 'Casi lo tienes', text: 'Esta meta aún no está completa.' }),
  goal_already_redeemed: () => ({ title: 'Esta meta ya se canjeó' }),
  goal_not_active: () => ({ title: 'Esta meta no está activa' }),
  goal_date_passed: () => ({ title: 'Esa fecha ya pasó', text: 'Elige otra.' }),
  challenge_date_passed: () => ({ title: 'Esa fecha ya pasó', text: 'Un reto empieza hoy o más adelante.' }),
  challenge_too_long: (details) => ({
    title: 'Revisa las fechas',
    text: `Puede durar de 1 a ${number(numberIn(details, 'days', 90))} días.`,
  }),
  challenge_prize_missing: () => ({ title: 'Falta el premio', text: 'Pon Puntos, monedas o una insignia.' }),
  challenge_activity_missing: () => ({ title: 'Falta la actividad', text: 'Elige cuál cuenta para el reto.' }),
  challenge_target_out_of_reach: (details) => ({
    title: 'Son demasiados días seguidos',
    text: `Este reto dura ${count(numberIn(details, 'days', 1), 'día', 'días')}.`,
  }),
  challenge_needs_siblings: () => ({ title: 'Elige al menos dos niños' }),
  challenge_fixed: () => ({
    title: 'Ya aceptaron este reto',
    text: 'Se pueden cambiar sus textos, acercar el objetivo o dejar de repetirlo.',
  }),
  challenge_already_published: () => ({ title: 'Este reto ya está publicado' }),
  challenge_already_accepted: () => ({ title: 'Ya aceptaste este reto' }),
  challenge_over: () => ({ title: 'Este reto ya terminó' }),
  challenge_limit_reached: (details) => ({
    title: `Ya tienes ${count(numberIn(details, 'limit', 3), 'reto', 'retos')} en marcha`,
    text: 'Cuando termine uno, puedes aceptar otro.',
  }),
  official_ages_reversed: () => ({
    title: 'Las edades están al revés',
    text: 'La edad máxima no puede ser menor que la mínima.',
  }),
  official_limit_reached: (details) => ({
    title: 'Ya no caben más retos oficiales',
    text: `Pueden ser hasta ${number(numberIn(details, 'limit', 100))}. Cambia uno que ya no se ofrece.`,
  }),
  reward_out_of_stock: () => ({ title: 'Se agotó por ahora', text: 'Elige otra recompensa.' }),
  reward_not_available: () => ({ title: 'Esta recompensa no está disponible ahora' }),
  coins_not_enough: (details, { one, many }) => {
    const missing = wholeCoins(numberIn(details, 'missingCents', 0) + 99);
    const title = 'Casi lo tienes';
    if (missing === 0) return { title, text: `Aún te faltan ${many}.` };
    return { title, text: missing === 1 ? `Te falta 1 ${one}` : `Te faltan ${number(missing)} ${many}` };
  },
  pet_kit_locked: (details) => ({
    title: `Nivel ${numberIn(details, 'minLevel', 1)}+`,
    text: 'Esta mascota te espera en ese nivel.',
  }),
  pet_kit_not_available: () => ({ title: 'Esta mascota no está disponible ahora', text: 'Elige otra.' }),
  pet_kit_last: () => ({
    title: 'Una mascota tiene que quedar para todos',
    text: 'Ofrece antes otra desde el nivel 1.',
  }),
  price_changed: () => ({ title: 'El precio cambió', text: 'Míralo otra vez antes de canjear.' }),
  redemption_not_open: () => ({ title: 'Este canje ya no está pendiente' }),
  redemption_not_to_deliver: () => ({ title: 'Este canje no está por entregar' }),
  template_ages_reversed: () => ({
    title: 'Las edades están al revés',
    text: 'La edad máxima no puede ser menor que la mínima.',
  }),
  template_limit_reached: (details) => ({
    title: 'Ya no caben más plantillas',
    text: `Pueden ser hasta ${number(numberIn(details, 'limit', 100))}. Cambia una que ya no se ofrece.`,
  }),
};

/** How the parts of a challenge are called (G7), by adults and by those who run the product. */
export const challengeWords = {
  metrics: {
    actividades: 'Actividades',
    puntos: 'Puntos',
    monedas: 'Monedas ganadas',
    racha: 'Días de racha',
    actividad_concreta: 'Una actividad',
  },
  modes: { individual: 'Individual', cooperativo: 'Cooperativo', entre_hermanos: 'Entre hermanos' },
  repeats: { nunca: 'Nunca', semanal: 'Cada semana', mensual: 'Cada mes' },
  states: {
    borrador: 'Borrador',
    publicado: 'Publicado',
    aceptado: 'Aceptado',
    en_curso: 'En curso',
    superado: 'Superado',
    no_superado: 'No superado',
    cancelado: 'Cancelado',
  },
};

const dayNames = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];
const once = 'Una sola vez';

/** The days that these are, ISO, 1 = Monday: 'lunes y viernes'. */
const daysIn = (weekdays: readonly number[]): string =>
  listOf(weekdays.toSorted((a, b) => a - b).map((weekday) => dayNames[weekday - 1] ?? ''));

/** How the parts of an activity are called (G5), by adults and by those who run the product. */
export const activityWords = {
  categories: {
    hogar: 'Hogar',
    escuela: 'Escuela',
    higiene: 'Higiene',
    mascotas: 'Mascotas',
    bienestar: 'Bienestar',
    solidaridad: 'Solidaridad',
    dinero: 'Dinero',
    otro: 'Otro',
  },
  timesOfDay: { manana: 'Mañana', tarde: 'Tarde', noche: 'Noche', cualquiera: 'Cualquier hora' },
  modes: { unica: 'Única', diaria: 'Diaria', dias_semana: 'Días de la semana' },
  dayNames,
  daysIn,
  once,
  /** The schedule as one would say it. */
  scheduleOf: (schedule: family.Schedule): string => {
    if (schedule.mode === 'unica') return once;
    if (schedule.mode === 'diaria' || schedule.weekdays.length === 7) return 'Todos los días';
    return daysIn(schedule.weekdays);
  },
};

type About = NonNullable<family.AchievementView['about']>;

/** How achievements are spoken of (G17), by children, adults and those who run the product. */
export const achievementWords = {
  categories: {
    ahorro: 'Ahorro',
    constancia: 'Constancia',
    metas: 'Metas',
    ayuda: 'Ayuda',
    aprendizaje: 'Aprendizaje',
    especial: 'Especial',
  },
  rarities: { comun: 'Común', raro: 'Raro', epico: 'Épico', legendario: 'Legendario' },
  secretName: '???',
  secret: 'Secreto',
  /** '640 de 1000': what is put together is said in whole coins. */
  wayOf: ({ metric, progress, threshold }: Pick<About, 'metric' | 'progress' | 'threshold'>): string => {
    const said = (amount: number): string => number(metric === 'ahorro' ? wholeCoins(amount) : amount);
    return progress === null ? '' : `${said(progress)} de ${said(threshold)}`;
  },
};
