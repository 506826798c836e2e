import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { linkSignUp, visitHoldsDays } from '@alcancia/contracts/marketing';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { Visitors } from './visitors.cipher.js';

const dayMs = 86_400_000;

/**
 * The account that followed a visit. It counts for the ambassador of the last link, unless it is the ambassador's own,
 * shares a household with it, or belonged to one before the visit. Nothing of this is told to the browser (G34).
 */
@UseCase()
export class LinkSignUp {
  constructor(private readonly visitors: Visitors) {}

  @Handles(linkSignUp)
  async execute(
    { adultId }: Caller,
    { visitorId }: InputOf<typeof linkSignUp>,
    { em, now, newId }: Work,
  ): Promise<OutputOf<typeof linkSignUp>> {
    const at = now.toISOString();
    await em.execute(
      `insert into marketing.referrals (id, ambassador_id, adult_id, state, is_flagged, linked_at)
       select ?, a.id, ?, 'registro', v.is_flagged, ?
       from marketing.ambassador_visits v join marketing.ambassadors a on a.id = v.ambassador_id
       where v.visitor_hash = ? and v.visited_at > ? and a.status = 'aprobado' and a.adult_id <> ?
         and not exists (select 1 from marketing.household_ties t where t.adult_id = ? and t.since < v.visited_at)
         and not exists (
           select 1 from marketing.household_ties mine
           join marketing.household_ties theirs on theirs.family_id = mine.family_id
           where mine.adult_id = ? and theirs.adult_id = a.adult_id)
       on conflict (adult_id) do nothing`,
      [
        newId(),
        adultId,
        at,
        this.visitors.visitor(visitorId),
        new Date(now.getTime() - visitHoldsDays * dayMs).toISOString(),
        adultId,
        adultId,
        adultId,
      ],
    );
    return {};
  }
}
