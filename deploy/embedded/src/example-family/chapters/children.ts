import {
  acceptInvitation,
  createChild,
  inviteGuardian,
  listInvitations,
  setChildPin,
} from '@alcancia/contracts/identity';

import type { ExampleFamily } from '../example-family.js';
import { type Chapter, on } from '../moment.js';
import { enter } from './accounts.js';
import { adults, childNames, children, type ChildName, userAgents } from '../people.js';

/** Birthdays were some months ago, so that the ages stay right for the story. */
const monthsSinceBirthday: Record<ChildName, number> = { sofia: 4, mateo: 6, lucia: 3 };

function birthMonthOf(family: ExampleFamily, name: ChildName): string {
  const born = new Date(`${family.dateBefore(0).slice(0, 7)}-01`);
  born.setUTCMonth(born.getUTCMonth() - children[name].years * 12 - monthsSinceBirthday[name]);
  return born.toISOString().slice(0, 7);
}

async function addChildren(family: ExampleFamily): Promise<void> {
  const laura = family.adult('laura');
  for (const name of childNames) {
    const { years: _years, pin: _pin, ...look } = children[name];
    const { childId } = await laura.ask(createChild, { ...look, birthMonth: birthMonthOf(family, name) });
    family.add(name, { childId, self: family.visitor(userAgents.tablet) });
  }
  await enter(family, 'laura');
  for (const name of childNames) {
    const { childId } = family.child(name);
    await family
      .adult('laura')
      .ask(setChildPin, { childId, pin: children[name].pin, proof: { pin: adults.laura.pin } });
  }
}

const everyRight = {
  activities: 'full_access',
  challenges: 'full_access',
  rewards: 'full_access',
  approvals: 'full_access',
} as const;

/** Daniel looks after the three of them too: he takes Laura's invitation. */
async function shareWithDaniel(family: ExampleFamily): Promise<void> {
  const [laura, daniel] = [family.adult('laura'), family.adult('daniel')];
  await laura.ask(inviteGuardian, {
    email: adults.daniel.email,
    relationshipType: adults.daniel.relationshipType,
    childIds: family.childIds(childNames),
    permissions: everyRight,
    message: 'Así los dos vemos lo que logran cada semana.',
  });
  const { invitations } = await laura.ask(listInvitations, {});
  const token = invitations[0]?.link?.split('/').at(-1) ?? '';
  await daniel.ask(acceptInvitation, { token });
  await enter(family, 'daniel');
}

export const familyMembers: Chapter = {
  title: 'Llegan Sofía, Mateo y Lucía, y Daniel también los cuida',
  moments: [on(27, '07:20', addChildren), on(27, '07:50', shareWithDaniel)],
};
