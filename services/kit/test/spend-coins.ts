import { z } from 'zod';

import { defineRequest } from '@alcancia/contracts/define';

import {
  type Act,
  type Caller,
  Decides,
  type Effects,
  failure,
  type LastRows,
  type Reading,
  UseCase,
} from '../src/index.js';
import { anyTopic, coinsAdded, type purse, stumble } from './purse.contracts.js';

/** Decided together with what waits at the same moment. */
export const spendCoins = defineRequest('purse.spend-coins', {
  ...anyTopic,
  kind: 'write',
  output: z.object({ cents: z.int(), transaction: z.string() }),
});
interface Purses {
  readonly transaction: string;
  readonly cents: Map<string, number>;
}

const spentPurses: LastRows<{ readonly id: string; readonly cents: () => number }> = {
  name: 'spent',
  sql: `update purse.coins c set cents = s.cents from jsonb_to_recordset(?::jsonb) as s(id uuid, cents int) where c.id = s.id`,
  row: ({ id, cents }) => ({ id, cents: cents() }),
};

/** 13 is a mistake of ours, and 14 is noticed too late: when something was left already. */
@UseCase()
export class SpendCoins {
  async read(acts: readonly Act<typeof spendCoins>[], { em }: Reading): Promise<Purses> {
    await stumble(em);
    const ids = acts.map(({ input }) => input.purseId);
    const rows = await em.execute<{ id: string; cents: number; transaction: string }[]>(
      `select id, cents, pg_current_xact_id()::text as transaction from purse.coins where id = any(?::uuid[])
       order by id for update`,
      [`{${ids.join(',')}}`],
    );
    return { transaction: rows[0]?.transaction ?? '', cents: new Map(rows.map(({ id, cents }) => [id, cents])) };
  }

  @Decides(spendCoins)
  decide(_caller: Caller, { purseId, cents }: z.output<typeof purse>, effects: Effects, purses: Purses) {
    const before = purses.cents.get(purseId) ?? 0;
    if (cents === 13) throw new Error('an unlucky number');
    if (cents === 14) effects.publish(coinsAdded, { purseId, cents });
    if (cents === 14 || before < cents) throw failure('coins_not_enough', { missing: cents - before });
    purses.cents.set(purseId, before - cents);
    effects.writeLast(spentPurses, { id: purseId, cents: () => purses.cents.get(purseId) ?? 0 });
    effects.publish(coinsAdded, { purseId, cents: -cents });
    return { cents: before - cents, transaction: purses.transaction };
  }
}
