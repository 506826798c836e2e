import type { KeptAchievement } from '@alcancia/contracts/family';
import { format, said } from '@alcancia/web-kit';
import { achievementWords } from '@alcancia/web-kit/words/family';

const { categories, rarities } = achievementWords;

/** What is measured, as it stands after the number. */
const metrics: Readonly<Record<KeptAchievement['metric'], readonly [one: string, many: string]>> = {
  actividades: ['actividad aprobada', 'actividades aprobadas'],
  dias: ['día con algo aprobado', 'días con algo aprobado'],
  casa: ['actividad de hogar o mascotas', 'actividades de hogar o mascotas'],
  ayuda: ['actividad de solidaridad', 'actividades de solidaridad'],
  escuela: ['actividad de escuela', 'actividades de escuela'],
  dinero: ['actividad de dinero', 'actividades de dinero'],
  mananas: ['actividad de la mañana', 'actividades de la mañana'],
  reparadas: ['actividad aprobada al volver a intentarla', 'actividades aprobadas al volver a intentarlas'],
  puntos: ['punto', 'puntos'],
  nivel: ['nivel', 'niveles'],
  ahorro: ['moneda junta', 'monedas juntas'],
  metas: ['meta alcanzada', 'metas alcanzadas'],
  hitos: ['hito de una meta', 'hitos de metas'],
  recompensas: ['recompensa entregada', 'recompensas entregadas'],
};

const windows: Readonly<Record<KeptAchievement['window'], string>> = {
  siempre: '',
  dia: ' en un día',
  semana: ' en una semana',
  seguidos: ' seguidos',
};

const monedas = (coins: number): string => format.count(coins, 'moneda', 'monedas');

export const words = said({
  title: 'Logros',
  about: 'Lo que un niño gana una vez y conserva. Lo que hace falta no cambia; lo ya ganado, tampoco.',
  name: 'Nombre',
  nameMissing: 'Escribe el nombre.',
  description: 'Descripción',
  descriptionMissing: 'Escribe la descripción.',
  kind: 'Categoría',
  kindOf: ({ category, rarity }: Pick<KeptAchievement, 'category' | 'rarity'>) =>
    `${categories[category]} · ${rarities[rarity]}`,
  takes: 'Qué hace falta',
  takesOf: ({ metric, window, threshold }: Pick<KeptAchievement, 'metric' | 'window' | 'threshold'>) => {
    if (metric === 'nivel') return `Nivel ${format.number(threshold)}`;
    const [one, many] = metrics[metric];
    return `${format.count(metric === 'ahorro' ? threshold / 100 : threshold, one, many)}${windows[window]}`;
  },
  prize: 'Premio',
  prizeOf: (coins: number) => (coins === 0 ? 'Solo la medalla' : monedas(coins)),
  coins: 'Monedas',
  coinsHint: 'Se pagan una vez, a quien lo gane desde ahora.',
  isSecret: 'Secreto',
  isSecretHint: 'Antes de ganarlo, solo se ve «???».',
  secret: 'Sí',
  open: 'No',
  isActiveHint: 'Si deja de ofrecerse, quien ya lo tiene lo conserva.',
  editTitle: (name: string) => `Editar «${name}»`,
  saved: (name: string) => `${name}: cambios guardados`,
});
