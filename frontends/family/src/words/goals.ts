import { format } from '@alcancia/web-kit';
import { said } from '@alcancia/web-kit';

/** What an adult reads about the goals. */
export const words = said({
  title: 'Metas',
  create: 'Crear meta',
  summary: (running: string, reached: number) => {
    const going = `${running} en marcha.`;
    if (reached === 0) return going;
    return `${going} ${format.count(reached, 'alcanzada', 'alcanzadas')}.`;
  },
  about: 'Un sueño, sus Puntos y el premio que espera al final.',
  stateFilter: 'Estado',
  states: { activas: 'Activas', alcanzadas: 'Alcanzadas', pausadas: 'En pausa', archivadas: 'Archivadas' },
  said: {
    paused: { title: 'Meta en pausa', text: 'Sus Puntos esperan aquí.' },
    resumed: { title: 'Meta en marcha' },
    archived: { title: 'Meta archivada', text: 'Lo ganado no se pierde.' },
    restored: { title: 'Meta recuperada' },
  },
  empty: {
    activas: { title: 'Aún no hay metas', text: 'Pongan juntos un sueño con premio al final.' },
    alcanzadas: { title: 'Ninguna alcanzada todavía', text: 'Cada actividad aprobada las acerca un poco más.' },
    pausadas: { title: 'Nada en pausa', text: 'Pausa una meta cuando convenga esperar.' },
    archivadas: { title: 'Nada archivado', text: 'Lo que archives se guarda aquí, por si vuelve.' },
  },
  until: (day: string) => `hasta el ${format.shortDay(day)}`,
  noDate: 'sin fecha',
  ofPoints: (points: number, target: number) => `${format.number(points)} de ${format.number(target)} Puntos`,
  percent: (percent: number) => `${percent} %`,
  way: (name: string, percent: number, marks: readonly number[]) =>
    marks.length === 0
      ? `${name}: ${percent} %`
      : `${name}: ${percent} %, hitos en ${format.listOf(marks.map(String))} %`,
  prize: (prize: string) => `Premio: ${prize}.`,
  nextMark: (percent: number) => `Próximo hito: ${percent}\u00a0%`,
  countsSome: (n: number) => `Cuenta ${format.count(n, 'actividad', 'actividades')}.`,
  tags: {
    activa: null,
    alcanzada: '¡Alcanzada!',
    por_entregar: 'Por entregar',
    canjeada: 'Entregada',
    pausada: 'En pausa',
    vencida: 'Venció',
    archivada: 'Archivada',
  },
  asked: 'Por aprobar',
  form: {
    create: 'Nueva meta',
    edit: 'Editar meta',
    points: 'Puntos',
    pointsHint: 'De 10 a 100.000.',
    weeks: (n: number) => (n <= 1 ? 'Alrededor de 1 semana a este ritmo.' : `Unas ${n} semanas a este ritmo.`),
    date: 'Hasta',
    dateHint: 'Puedes dejarlo vacío.',
    counted: 'Actividades que cuentan',
    all: 'Todas',
    some: 'Elegir',
    activities: 'Elige las actividades',
    prize: 'Premio',
    prizes: { texto: 'Con palabras', monedas: 'Monedas' },
    prizeText: 'El premio',
    prizeExample: 'La bicicleta azul del escaparate',
    prizeTextHint: (used: number) => `${used} de 80`,
    prizeCoins: (money: string) => `${money} de premio`,
    prizeCoinsHint: 'De 1 a 1000.',
    milestones: 'Hitos',
    milestonesHint: (money: string) => `${money} extra al llegar a cada parte. 0 es solo celebrar.`,
    milestonesKept: 'Lo ya alcanzado no cambia.',
    milestone: (percent: number) => `Al ${percent} %`,
    created: 'Meta creada',
    createdText: 'Cada actividad aprobada suma desde ahora.',
    savedText: 'Lo ya alcanzado se queda como está.',
  },
  problems: {
    prizeText: 'Escribe el premio.',
    associatedActivities: 'Elige al menos una, o deja «Todas».',
  },
  refused: {
    targetPoints: 'Usa Puntos enteros, de 10 a 100.000.',
    dueAt: 'Esa fecha ya pasó. Elige otra.',
    prize: 'Revisa el premio.',
    associatedActivities: 'Revisa las actividades.',
    milestones: 'Revisa cuánto trae cada hito.',
  },
});
