import { v7 } from 'uuid';

import type { DataOf, EventContract } from '@alcancia/contracts/define';
import type { ScheduledTask, Work } from '@alcancia/server-kit';
import type { TestService } from '@alcancia/server-kit/testing';

/**
 * Takes the turn of a schedule and answers what was told of one event since the last turn, by whichever turn: the service
 * takes its own ones meanwhile.
 */
export function turnsOf<E extends EventContract>(service: TestService, task: ScheduledTask, event: E) {
  const own: DataOf<E>[] = [];
  let seen = 0;
  return async (): Promise<DataOf<E>[]> => {
    await service.em().transactional(async (em) => {
      const publish = (told: EventContract, data: unknown): void => {
        if (told.subject === event.subject) own.push(event.data.parse(data) as DataOf<E>);
      };
      await task.run({ em, now: service.clock.now(), newId: v7, publish } as Work);
    });
    const published = await service.published(event);
    const fresh = [...own.splice(0), ...published.slice(seen)];
    seen = published.length;
    return fresh;
  };
}
