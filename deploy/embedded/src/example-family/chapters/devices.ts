import { randomUUID } from 'node:crypto';

import { authorizeDevice, chooseChild, listDevices, revokeDevice, signIn } from '@alcancia/contracts/identity';

import type { ExampleFamily } from '../example-family.js';
import { type Chapter, on } from '../moment.js';
import { adults, childNames, children, type ChildName, userAgents } from '../people.js';

const tablet = { name: 'Tablet de la sala', type: 'tablet', userAgent: userAgents.tablet, screen: '1180x820' } as const;
const oldPhone = {
  name: 'Teléfono viejo de Daniel',
  type: 'mobile',
  userAgent: userAgents.oldPhone,
  screen: '360x720',
} as const;

/** Keys that no browser has: who tries the family out allows a device of their own; the plan has room for two more. */
const keys = { tablet: randomUUID(), oldPhone: randomUUID() };

const { password } = adults.laura;

async function allow(family: ExampleFamily, names: readonly ChildName[], key: keyof typeof keys): Promise<void> {
  const device = { ...(key === 'tablet' ? tablet : oldPhone), fingerprint: keys[key], password };
  for (const childId of family.childIds(names))
    await family.adult('laura').ask(authorizeDevice, { ...device, childId });
}

/** A child comes in on the tablet with its PIN, after an adult has signed in there. */
async function comeIn(family: ExampleFamily, name: ChildName, pin: string): Promise<void> {
  const { email } = adults.laura;
  const { childId, self } = family.child(name);
  const session = family.visitor(userAgents.tablet);
  const { tokens } = await session.ask(signIn, { email, password });
  await session.comesInWith(tokens.accessToken);
  const { refreshToken } = tokens;
  const { childToken } = await session.ask(chooseChild, { childId, pin, fingerprint: keys.tablet, refreshToken });
  await self.comesInWith(childToken);
}

async function comeInOneByOne(family: ExampleFamily): Promise<void> {
  for (const name of childNames) await comeIn(family, name, children[name].pin);
}

/** Three wrong PINs lock a profile for five minutes, and the adults are told. */
async function mistypePin(family: ExampleFamily): Promise<void> {
  for (const wrong of ['2508', '2850', '2058']) await comeIn(family, 'mateo', wrong).catch(() => undefined);
}

async function giveUpOldPhone(family: ExampleFamily): Promise<void> {
  const { devices } = await family.adult('laura').ask(listDevices, {});
  const phone = devices.find(({ name }) => name === oldPhone.name);
  if (phone) await family.adult('laura').ask(revokeDevice, { deviceId: phone.id });
}

export const devices: Chapter = {
  title: 'La tablet de la sala y un teléfono que se jubila',
  moments: [
    on(27, '08:10', (family) => allow(family, childNames, 'tablet')),
    on(27, '08:20', comeInOneByOne),
    on(25, '18:00', (family) => allow(family, ['sofia'], 'oldPhone')),
    on(16, '17:05', mistypePin),
    on(9, '19:00', giveUpOldPhone),
    on(0, '07:00', comeInOneByOne),
  ],
};
