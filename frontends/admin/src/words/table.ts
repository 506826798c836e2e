import { said } from '@alcancia/web-kit';

/** What all tables of administrators say. */
export const words = said({
  from: 'Desde',
  to: 'Hasta',
  columns: 'Columnas',
  more: 'Ver más',
  csv: 'Descargar CSV',
} as const);
