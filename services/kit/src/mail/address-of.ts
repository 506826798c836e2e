import { readAddress } from '@alcancia/contracts/identity';

import { askService } from '../bus/ask-service.js';
import type { Bus } from '../bus/bus.js';

/** Timeout of asking identity, in milliseconds; the e-mail is tried again later. */
const deadlineMs = 5_000;

/**
 * Where an e-mail goes: the address itself, or that of an adult who is named by id. It is asked of identity as the
 * e-mail leaves, so that no other service keeps an address and a changed one holds at once. Null: there is none.
 */
export async function addressOf(bus: Pick<Bus, 'request'>, recipient: string): Promise<string | null> {
  if (recipient.includes('@')) return recipient;
  return (await askService(bus, readAddress, { adultId: recipient }, { withinMs: deadlineMs })).email;
}
