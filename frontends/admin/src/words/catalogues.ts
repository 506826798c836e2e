import { said } from '@alcancia/web-kit';

/** What every list says that those who run the product keep for families. */
export const words = said({
  order: 'Orden',
  isActive: 'Se ofrece',
  offered: 'Sí',
  hidden: 'No',
  edit: 'Editar',
  save: 'Guardar',
});
