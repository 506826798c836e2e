import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import { type ChildWeek, weekEnded } from '@alcancia/contracts/family';
import { erasureDue } from '@alcancia/contracts/identity';
import { setQuietHours, switchNotice } from '@alcancia/contracts/notifications';
import { fullAccess } from '@alcancia/contracts/testing/example-views';
import type { TestService } from '@alcancia/server-kit/testing';
import { until } from '@alcancia/testing';

import {
  addressOf,
  aKnownFamily,
  aWeek,
  bootNotifications,
  mailsAfterTurns,
  notificationsEnv,
  travelToHour,
} from '../../test/a-family.js';
import { notificationsConfig } from '../notifications.config.js';
import { UnsubscribeLinks } from '../preferences/unsubscribe-links.cipher.js';
import { SendDueSummaries } from './send-due-summaries.js';
import { Summaries } from './summaries.store.js';

let service: TestService;
beforeAll(async () => {
  service = await bootNotifications();
});
afterAll(() => service.close());

const zone = 'Etc/GMT-1';

const mailsTo = async (adultId: string) => {
  await service.settled();
  return service.mails.filter(({ to }) => to === addressOf(adultId));
};

const ended = (familyId: string, children: ChildWeek[]) =>
  service.tell(weekEnded, { familyId, endedAt: service.clock.now().toISOString(), children });

test('says what each child did, saved, and what waits, and how to end it', async () => {
  const { familyId, ownerId, childIds } = await aKnownFamily(service, { timeZone: zone, children: ['Mateo', 'Sofía'] });
  travelToHour(service, 18, 1);
  await ended(familyId, [
    aWeek(childIds[0]!),
    aWeek(childIds[1]!, { activities: [], done: 0, points: 0, earnedCents: 0, usedCents: 900, waiting: 0 }),
  ]);
  const [mail] = await mailsTo(ownerId);
  expect(mail?.subject).toBe('La semana de Mateo y Sofía en Alcancía');
  expect(mail?.text).toContain(
    [
      'Mateo',
      '- Hizo 6 actividades: «Tender la cama» (5) y «Leer». Ganó 60 Puntos.',
      '- Ahorró 9 Monedas: ganó 12 Monedas y usó 3 Monedas en premios. Ahora tiene 34 Monedas.',
      '- 2 cosas esperan tu respuesta.',
    ].join('\n'),
  );
  expect(mail?.text).toContain(
    [
      'Sofía',
      '- Fue una semana tranquila, sin actividades.',
      '- Usó 9 Monedas en premios. Ahora tiene 34 Monedas.',
    ].join('\n'),
  );
  expect(mail?.html).toContain('«Tender la cama» (5) y «Leer»');
  expect(mail?.text).toContain('https://alcancia.example/approvals');
  const { page, oneClick } = new UnsubscribeLinks(notificationsConfig.parse(notificationsEnv)).linksOf({
    adultId: ownerId,
    type: 'weekly_summary',
  });
  expect(mail?.text).toContain(page);
  expect(mail?.headers).toEqual({
    'List-Unsubscribe': `<${oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});

test('each adult reads only of what they may see', async () => {
  const { familyId, childIds, link } = await aKnownFamily(service, { timeZone: zone, children: ['Mateo', 'Sofía'] });
  const [grandmother, nanny, teacher] = [v7(), v7(), v7()];
  const nothing = {
    activities: 'no_access',
    challenges: 'no_access',
    rewards: 'no_access',
    approvals: 'no_access',
  } as const;
  await link(grandmother, childIds[0]!, 'guardian');
  await link(nanny, childIds[0]!, 'viewer', { ...nothing, activities: 'view_only' });
  await link(nanny, childIds[1]!, 'viewer', { ...nothing, approvals: 'view_only' });
  await link(teacher, childIds[0]!, 'viewer', { ...nothing, rewards: 'view_only' });
  travelToHour(service, 18, 1);
  await ended(
    familyId,
    childIds.map((childId) => aWeek(childId)),
  );

  const [toGrandmother] = await mailsTo(grandmother);
  expect(toGrandmother?.subject).toBe('La semana de Mateo en Alcancía');
  expect(toGrandmother?.html).not.toContain('Sofía');
  const [toNanny] = await mailsTo(nanny);
  const [ofMateo, ofSofia] = (toNanny?.text ?? '').split('\nSofía\n');
  expect(ofMateo).toContain('Hizo 6 actividades');
  expect(ofMateo).not.toContain('Monedas');
  expect(ofSofia).not.toContain('actividades:');
  expect(ofSofia).toContain('2 cosas esperan respuesta.');
  expect(toNanny?.text).toContain('https://alcancia.example/dashboard');
  expect(await mailsTo(teacher)).toEqual([]);
});

test('leaves once for a week, whatever is told twice, and to nobody who does not want it', async () => {
  const { familyId, ownerId, childId, link, owner } = await aKnownFamily(service, { timeZone: zone });
  const father = v7();
  await link(father, childId, 'guardian');
  travelToHour(service, 18, 1);
  await service.ask(switchNotice, owner, { type: 'weekly_summary', channel: 'email', isOn: false });
  const endedAt = service.clock.now().toISOString();
  await service.tell(weekEnded, { familyId, endedAt, children: [aWeek(childId)] });
  await service.tell(weekEnded, { familyId, endedAt, children: [aWeek(childId)] });
  expect(await mailsTo(father)).toHaveLength(1);
  expect(await mailsTo(ownerId)).toEqual([]);
});

test('waits for the end of quiet hours, and tells nothing of a child whose link ended meanwhile', async () => {
  const { familyId, ownerId, owner, childId, link } = await aKnownFamily(service, { timeZone: zone });
  const father = v7();
  await link(father, childId, 'guardian');
  for (const adultId of [ownerId, father])
    await service.ask(
      setQuietHours,
      { ...owner, userId: adultId, adultId },
      { isOn: true, from: '17:30', until: '20:00' },
    );
  travelToHour(service, 18, 1);
  await ended(familyId, [aWeek(childId)]);
  expect(await mailsTo(ownerId)).toEqual([]);
  await link(father, childId, 'guardian', fullAccess, false);
  service.clock.shift(2 * 3_600_000 + 1_000);

  const config = notificationsConfig.parse(notificationsEnv);
  const due = mailsAfterTurns(service, new SendDueSummaries(new Summaries(config, new UnsubscribeLinks(config))));
  expect(await due(ownerId)).toHaveLength(1);
  expect(await due(ownerId)).toEqual([]);
  expect(await due(father)).toEqual([]);
  const kept = await service
    .em()
    .execute(`select children from notifications.weekly_summaries where family_id = ? and children <> '[]'`, [
      familyId,
    ]);
  expect(kept).toEqual([]);
});

test('while it waits it loses a child who is erased, and goes on telling of the others', async () => {
  const { familyId, owner, childIds } = await aKnownFamily(service, { timeZone: zone, children: ['Mateo', 'Sofía'] });
  await service.ask(setQuietHours, owner, { isOn: true, from: '17:30', until: '20:00' });
  travelToHour(service, 18, 1);
  await ended(
    familyId,
    childIds.map((childId) => aWeek(childId)),
  );
  const waiting = async () => {
    const rows = await service
      .em()
      .execute<{ children: ChildWeek[] }[]>(
        `select children from notifications.weekly_summaries where family_id = ? and due_at is not null`,
        [familyId],
      );
    return rows.map(({ children }) => children.map(({ childId }) => childId));
  };
  expect(await waiting()).toEqual([childIds]);
  await service.tell(erasureDue, { erasureId: v7(), personId: childIds[0]!, personRole: 'child' });
  await until('the child is erased', async () => {
    await service.settled();
    return (await waiting())[0]?.length === 1;
  });
  expect(await waiting()).toEqual([[childIds[1]]]);
});

describe('of an erased child', () => {
  const keptAbout = async (childId: string) => {
    const rows = await service
      .em()
      .execute<{ event: string }[]>(
        `select event::text as event from notifications.retries where strpos(event::text, ?) > 0`,
        [childId],
      );
    return rows.map(({ event }) => event);
  };
  const erase = async (personId: string) => {
    await service.tell(erasureDue, { erasureId: v7(), personId, personRole: 'child' });
    await until('the child is erased', async () => {
      await service.settled();
      const rows = await service
        .em()
        .execute(`select 1 from notifications.erased_people where person_id = ?`, [personId]);
      return rows.length > 0;
    });
  };

  test('a week told late speaks of the other children alone', async () => {
    const { familyId, ownerId, childIds } = await aKnownFamily(service, {
      timeZone: zone,
      children: ['Mateo', 'Sofía'],
    });
    travelToHour(service, 18, 1);
    const [erasedId = '', otherId = ''] = childIds;
    await erase(erasedId);
    await ended(familyId, [aWeek(erasedId), aWeek(otherId)]);
    await ended(familyId, [aWeek(erasedId)]);
    const mails = await mailsTo(ownerId);
    expect(mails.map(({ subject }) => subject)).toEqual(['La semana de Sofía en Alcancía']);
    expect(await keptAbout(erasedId)).toEqual([]);
  });

  test('nothing stays in a week that waits for its guardians, and what it says of the others waits on', async () => {
    const [familyId, erasedId, otherId] = [v7(), v7(), v7()];
    await ended(familyId, [aWeek(erasedId), aWeek(otherId)]);
    expect(await keptAbout(erasedId)).toHaveLength(1);
    await erase(erasedId);
    expect(await keptAbout(erasedId)).toEqual([]);
    expect(await keptAbout(otherId)).toHaveLength(1);
  });
});
