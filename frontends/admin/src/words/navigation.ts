import { said } from '@alcancia/web-kit';

/** Spec 2 §6. */
export const words = said({
  groups: { running: 'Administración', product: 'Producto', visitors: 'Visitantes' },
  panel: 'Panel Admin',
  panelInBar: 'Panel',
  days: 'Cifras por día',
  troubles: 'Fallas',
  events: 'Eventos',
  accounts: 'Cuentas',
  support: 'Modo soporte',
  audit: 'Auditoría',
  flags: 'Funciones',
  plans: 'Planes',
  pets: 'Mascotas',
  challenges: 'Retos oficiales',
  knowledge: 'Respuestas verificadas',
  speech: 'Audio',
  templates: 'Plantillas',
  achievements: 'Logros',
  landings: 'Landings',
  heatmap: 'Mapa de calor',
  legal: 'Textos legales',
  ambassadors: 'Embajadores',
  affinity: 'Test familiar',
  socialProof: 'Prueba social',
} as const);
