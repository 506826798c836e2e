import { said } from '@alcancia/web-kit';

/** What every history says. */
export const words = said({
  version: (number: number) => `Versión ${number}`,
  restore: 'Recuperar',
  restoreOne: (number: number) => `Recuperar la versión ${number}`,
  restoreAsked: (number: number) => `¿Recuperar la versión ${number}?`,
});
