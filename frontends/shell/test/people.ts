import type { OutputOf } from '@alcancia/contracts/define';
import type { listProfiles, Tokens } from '@alcancia/contracts/identity';
import type { WhoAmI } from '@alcancia/web-kit';

export const ids = {
  session: 'a0000000-0000-4000-8000-000000000001',
  laura: 'a0000000-0000-4000-8000-000000000002',
  sofia: 'a0000000-0000-4000-8000-000000000003',
  mateo: 'a0000000-0000-4000-8000-000000000004',
};

const limits = { planName: 'Gratis', maxChildren: 3, maxGuardians: 1, maxDevices: 3 };

type Adult = NonNullable<WhoAmI['adult']>;

/** Laura's session, with the adult chosen unless said otherwise. */
export const lauraHere = (changes: Partial<WhoAmI> = {}, adult: Partial<Adult> = {}): WhoAmI => ({
  sessionId: ids.session,
  role: 'adult',
  profile: 'adult',
  active: { id: ids.laura, type: 'adult', displayName: 'Laura', avatarUrl: null },
  adult: {
    id: ids.laura,
    email: 'laura@correo.example',
    fullName: 'Laura Méndez',
    version: 1,
    hasPin: false,
    isProfileComplete: true,
    lastLoginAt: null,
    ...adult,
  },
  household: null,
  limits,
  ...changes,
});

export const sofiaHere = (): WhoAmI =>
  lauraHere({
    role: 'child',
    profile: 'child',
    active: { id: ids.sofia, type: 'child', displayName: 'Sofía', avatarUrl: null },
    adult: null,
  });

type Profiles = OutputOf<typeof listProfiles>;
type ChildCard = Profiles['children'][number];

export const sofiasCard = (changes: Partial<ChildCard> = {}): ChildCard => ({
  id: ids.sofia,
  displayName: 'Sofía',
  avatar: 'rabbit',
  palette: 'gentle-pink',
  hasPin: true,
  pinLockedUntil: null,
  needsAdult: false,
  ...changes,
});

export const cards = (children: ChildCard[] = [], adult: Partial<Profiles['adult']> = {}): Profiles => ({
  adult: {
    id: ids.laura,
    displayName: 'Laura',
    avatarUrl: null,
    hasPin: false,
    pinLockedUntil: null,
    isProfileComplete: true,
    ...adult,
  },
  children,
  limits,
});

export const someTokens: Tokens = { accessToken: 'access-0', refreshToken: 'refresh-0', expiresInSeconds: 300 };
