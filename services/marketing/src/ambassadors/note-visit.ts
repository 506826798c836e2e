import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { noteVisit } from '@alcancia/contracts/marketing';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { visitsOfNetworkPerDay } from './ambassadors.policy.js';
import { Visitors } from './visitors.cipher.js';

const dayMs = 86_400_000;

/** Keeps by whose link a browser came last; too many from one network are marked (G34). */
@UseCase()
export class NoteVisit {
  constructor(private readonly visitors: Visitors) {}

  @Handles(noteVisit)
  async execute(
    { origin }: Caller,
    { visitorId, code, landing }: InputOf<typeof noteVisit>,
    { em, now }: Work,
  ): Promise<OutputOf<typeof noteVisit>> {
    const at = now.toISOString();
    const network = this.visitors.network(origin.address);
    // Locked, so that visits at once are counted one after the other.
    const [ambassador] = await em.execute<{ id: string }[]>(
      `select id from marketing.ambassadors where code = ? and status = 'aprobado' for update`,
      [code],
    );
    if (!ambassador) return {};
    const [seen] = await em.execute<{ visits: string | number }[]>(
      `select count(*) as visits from marketing.ambassador_visits
       where ambassador_id = ? and network_hash = ? and visited_at > ?`,
      [ambassador.id, network, new Date(now.getTime() - dayMs).toISOString()],
    );
    const isFlagged = Number(seen?.visits ?? 0) >= visitsOfNetworkPerDay;
    await em.execute(
      `insert into marketing.ambassador_visits
         (visitor_hash, ambassador_id, landing, network_hash, is_flagged, visited_at)
       values (?, ?, ?, ?, ?, ?)
       on conflict (visitor_hash) do update
         set ambassador_id = excluded.ambassador_id, landing = excluded.landing,
           network_hash = excluded.network_hash, is_flagged = excluded.is_flagged, visited_at = excluded.visited_at`,
      [this.visitors.visitor(visitorId), ambassador.id, landing, network, isFlagged, at],
    );
    await em.execute(
      `update marketing.ambassadors set visits = visits + 1, flagged_visits = flagged_visits + ? where id = ?`,
      [isFlagged ? 1 : 0, ambassador.id],
    );
    return {};
  }
}
