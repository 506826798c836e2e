import { said } from '@alcancia/web-kit';

export const words = said({
  title: 'Eventos',
  about: 'Entradas fallidas de los últimos 30 días. Los correos están enmascarados.',
  search: 'Buscar por correo',
  at: 'Cuándo',
  email: 'Correo',
  said: 'Qué pasó',
  errorCode: 'Código',
  userAgent: 'Navegador',
  csvName: 'eventos.csv',
  none: 'No hay entradas fallidas.',
} as const);
