import { said } from '@alcancia/web-kit';

export const words = said({
  title: 'Mascotas',
  about: 'Las que los niños pueden elegir. Quien ya tiene una la conserva, también si deja de ofrecerse.',
  name: 'Nombre',
  nameMissing: 'Escribe el nombre.',
  minLevel: 'Desde el nivel',
  isActiveHint: 'Una tiene que quedar desde el nivel 1, para quien recién empieza.',
  editTitle: (name: string) => `Editar ${name}`,
  saved: (name: string) => `${name}: cambios guardados`,
});
