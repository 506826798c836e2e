/** A screen by its name, its address, and a text that stands there once it is whole. */
export type ScreenToSee = readonly [name: string, path: string, whole: string | RegExp];

export const visitorScreens: readonly ScreenToSee[] = [
  ['landing', '/', 'La alcancía que enseña a ahorrar'],
  ['sign-in', '/auth?tab=signin', 'Hola otra vez'],
  ['sign-up', '/auth?tab=signup', 'Crea tu familia'],
  ['forgotten-password', '/auth/forgot', 'Enviar enlace'],
  ['terms', '/terms', 'Imprimir'],
  ['privacy', '/privacy', 'Imprimir'],
  ['cookies', '/cookies', 'Imprimir'],
  ['refund', '/refund', 'Imprimir'],
  ['share-app', '/share-app', 'Instalar Alcancía'],
  ['family-test', '/test-familia', 'Empezar'],
  ['not-found', '/no-such-page', 'Oops! Page not found'],
];

/** What an adult sees; `mateo` and his day are on them where a family is set up. */
export const adultScreens = (childId: string): readonly ScreenToSee[] => [
  ['dashboard', '/dashboard', 'Esta semana'],
  ['children', '/children', 'Ver perfil'],
  ['child', `/child/${childId}`, 'Tutores'],
  ['child-tutors', `/child/${childId}?tab=tutores`, 'Quién hizo qué'],
  ['child-privacy', `/child/${childId}?tab=privacidad`, 'Prueba social'],
  ['invite-guardian', '/invite-guardian', 'Invitaciones'],
  ['share-app-within', '/share-app', 'Instalar Alcancía'],
  ['activities', '/activities', 'Pasear al perro'],
  ['goals', '/goals', 'La bicicleta'],
  ['challenges', '/super-challenges', 'Cinco noches de lectura'],
  ['rewards', '/rewards', 'Noche de película'],
  ['approvals', '/approvals', 'Leer 20 minutos'],
  ['inspiraccion', '/inspiraccion', 'Inspírame'],
  ['assistant', '/assistant', 'Conectado'],
  ['profile', '/profile', 'Mi PIN'],
  ['settings', '/settings', 'Nuestra familia'],
  ['pricing', '/pricing', 'Plan Gratuito'],
  ['ambassadors', '/ambassadors', 'Quiero ser embajador'],
  ['notifications', '/settings?tab=notifications', 'Horas de silencio'],
  ['devices', '/settings?tab=devices', 'En cada uno entran solo los niños que se indican.'],
  ['own-audio', '/settings?tab=audio', 'Por sección'],
  ['own-privacy', '/settings?tab=privacy', 'Qué guardamos de ti'],
  ['selector', '/profile-selector', '¿Quién está aquí?'],
];

export const childScreens = (childId: string): readonly ScreenToSee[] => [
  ['child-dashboard', `/child-dashboard/${childId}`, 'Pasear al perro'],
  ['child-agenda', `/child-dashboard/${childId}/agenda`, 'Pasear al perro'],
  ['child-goals', `/child-dashboard/${childId}/goals`, 'La bicicleta'],
  ['child-challenges', `/child-dashboard/${childId}/challenges`, 'Cinco noches de lectura'],
  ['child-rewards', `/child-dashboard/${childId}/rewards`, 'Noche de película'],
  ['child-wallet', `/child-dashboard/${childId}/wallet`, 'Movimientos'],
  ['child-ideas', `/child-dashboard/${childId}/ideas`, 'Aún no hay ideas'],
  ['child-activities', `/child-activities/${childId}`, 'Lo que ya hice'],
  ['child-about-me', `/child-dashboard/${childId}/privacy`, 'Otras familias, no.'],
];
