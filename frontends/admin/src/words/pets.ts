import { said } from '@alcancia/web-kit';

export const words = said({
  title: 'Mascotas',
  about: 'Las que los niños pueden elegir. Quien ya tiene una la conserva, también si deja de ofrecerse.',
  name: 'Nombre',
  nameMissing: 'Escribe el nombre.',
  minLevel: 'Desde el nivel',
  order: 'Orden',
  isActive: 'Se ofrece',
  isActiveHint: 'Una tiene que quedar desde el nivel 1, para quien recién empieza.',
  offered: 'Sí',
  hidden: 'No',
  edit: 'Editar',
  editTitle: (name: string) => `Editar ${name}`,
  save: 'Guardar',
  saved: (name: string) => `${name}: cambios guardados`,
});
