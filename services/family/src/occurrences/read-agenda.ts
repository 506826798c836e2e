import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { readAgenda } from '@alcancia/contracts/family';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { agendaOf } from './agenda.view.js';

/** A child's days: what there is to do, what waits for an adult, what was done. */
@UseCase()
export class ReadAgenda {
  @Handles(readAgenda)
  async execute(
    person: Caller,
    { childId, from, days }: InputOf<typeof readAgenda>,
    { em, now }: Reading,
  ): Promise<OutputOf<typeof readAgenda>> {
    return agendaOf(em, { childId, timeZone: person.timeZoneOf(childId), now, from, days });
  }
}
