import { randomUUID } from 'node:crypto';

import { describe, expect, it } from '@jest/globals';

import { requestApproved } from '@alcancia/contracts/family';
import { accessChanged, guardianshipChanged } from '@alcancia/contracts/identity';
import { notificationAdded } from '@alcancia/contracts/notifications';

import { aChildOf, aGateway, anAdult, childOf, type GatewayStand } from '../../test/gateway-stand.js';
import { LiveTab } from '../../test/live-tab.js';

const approved = (familyId: string, childId: string) => ({
  familyId,
  childId,
  requestId: randomUUID(),
  kind: 'actividad' as const,
  title: 'Tender la cama',
  points: 10,
  coinsCents: 500,
  balance: { points: 10, availableCents: 500, reservedCents: 0, pendingCents: 0 },
  approvedBy: randomUUID(),
});

const notified = (recipientId: string) => ({ recipientId, notificationId: randomUUID() });

describe('what happens', () => {
  /** Everything that was published before this has been sent when its own frame has arrived. */
  const fence = async (stand: GatewayStand, ...tabs: [LiveTab, string][]): Promise<void> => {
    for (const [tab, userId] of tabs) {
      const mark = notified(userId);
      await stand.happen(notificationAdded, mark);
      for (;;) {
        if (tab.frames.some((frame) => frame.type === 'stale' && frame.notificationId === mark.notificationId)) break;
        await new Promise((resolve) => {
          tab.socket.once('message', resolve);
        });
      }
    }
  };

  it('reaches the child, every adult of the child, and nobody else', async () => {
    const stand = await aGateway().start();
    const adult = anAdult();
    const childId = childOf(adult);
    const sibling = { ...aChildOf(anAdult()), adultId: adult.adultId };
    const foreigner = anAdult();
    const guardian = anAdult({ children: adult.children });
    const tabs = [];
    for (const caller of [adult, guardian, aChildOf(adult), sibling, foreigner]) {
      tabs.push([await LiveTab.open(stand, stand.signIn(caller)), caller.userId ?? ''] as [LiveTab, string]);
    }
    await stand.happen(requestApproved, approved(adult.familyId ?? '', childId));
    await fence(stand, ...tabs);
    const heard = tabs.map(
      ([tab]) => tab.frames.filter((frame) => frame.type === 'stale' && frame.topics.includes('wallet')).length,
    );
    expect(heard).toEqual([1, 1, 1, 0, 0]);
    expect(await tabs[0]?.[0].until('stale')).toEqual({
      type: 'stale',
      topics: ['approvals', 'agenda', 'goals', 'challenges', 'rewards', 'wallet', 'celebrations', 'progress'],
    });
  });

  it('names a new notification to its reader only', async () => {
    const stand = await aGateway().start();
    const adult = anAdult();
    const [tab, childsTab] = [
      await LiveTab.open(stand, stand.signIn(adult)),
      await LiveTab.open(stand, stand.signIn(aChildOf(adult))),
    ];
    const about = notified(adult.adultId);
    await stand.happen(notificationAdded, about);
    expect(await tab.until('stale')).toEqual({
      type: 'stale',
      topics: ['notifications'],
      notificationId: about.notificationId,
    });
    await fence(stand, [childsTab, childOf(adult)]);
    expect(childsTab.frames).toHaveLength(2);
  });

  it('carries nothing but topics', async () => {
    const stand = await aGateway().start();
    const adult = anAdult();
    const tab = await LiveTab.open(stand, stand.signIn(adult));
    await stand.happen(requestApproved, approved(adult.familyId ?? '', childOf(adult)));
    expect(Object.keys(await tab.until('stale'))).toEqual(['type', 'topics']);
  });
});

describe('an open socket', () => {
  const changed = (stand: GatewayStand, sessionId: string) =>
    stand.happen(accessChanged, { aboutId: sessionId, about: 'session' });

  it('is told and closed when its session ends', async () => {
    const stand = await aGateway().start();
    const adult = anAdult();
    const token = stand.signIn(adult);
    const tab = await LiveTab.open(stand, token);
    stand.sessions.delete(token);
    await changed(stand, adult.sessionId);
    expect(await tab.closed).toBe(4401);
    expect(tab.frames.at(-1)).toEqual({ type: 'session-changed' });
  });

  it('is told when another profile is chosen, and hears as that one from then on', async () => {
    const stand = await aGateway().start();
    const adult = anAdult();
    const token = stand.signIn(adult);
    const tab = await LiveTab.open(stand, token);
    stand.sessions.set(token, { ...adult, profile: 'none', userId: null });
    await changed(stand, adult.sessionId);
    await tab.until('session-changed');
    await stand.happen(notificationAdded, notified(adult.adultId));
    await stand.happen(requestApproved, approved(adult.familyId ?? '', childOf(adult)));
    expect((await tab.until('stale')).topics).toContain('approvals');
  });

  it('hears of a child no more once the link has ended', async () => {
    const stand = await aGateway().start();
    const adult = anAdult();
    const childId = childOf(adult);
    const token = stand.signIn(adult);
    const tab = await LiveTab.open(stand, token);
    stand.sessions.set(token, { ...adult, children: {} });
    const { familyId = '', permissions } = { ...adult.children[childId], familyId: adult.familyId ?? '' };
    if (!permissions) throw new Error('the child has no permissions');
    await stand.happen(guardianshipChanged, {
      childId,
      familyId,
      adultId: adult.adultId,
      role: 'guardian',
      permissions,
      isActive: false,
    });
    expect((await tab.until('stale')).topics).toContain('children');
    await stand.happen(requestApproved, approved(familyId, childId));
    const about = notified(adult.adultId);
    await stand.happen(notificationAdded, about);
    await new Promise<void>((resolve) => {
      tab.socket.on('message', (data) => (data as Buffer).toString('utf8').includes(about.notificationId) && resolve());
    });
    expect(tab.frames.map((frame) => (frame.type === 'stale' ? frame.topics[0] : frame.type))).toEqual([
      'ready',
      'children',
      'notifications',
    ]);
  });

  it('takes a newer token of its session before the old one is over', async () => {
    const stand = await aGateway().start();
    const adult = anAdult();
    const old = stand.signIn(adult);
    const tab = await LiveTab.open(stand, old);
    tab.say({ type: 'hello', token: stand.signIn(adult) });
    const about = notified(adult.adultId);
    await LiveTab.open(stand, old);
    stand.sessions.delete(old);
    await changed(stand, adult.sessionId);
    await stand.happen(notificationAdded, about);
    expect(await tab.until('stale')).toMatchObject({ notificationId: about.notificationId });
    expect(tab.frames.map(({ type }) => type)).toEqual(['ready', 'stale']);
  });

  it('holds up no stop, even when its browser does not answer the goodbye', async () => {
    const stand = await aGateway().start();
    const tab = await LiveTab.open(stand, stand.signIn(anAdult()));
    tab.socket.pause();
    const began = performance.now();
    await stand.stop();
    expect(performance.now() - began).toBeLessThan(5_000);
    tab.socket.terminate();
  });
});
