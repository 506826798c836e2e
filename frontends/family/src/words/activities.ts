import { format } from '@alcancia/web-kit';
import { said } from '@alcancia/web-kit';
import { activityWords } from '@alcancia/web-kit/words/family';

/** What an adult reads about the activities. */
export const words = said({
  title: 'Actividades',
  create: 'Crear actividad',
  summary: (active: string, children: number, today: number) =>
    `${active} ${active === '1' ? 'activa' : 'activas'} para ${format.count(children, 'niño', 'niños')}. ${today === 0 ? 'Hoy toca descansar.' : `Hoy ${today === 1 ? 'toca' : 'tocan'} ${format.number(today)}.`}`,
  about: 'Lo que hacen en casa y lo que ganan al hacerlo.',
  stateFilter: 'Estado',
  states: { activas: 'Activas', pausadas: 'En pausa', archivadas: 'Archivadas' },
  /** Without a count of today while that is on its way. */
  groupLine: (active: number, today: number | undefined) => {
    const running = format.count(active, 'activa', 'activas');
    if (today === undefined) return running;
    return `${running} · ${today === 0 ? 'hoy toca descansar' : `hoy ${today === 1 ? 'toca' : 'tocan'} ${today}`}`;
  },
  add: 'Agregar',
  addFor: (name: string) => `Agregar actividad para ${name}`,
  noneFor: (name: string) => `${name} aún no tiene actividades.`,
  /** For whom no other fits. */
  full: (names: string[], limit: number) =>
    `${format.listOf(names)} ya ${names.length === 1 ? 'tiene' : 'tienen'} ${format.count(limit, 'actividad activa', 'actividades activas')}${names.length > 1 ? ' cada quien' : ''}. Pausa o archiva alguna para crear otra.`,
  doneTag: 'Hecha',
  said: {
    paused: { title: 'Actividad en pausa', text: 'No aparecerá hasta que la reanudes.' },
    resumed: { title: 'Actividad en marcha' },
    archived: { title: 'Actividad archivada', text: 'Lo que espera aprobación sigue ahí.' },
    restored: { title: 'Actividad recuperada' },
  },
  empty: {
    activas: { title: 'Aún no hay actividades', text: 'Empieza con una pequeña, como tender la cama.' },
    pausadas: { title: 'Nada en pausa', text: 'Pausa una actividad cuando haya vacaciones o descanso.' },
    archivadas: { title: 'Nada archivado', text: 'Aquí se guarda lo que archives y lo que se hace una sola vez.' },
  },
  categories: activityWords.categories,
  timesOfDay: activityWords.timesOfDay,
  at: {
    manana: 'por la mañana',
    tarde: 'por la tarde',
    noche: 'por la noche',
    cualquiera: 'a cualquier hora',
  },
  withNote: 'con nota',
  dayLetters: ['L', 'M', 'X', 'J', 'V', 'S', 'D'],
  dayNames: activityWords.dayNames,
  once: activityWords.once,
  scheduleOf: activityWords.scheduleOf,
  form: {
    create: 'Nueva actividad',
    edit: 'Editar actividad',
    descriptionHint: (used: number) => `Qué es y por qué importa. ${used} de 300.`,
    stepsHint: 'Hasta diez. El niño los ve en orden.',
    category: 'Categoría',
    points: 'Puntos',
    pointsHint: 'De 0 a 500. Hacen avanzar sus metas.',
    coins: 'Monedas',
    coinsHint: 'De 0 a 1000. Las puede gastar.',
    schedule: 'Cuándo',
    modes: activityWords.modes,
    weekdays: 'Días de la semana',
    timeOfDay: 'Momento del día',
    evidence: 'Evidencia',
    evidences: { ninguna: 'Ninguna', nota: 'Nota' },
    evidenceHint: 'Con nota, el niño cuenta en una frase cómo le fue.',
    seenBy: (name: string) => `Así lo ve ${name}`,
    untitled: 'Tu actividad',
    created: 'Actividad creada',
    createdText: (names: string) => `${names} ya la tiene en su mundo.`,
    createdTextMany: (names: string) => `${names} ya la tienen en su mundo.`,
    savedText: 'Valen desde ahora; lo ya hecho conserva su premio.',
  },
  problems: {
    weekdays: 'Elige al menos un día.',
  },
  refused: {
    steps: 'Revisa los pasos.',
    points: 'Usa Puntos enteros, de 0 a 500.',
    coinsCents: 'Usa un número entero, de 0 a 1000.',
    schedule: 'Revisa cuándo toca.',
  },
});
