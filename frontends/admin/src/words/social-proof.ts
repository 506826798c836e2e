import type { ProofIcon } from '@alcancia/contracts/marketing';
import { format, said } from '@alcancia/web-kit';

const icons: Readonly<Record<ProofIcon, string>> = {
  Users: 'Familia',
  TrendingUp: 'Subida',
  Award: 'Medalla',
  Sparkles: 'Brillos',
  Target: 'Meta',
  Trophy: 'Copa',
  Star: 'Estrella',
  Heart: 'Corazón',
  Zap: 'Rayo',
  Coins: 'Monedas',
};

export const words = said({
  title: 'Prueba social',
  about:
    'Lo que ven los visitantes de otras familias. De un niño solo se cuenta algo, sin su nombre, si su familia lo permite.',
  onlyReal: 'Solo eventos reales',
  onlyRealHint: 'Encendido, los avisos escritos aquí no se muestran.',
  nowOnlyReal: 'Solo se muestran eventos reales',
  nowBoth: 'Se muestran también los avisos escritos',
  live: (count: number) => `${format.count(count, 'evento real', 'eventos reales')} de los últimos 7 días`,
  create: 'Nuevo aviso',
  none: 'Todavía no hay avisos.',
  name: 'Nombre',
  nameMissing: 'Escribe un nombre.',
  action: 'Qué hizo',
  actionMissing: 'Escribe qué hizo.',
  icon: 'Icono',
  city: 'Lugar',
  cityMissing: 'Escribe un lugar.',
  shown: 'Se muestra',
  by: 'Escrito por',
  byTeam: 'Equipo',
  byProduct: 'Ejemplo',
  honest: 'Escribe solo lo que pasa de verdad. Quién lo escribió queda en la auditoría.',
  icons,
  editTitle: (name: string) => `Editar «${name}»`,
  saved: (name: string) => `${name}: cambios guardados`,
  created: (name: string) => `${name}: aviso creado`,
});
