import { v7 } from 'uuid';

import { type CallerShape } from '@alcancia/contracts/caller';
import { type AskOf } from '@alcancia/contracts/define';
import {
  claimActivity,
  createActivity,
  listApprovals,
  readAgenda,
  type OccurrenceView,
} from '@alcancia/contracts/family';
import { aChild, anAdult, type TestService } from '@alcancia/server-kit/testing';

/** A household with one child (or more), its owner and the children's own sessions. */
export interface Household {
  readonly familyId: string;
  readonly childId: string;
  readonly childIds: string[];
  readonly owner: CallerShape;
  readonly child: CallerShape;
}

export function aHousehold({ children = 1, timeZone = 'America/Mexico_City' } = {}): Household {
  const familyId = v7();
  const childIds = Array.from({ length: children }, () => v7());
  const childId = childIds[0]!;
  return {
    familyId,
    childId,
    childIds,
    owner: anAdult({ familyId, timeZone, children: childIds }),
    child: aChild(childId, { familyId, timeZone }),
  };
}

type ActivityInput = AskOf<typeof createActivity>;

/** What an adult types for an activity: daily, 10 points and 5 monedas, unless said otherwise. */
export const anActivity = (childIds: readonly string[], more: Partial<ActivityInput> = {}): ActivityInput => ({
  title: 'Poner la mesa',
  emoji: '🍽️',
  category: 'hogar',
  points: 10,
  coinsCents: 500,
  schedule: { mode: 'diaria' },
  childIds: [...childIds],
  ...more,
});

/** The family's loop in a few words. */
export function family(service: TestService, { owner, child, childId, childIds }: Household) {
  const agenda = () => service.ask(readAgenda, child, { childId });
  const waiting = async () => (await service.ask(listApprovals, owner, {})).requests;
  const loop = {
    agenda,
    waiting,
    async offer(more: Partial<ActivityInput> = {}): Promise<string> {
      return (await service.ask(createActivity, owner, anActivity(childIds, more))).activityId;
    },
    async today(): Promise<string> {
      return (await agenda()).today;
    },
    async claim(activityId: string): Promise<OccurrenceView & { occurrenceId: string }> {
      const { today } = await agenda();
      const { occurrence } = await service.ask(claimActivity, child, { childId, activityId, dueOn: today });
      return { ...occurrence, occurrenceId: occurrence.occurrenceId! };
    },
    /** The request that waits about an activity's title. */
    async requestOf(occurrenceId: string): Promise<string> {
      const [row] = await service
        .em()
        .execute<{ id: string }[]>(
          `select id from family.approval_requests where ref_id = ? order by created_at desc, id desc limit 1`,
          [occurrenceId],
        );
      return row!.id;
    },
    /** An activity offered and claimed: the request that waits for an adult. */
    async claimed(more: Partial<ActivityInput> = {}): Promise<string> {
      return loop.requestOf((await loop.claim(await loop.offer(more))).occurrenceId);
    },
  };
  return loop;
}
