import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { readSpeechStats } from '@alcancia/contracts/speech';
import { speechStatsLimits } from '@alcancia/contracts/speech-limits';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { listenerOf } from '../permissions/listener.policy.js';
import { SpeechPermissions } from '../permissions/speech-permissions.store.js';
import { speechRoleOf } from '../permissions/speech-role.policy.js';
import { badDays } from './usage.errors.js';
import { SpeechUses } from './speech-uses.store.js';

const { days, defaultDays, sections, ownSections } = speechStatsLimits;
const dayMs = 86_400_000;

/** Everybody's for super administrators, one's own for others (spec 2 §6). */
@UseCase()
export class ReadSpeechStats {
  constructor(
    private readonly permissions: SpeechPermissions,
    private readonly uses: SpeechUses,
  ) {}

  @Handles(readSpeechStats)
  async execute(
    caller: Caller,
    asked: InputOf<typeof readSpeechStats>,
    reading: Reading,
  ): Promise<OutputOf<typeof readSpeechStats>> {
    await this.permissions.must(caller, reading, 'view_general_stats');
    const to = asked.to ?? dayOf(reading.now);
    const from = asked.from ?? dayOf(new Date(Date.parse(to) - (defaultDays - 1) * dayMs));
    const length = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
    if (length < 1 || length > days) throw badDays();
    const isEverybodys = speechRoleOf(caller) === 'super_admin';
    const counted = await this.uses.counted(reading, {
      from,
      to,
      userId: isEverybodys ? null : listenerOf(caller).id,
      sections: isEverybodys ? sections : ownSections,
    });
    return { from, to, isEverybodys, ...counted };
  }
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
