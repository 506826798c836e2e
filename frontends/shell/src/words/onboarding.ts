import type { AskOf } from '@alcancia/contracts/define';
import type { saveOwnProfile } from '@alcancia/contracts/identity';
import { said } from '@alcancia/web-kit';

type Profile = AskOf<typeof saveOwnProfile>;

export const words = said({
  product: 'Alcancía',
  motto: 'Cada familia ahorra a su manera.',
  title: 'Cuéntanos de ti',
  text: 'Un minuto. Luego, el primer niño.',
  submit: 'Empezar',
  fullName: 'Nombre completo',
  displayName: '¿Cómo te llaman?',
  age: 'Edad',
  gender: 'Género',
  country: 'País',
  relationship: 'Para los niños eres su...',
  missing: {
    fullName: 'Escribe tu nombre completo',
    displayName: 'Escribe cómo te llaman en casa',
    age: 'Escribe tu edad, desde 18 años',
    gender: 'Elige una opción',
    country: 'Elige tu país',
    relationshipType: 'Elige una opción',
  },
  genders: { female: 'Mujer', male: 'Hombre', other: 'Otro', unsaid: 'Prefiero no decirlo' } satisfies Record<
    Profile['gender'],
    string
  >,
  signOut: 'Cerrar Sesión',
} as const);
