import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { readWorld } from '@alcancia/contracts/family';
import { petMoodOf, petStageOf } from '@alcancia/contracts/pets';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { CoinLedger } from '../coins/coins.ledger.js';
import { occurrencesToday } from '../dashboard/today.view.js';
import { levelAt } from '../levels/level.policy.js';
import { familyDay } from '../occurrences/family-day.policy.js';
import { themeWithColours } from './theme.policy.js';
import { worldLook } from './world.store.js';

/** How a child's world looks, how far its companion has grown and how it feels today; points show as none without their area (G1). */
@UseCase()
export class ReadWorld {
  constructor(private readonly ledger: CoinLedger) {}

  @Handles(readWorld)
  async execute(
    person: Caller,
    { childId }: InputOf<typeof readWorld>,
    { em, now }: Reading,
  ): Promise<OutputOf<typeof readWorld>> {
    const timeZone = person.timeZoneOf(childId);
    const { kitId, ...theme } = await worldLook(em, childId);
    const paid = person.may('seeWallet', childId) ? await this.ledger.balances(em, [childId]) : null;
    const points = paid?.get(childId)?.points ?? 0;
    const own =
      (await occurrencesToday(em, [{ childId, timeZone, today: familyDay(now, timeZone) }])).get(childId) ?? [];
    const today = { todayDone: own.filter(({ state }) => state === 'aprobada').length, todayTotal: own.length };
    return {
      childId,
      theme: themeWithColours(theme),
      pet: { kitId, stage: petStageOf(points), mood: petMoodOf(today) },
      level: levelAt(points),
    };
  }
}
