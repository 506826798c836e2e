import type { FeatureFlag } from '@alcancia/contracts/flags';
import { said } from '@alcancia/web-kit';

interface Said {
  readonly name: string;
  readonly about: string;
}

const flags: Readonly<Record<FeatureFlag, Said>> = {
  mettybot_widget_enabled: {
    name: 'Widget del asistente',
    about: 'Botón flotante de MetaBot en las páginas de los adultos. La página de MetaBot sigue abierta.',
  },
  ambassadors_section_enabled: {
    name: 'Sección de embajadores',
    about: 'Menú y página de embajadores. Lo ganado y lo pagado no se toca.',
  },
  rewards_section_enabled: {
    name: 'Sección de recompensas',
    about: 'Página de recompensas de los adultos y de cada niño. Las monedas y lo ya pedido no se tocan.',
  },
};

export const words = said({
  title: 'Funciones',
  about: 'Lo que apagues desaparece al momento de todas las pantallas abiertas. Nada se borra.',
  flags,
  never: 'Sin cambios',
  changed: (who: string, when: string) => `${who} · ${when}`,
  gone: 'Cuenta borrada',
  off: (name: string) => `¿Apagar «${name}»?`,
  on: (name: string) => `¿Encender «${name}»?`,
  hides: 'Se oculta para todas las familias.',
  shows: 'Vuelve para todas las familias, con todo lo que tenía.',
  turnOff: 'Apagar',
  turnOn: 'Encender',
  cancel: 'Cancelar',
  isOff: (name: string) => `${name}: apagado`,
  isOn: (name: string) => `${name}: encendido`,
});
