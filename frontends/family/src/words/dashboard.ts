import { format } from '@alcancia/web-kit';
import { said } from '@alcancia/web-kit';

/** What an adult reads on 'Inicio'. */
export const words = said({
  /** By the local hour (spec 2 §2). */
  greeting: (hour: number, name: string) => {
    if (hour < 12) return `Buenos días, ${name}`;
    return hour < 19 ? `Buenas tardes, ${name}` : `Buenas noches, ${name}`;
  },
  finished: (names: readonly string[]) =>
    `${format.listOf(names)} ya ${names.length === 1 ? 'terminó' : 'terminaron'} lo de hoy.`,
  toApprove: 'Por aprobar',
  seeAll: 'Ver todas',
  nothingToApprove: 'Todo está al día. Cuando terminen algo, lo verás aquí.',
  children: 'Mis Niños',
  addChild: 'Agregar Niño',
  firstChild: 'Agregar Primer Niño',
  noChildren: { title: 'Empieza por tu primer niño', text: 'Crea su perfil y su alcancía estará lista en un minuto.' },
  today: 'Hoy',
  ofToday: (done: number, total: number) => `${done} de ${total}`,
  nothingToday: 'Hoy toca descansar',
  noGoal: 'Sin meta todavía',
  goal: (title: string) => `Meta «${title}»`,
  open: (name: string) => `Ver a ${name}`,
  week: 'Esta semana',
  approvedThisWeek: (n: number) => format.count(n, 'actividad aprobada', 'actividades aprobadas'),
  weekLabel: 'Actividades aprobadas por día esta semana',
  weekDay: (day: string, counts: readonly string[]) => `${day}: ${counts.length === 0 ? 'ninguna' : counts.join(', ')}`,
  countOf: (name: string, n: number) => `${name} ${n}`,
});
