import { v7 } from 'uuid';

import type { CallerShape } from '@alcancia/contracts/caller';
import { childChanged, familyChanged, guardianshipChanged, invitationChanged } from '@alcancia/contracts/identity';
import { listNotifications } from '@alcancia/contracts/notifications';
import { fullAccess } from '@alcancia/contracts/testing/example-views';
import { aChild, anAdult, type TestService } from '@alcancia/server-kit/testing';

/** What the adult and the child of a family have been told, oldest first: the state and the type of each notice. */
export type Told = Readonly<Record<'adult' | 'child', readonly unknown[]>>;

/** An owner and one child, what happens to them, and what they have been told of it. */
export async function aToldFamily(service: TestService) {
  const [familyId, childId, adultId] = [v7(), v7(), v7()];
  const called = (displayName: string, sequence: number) =>
    service.tell(
      childChanged,
      { childId, familyId, displayName, avatar: 'fox', palette: 'soft-blue', isNew: sequence === 1 },
      { sequence },
    );
  await called('Mateo', 1);
  await service.tell(
    guardianshipChanged,
    { childId, familyId, adultId, role: 'owner', permissions: fullAccess, isActive: true },
    { sequence: 2 },
  );
  const price = { points: 0, coinsCents: 500 };
  const request = { familyId, childId, requestId: v7(), kind: 'canje' as const, title: 'Parque', ...price };
  const adult = anAdult({ userId: adultId, familyId, children: [childId] });
  const child = aChild(childId, { familyId });
  const toldTo = async (caller: CallerShape) =>
    (await service.ask(listNotifications, caller, {})).notifications
      .toReversed()
      .map(({ status, type, payload: { kind, about } }) => [status, kind ?? about ?? type].join(' '));
  const renamed = (moneyName: string, sequence: number) =>
    service.tell(familyChanged, { familyId, ownerId: adultId, timeZone: 'UTC', moneyName }, { sequence });
  /** Somebody answers an invitation of the adult; without an answer nobody is named. */
  const answers = (status: 'sent' | 'accepted' | 'declined' | 'withdrawn', answeredBy: string = v7()) =>
    service.tell(invitationChanged, {
      invitationId: v7(),
      familyId,
      invitedBy: adultId,
      acceptedBy: status === 'accepted' ? answeredBy : null,
      status,
      ...(status === 'accepted' || status === 'declined' ? { answeredBy } : {}),
    });
  const told = async (): Promise<Told> => ({ adult: await toldTo(adult), child: await toldTo(child) });
  return { familyId, childId, adultId, adult, child, request, called, renamed, answers, told };
}
