import {
  chooseAdult,
  confirmEmail,
  legalVersions,
  saveOwnProfile,
  setOwnPin,
  signIn,
  signUp,
  whoAmI,
} from '@alcancia/contracts/identity';

import type { ExampleFamily } from '../example-family.js';
import { type Chapter, on } from '../moment.js';
import { type AdultName, adults, home, userAgents } from '../people.js';

const linkIn = (mail: string): string => /#token=([\w-]+)/.exec(mail)?.[1] ?? '';

/** Signs up, follows the link of the e-mail, signs in, tells about oneself and chooses a PIN. */
async function arrive(family: ExampleFamily, name: AdultName): Promise<void> {
  const { email, password, pin, ...self } = adults[name];
  const person = family.visitor(userAgents[name]);
  await person.ask(signUp, {
    fullName: self.fullName,
    email,
    password,
    confirmPassword: password,
    hasConsented: true,
    termsVersion: legalVersions.terms,
    privacyVersion: legalVersions.privacy,
  });
  await person.ask(confirmEmail, { token: linkIn(await family.mailTo(email)) });
  const { tokens } = await person.ask(signIn, { email, password });
  await person.comesInWith(tokens.accessToken);
  const { adult } = await person.ask(whoAmI, {});
  await person.ask(saveOwnProfile, {
    ...self,
    country: home.country,
    timeZone: home.timeZone,
    version: adult?.version ?? 1,
  });
  await person.comesInWith(tokens.accessToken);
  await person.ask(setOwnPin, { pin, proof: { password } });
  family.welcome(name, person);
}

/** Comes in again, with the rights of this moment. */
export async function enter(family: ExampleFamily, name: AdultName): Promise<void> {
  const { email, password, pin } = adults[name];
  const person = family.visitor(userAgents[name]);
  const { tokens } = await person.ask(signIn, { email, password });
  await person.comesInWith(tokens.accessToken);
  await person.ask(chooseAdult, { pin });
  await person.comesInWith(tokens.accessToken);
  family.welcome(name, person);
}

export const accounts: Chapter = {
  title: 'Laura y Daniel abren sus cuentas',
  moments: [
    on(27, '07:10', (family) => arrive(family, 'laura')),
    on(27, '07:40', (family) => arrive(family, 'daniel')),
  ],
};
