import type { AskOf } from '@alcancia/contracts/define';
import type { createChild, saveOwnProfile } from '@alcancia/contracts/identity';

/** Where the family lives. The zone has had no summer time since 2022: one offset serves every day of the story. */
export const home = { country: 'MX', timeZone: 'America/Mexico_City', utcOffset: '-06:00' } as const;

type OwnProfile = Pick<
  AskOf<typeof saveOwnProfile>,
  'fullName' | 'displayName' | 'age' | 'gender' | 'relationshipType'
>;
type Look = Pick<AskOf<typeof createChild>, 'displayName' | 'gender' | 'avatar' | 'palette'>;

export interface AdultOfTheFamily extends OwnProfile {
  readonly email: string;
  readonly password: string;
  readonly pin: string;
}

/** The addresses belong to nobody: `.example` is reserved. The passwords are known to everybody (see `refuse-example.ts`). */
export const adults = {
  laura: {
    fullName: 'Laura Méndez Ortiz',
    displayName: 'Laura',
    email: 'laura@familia.example',
    password: 'limonada-con-menta',
    pin: '4826',
    age: 38,
    gender: 'female',
    relationshipType: 'mother',
  },
  daniel: {
    fullName: 'Daniel Robles Vega',
    displayName: 'Daniel',
    email: 'daniel@familia.example',
    password: 'bicicleta-de-montaña',
    pin: '7351',
    age: 41,
    gender: 'male',
    relationshipType: 'father',
  },
} as const satisfies Record<string, AdultOfTheFamily>;
export type AdultName = keyof typeof adults;

export interface ChildOfTheFamily extends Look {
  readonly years: number;
  readonly pin: string;
}

export const children = {
  sofia: {
    displayName: 'Sofía',
    years: 12,
    gender: 'girl',
    avatar: 'axolotl',
    palette: 'lavender-calm',
    pin: '1609',
  },
  mateo: { displayName: 'Mateo', years: 8, gender: 'boy', avatar: 'fox', palette: 'soft-blue', pin: '2580' },
  lucia: { displayName: 'Lucía', years: 5, gender: 'girl', avatar: 'rabbit', palette: 'sunset-peach', pin: '3141' },
} as const satisfies Record<string, ChildOfTheFamily>;
export type ChildName = keyof typeof children;

export const adultNames = Object.keys(adults) as readonly AdultName[];
export const childNames = Object.keys(children) as readonly ChildName[];

/** The browsers of the family, as the list of sessions names them. */
export const userAgents = {
  laura:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  daniel:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  tablet:
    'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  oldPhone:
    'Mozilla/5.0 (Linux; Android 9; SM-J600G) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/110.0.0.0 Mobile Safari/537.36',
} as const satisfies Record<AdultName | 'tablet' | 'oldPhone', string>;
