import { v7 } from 'uuid';

import type { guardianRoles, Permissions } from '@alcancia/contracts/caller';
import type { ChildWeek } from '@alcancia/contracts/family';
import {
  adultChanged,
  childChanged,
  familyChanged,
  guardianshipChanged,
  readAddress,
} from '@alcancia/contracts/identity';
import { fullAccess } from '@alcancia/contracts/testing/example-views';
import { type InProcessBus, type Mail, type ScheduledTask, writeMail } from '@alcancia/server-kit';
import { anAdult, bootService, type TestService } from '@alcancia/server-kit/testing';

import { notifications } from '../src/notifications.service.js';
import { mailTemplates } from '../src/mails/mail-templates.js';

export const notificationsEnv = {
  PUBLIC_ORIGIN: 'https://alcancia.example',
  UNSUBSCRIBE_SECRET: 'a secret of the tests for links in e-mails',
};

/** The address that the stand-in of identity answers for an adult. */
export const addressOf = (adultId: string): string => `${adultId}@correo.example`;

/** The service, beside a stand-in of identity that knows everybody's address. */
export async function bootNotifications({ bus }: { readonly bus?: InProcessBus } = {}): Promise<TestService> {
  const service = await bootService(notifications, { env: notificationsEnv, ...(bus && { bus }) });
  await service.bus.serve(
    new Map([
      [
        readAddress.subject,
        async ({ input }) => {
          const { adultId } = readAddress.input.parse(input);
          return { ok: true, isReplayed: false, data: { email: addressOf(adultId) } };
        },
      ],
    ]),
  );
  return service;
}

/** A household of which the service has been told: its owner and one child. */
export async function aKnownFamily(service: TestService, { timeZone = 'Europe/Madrid', children = ['Mateo'] } = {}) {
  const [familyId, ownerId] = [v7(), v7()];
  await service.tell(familyChanged, { familyId, ownerId, timeZone, moneyName: 'Monedas' });
  await service.tell(adultChanged, { adultId: ownerId, displayName: 'Laura' });
  const childIds = children.map(() => v7());
  const link = async (
    adultId: string,
    childId: string,
    role: (typeof guardianRoles)[number],
    permissions: Permissions = fullAccess,
    isActive = true,
  ) => {
    await service.tell(guardianshipChanged, { childId, familyId, adultId, role, permissions, isActive });
  };
  for (const [index, displayName] of children.entries()) {
    const childId = childIds[index]!;
    await service.tell(childChanged, {
      childId,
      familyId,
      displayName,
      avatar: 'fox',
      palette: 'soft-blue',
      isNew: true,
    });
    await link(ownerId, childId, 'owner');
  }
  const owner = anAdult({ userId: ownerId, familyId, children: childIds });
  return { familyId, ownerId, owner, childIds, childId: childIds[0]!, link };
}

/** A week with a little of everything. */
export const aWeek = (childId: string, week: Partial<ChildWeek> = {}): ChildWeek => ({
  childId,
  activities: [
    { title: 'Tender la cama', times: 5 },
    { title: 'Leer', times: 1 },
  ],
  done: 6,
  points: 60,
  earnedCents: 1200,
  usedCents: 300,
  availableCents: 3400,
  waiting: 2,
  ...week,
});

/** Goes to the next moment at which clocks of a zone of whole hours show this hour. */
export function travelToHour(service: TestService, hour: number, offsetHours: number): void {
  const now = service.clock.now();
  const target = new Date(now);
  target.setUTCHours(hour - offsetHours, 0, 0, 0);
  const ahead = target.getTime() - now.getTime();
  service.clock.shift(ahead > 0 ? ahead : ahead + 86_400_000);
}

/**
 * The turn of a schedule of e-mails, and every e-mail since the last one, by whichever turn: the service takes its own
 * turns meanwhile.
 */
export function mailsAfterTurns(service: TestService, task: ScheduledTask) {
  const rendered: Mail[] = [];
  const seen = new Set<string>();
  return async (adultId: string): Promise<Mail[]> => {
    await service.em().transactional((em) => {
      const mail = (template: string, to: string, data: Record<string, string>): string => {
        const id = v7();
        rendered.push({ id, to: addressOf(to), ...writeMail(mailTemplates[template]!(data)) });
        return id;
      };
      return task.run({ em, now: service.clock.now(), mail } as never);
    });
    await service.settled();
    const fresh = [...rendered, ...service.mails].filter(({ id, to }) => to === addressOf(adultId) && !seen.has(id));
    for (const { id } of fresh) seen.add(id);
    return fresh;
  };
}
