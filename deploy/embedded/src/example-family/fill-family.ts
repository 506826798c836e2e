import type { PayPalSimulator } from '@alcancia/billing';
import type { ServiceName } from '@alcancia/contracts/rooms';
import type { Bus, RunningService } from '@alcancia/server-kit';

import type { Mailbox } from '../mailbox/mailbox.js';
import { ExampleFamily } from './example-family.js';
import { story } from './story.js';
import { type StoryClock, tellStory } from './tell-story.js';

/** An event may cause another one in the next service. */
const rounds = 3;

export interface FilledSystem {
  readonly bus: Pick<Bus, 'request'>;
  readonly mailbox: Mailbox;
  readonly services: readonly RunningService[];
  readonly payPal: PayPalSimulator | null;
}

/**
 * Fills an empty system with the example family, by the product's own use-cases. `storyClock` shifts the system's clock:
 * it is made before the system starts, so that nothing in it is younger than the story.
 */
export async function fillFamily(
  { bus, mailbox, services, payPal }: FilledSystem,
  storyClock: StoryClock,
): Promise<void> {
  const settled = async (): Promise<void> => {
    for (let round = 0; round < rounds; round += 1) await Promise.all(services.map((service) => service.settled()));
  };
  const mailTo = async (email: string): Promise<string> => {
    await settled();
    return (await mailbox.mails()).find(({ to }) => to === email)?.text ?? '';
  };
  const dateBefore = (days: number): string => storyClock.dateBefore(days);
  const takeTurn = async (name: ServiceName, schedule: string): Promise<void> => {
    for (const service of services.filter((one) => one.name === name)) await service.takeTurn(schedule);
  };
  const family = new ExampleFamily(bus, mailTo, settled, dateBefore, takeTurn, payPal);
  await tellStory(story, family, storyClock);
}
