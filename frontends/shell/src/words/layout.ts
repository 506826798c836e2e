import type { WhoAmI } from '@alcancia/web-kit';
import { said } from '@alcancia/web-kit';

/** Spec 1 §2, §4, §8; spec 2 §2; tooltips of G28. */
export const words = said({
  product: 'Alcancía',
  example: 'Familia de ejemplo',
  home: 'Alcancía, inicio',
  skip: 'Saltar al contenido',
  titles: {
    profile: 'Mi Perfil',
    settings: 'Configuración',
  },
  optional: '(Opcional)',
  partDown: 'Esta parte no responde ahora',
  sectionOff: {
    title: 'Esta sección está en pausa',
    text: 'Vuelve en un rato. Lo que guardaste sigue ahí.',
    home: 'Ir al inicio',
  },
  menu: 'Menú',
  mainBar: 'Principal',
  close: 'Cerrar',
  userMenu: (name: string) => `Menú de ${name}`,
  types: { adult: 'Adulto', child: 'Niño', none: 'Adulto' } satisfies Record<WhoAmI['profile'], string>,
  superAdmin: 'Super Admin',
  parent: 'Padre/Tutor',
  inviteGuardian: 'Invitar Tutor',
  myProfile: 'Mi Perfil',
  settings: 'Configuración',
  subscription: 'Mi Suscripción',
  changeProfile: 'Cambiar Perfil',
  signOut: 'Cerrar Sesión',
  switchFailed: { title: 'Error', text: 'No se pudo cambiar de perfil' },
} as const);
