import type { DataOf, EventContract } from '@alcancia/contracts/define';
import type { ScheduledTask } from '@alcancia/server-kit';
import type { TestService } from '@alcancia/server-kit/testing';

/**
 * Takes the turn of a schedule and answers what was told of one event since the last turn, by whichever turn: the service
 * takes its own ones meanwhile.
 */
export function turnsOf<E extends EventContract>(service: TestService, task: ScheduledTask, event: E) {
  let seen = 0;
  return async (): Promise<DataOf<E>[]> => {
    await service.transaction((work) => task.run(work));
    const published = await service.published(event);
    const fresh = published.slice(seen);
    seen = published.length;
    return fresh;
  };
}
