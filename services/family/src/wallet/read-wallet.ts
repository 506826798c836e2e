import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { readWallet } from '@alcancia/contracts/family';
import { type Caller, Handles, pageOf, readCursor, type Reading, UseCase } from '@alcancia/server-kit';

import { CoinLedger } from '../coins/coins.ledger.js';
import type { EntryType } from '../coins/posting.policy.js';
import { startOfDay } from '../occurrences/family-day.policy.js';
import { entriesCalled, movementOf } from './movement.policy.js';

interface EntryRow {
  readonly id: string;
  readonly position: string | number;
  readonly type: EntryType;
  readonly title: string;
  readonly emoji: string;
  readonly currency: 'points' | 'coins';
  readonly amount: string | number;
  readonly created_at: string | Date;
}

/** 'Mi cartera': what a child has, and what moved it. Coins put aside count as gone, so the movements add up to 'Disponible'. */
@UseCase()
export class ReadWallet {
  constructor(private readonly ledger: CoinLedger) {}

  @Handles(readWallet)
  async execute(
    person: Caller,
    { childId, month, type, cursor, limit }: InputOf<typeof readWallet>,
    { em }: Reading,
  ): Promise<OutputOf<typeof readWallet>> {
    const before = readCursor(['bigint'], cursor);
    const [from, to] = month === undefined ? ([null, null] as const) : monthIn(month, person.timeZoneOf(childId));
    const types = type === undefined ? null : `{${entriesCalled(type).join(',')}}`;
    const rows = await em.execute<EntryRow[]>(
      `select id, position, type, title, emoji, currency, amount, created_at from family.ledger_entries
       where child_id = ? and account in ('disponible', 'puntos', 'pendiente')
         and (?::bigint is null or position < ?::bigint)
         and (?::timestamptz is null or (created_at >= ?::timestamptz and created_at < ?::timestamptz))
         and (?::text[] is null or type = any(?::text[]))
       order by position desc limit ?`,
      [childId, before?.[0] ?? null, before?.[0] ?? null, from, from, to, types, types, limit + 1],
    );
    const { shown, nextCursor } = pageOf(rows, limit, ({ position }) => [Number(position)]);
    return {
      balance: await this.ledger.balance(em, childId),
      movements: shown.map(({ id, type: entry, title, emoji, currency, amount, created_at }) => ({
        entryId: id,
        type: movementOf(entry),
        title,
        emoji,
        currency,
        amount: Number(amount),
        createdAt: new Date(created_at).toISOString(),
      })),
      nextCursor,
      ...(from === null ? {} : { monthSum: await this.sumOf(em, childId, from, to) }),
    };
  }

  /** What came in and what redemptions took between two moments; a redemption that was given back took nothing. */
  private async sumOf(em: Reading['em'], childId: string, from: string, to: string) {
    const redeeming = `{${[...entriesCalled('canje'), ...entriesCalled('reembolso')].join(',')}}`;
    const [row] = await em.execute<{ earned: string | number; used: string | number }[]>(
      `select coalesce(sum(amount) filter (where type <> all(?::text[])), 0) as earned,
              coalesce(-sum(amount) filter (where type = any(?::text[])), 0) as used
       from family.ledger_entries
       where child_id = ? and account in ('disponible', 'pendiente') and currency = 'coins'
         and created_at >= ?::timestamptz and created_at < ?::timestamptz`,
      [redeeming, redeeming, childId, from, to],
    );
    return { earnedCents: Number(row?.earned ?? 0), usedCents: Number(row?.used ?? 0) };
  }
}

/** First and last moment of a month of the family's calendar; the last one is not in it. */
function monthIn(month: string, timeZone: string): [string, string] {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return [startOfDay(`${month}-01`, timeZone).toISOString(), startOfDay(`${next}-01`, timeZone).toISOString()];
}
