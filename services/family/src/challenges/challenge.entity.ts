import { defineEntity, type OptionalProps, p } from '@mikro-orm/core';

import type { OutputOf } from '@alcancia/contracts/define';
import type { ChallengePrize, ChallengeView, readChallenge } from '@alcancia/contracts/family';

import { challengeFixed } from './challenge.errors.js';

export type ChallengeFields = Pick<
  OutputOf<typeof readChallenge>,
  | 'title'
  | 'description'
  | 'emoji'
  | 'metric'
  | 'activityId'
  | 'target'
  | 'mode'
  | 'childIds'
  | 'startsAt'
  | 'endsAt'
  | 'steps'
  | 'prize'
  | 'repeats'
>;

/** The moments between which a challenge runs: the family's days as its zone has them. */
export interface Span {
  readonly opensAt: Date;
  readonly closesAt: Date;
}

const schema = defineEntity({
  name: 'Challenge',
  tableName: 'guide_super_challenges',
  properties: {
    id: p.uuid().primary(),
    familyId: p.uuid(),
    /** What it was started from, if anything. */
    officialId: p.uuid().strictNullable(),
    title: p.text(),
    description: p.text(),
    emoji: p.text(),
    metric: p.text().$type<ChallengeView['metric']>(),
    activityId: p.uuid().strictNullable(),
    target: p.integer(),
    mode: p.text().$type<ChallengeView['mode']>(),
    childIds: p.array().columnType('uuid[]').$type<string[]>(),
    startsAt: p.date(),
    endsAt: p.date(),
    opensAt: p.datetime(),
    closesAt: p.datetime(),
    steps: p.json<string[]>(),
    prize: p.json<ChallengePrize>(),
    repeats: p.text().$type<ChallengeView['repeats']>(),
    /** The next of its series has been made. */
    repeatedAt: p.datetime().strictNullable(),
    state: p.text().$type<'borrador' | 'publicado' | 'terminado' | 'cancelado'>(),
    createdBy: p.uuid(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    version: p.integer().version(),
  },
});

const words = ['title', 'description', 'emoji', 'steps', 'repeats', 'target'] as const;
const promised = ['metric', 'activityId', 'mode', 'childIds', 'startsAt', 'endsAt', 'prize'] as const;

/** A super challenge of a family (G7). How far each child has come is its own row: `ChallengeWay`. */
export class Challenge extends schema.class {
  declare [OptionalProps]?: 'isTeam' | 'paysCoinsOrPoints';

  /** Those who accepted add up. */
  get isTeam(): boolean {
    return this.mode === 'cooperativo';
  }

  get paysCoinsOrPoints(): boolean {
    return this.prize.points > 0 || this.prize.coinsCents > 0;
  }

  edit(fields: ChallengeFields, span: Span): void {
    Object.assign(this, fields, span);
  }

  /** After somebody accepted: what was promised stays, and the target may only come nearer (G7). */
  editWords(fields: ChallengeFields): void {
    const other = promised.find((field) => !isSame(this[field], fields[field]));
    if (other) throw challengeFixed(other);
    if (fields.target > this.target) throw challengeFixed('target');
    for (const field of words) Object.assign(this, { [field]: fields[field] });
  }
}
schema.setClass(Challenge);

/** Lists of children are the same in any order. */
function isSame(one: unknown, other: unknown): boolean {
  const said = (value: unknown): string => {
    if (Array.isArray(value)) return JSON.stringify(value.toSorted());
    if (typeof value !== 'object' || value === null) return String(value);
    return JSON.stringify(Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b)));
  };
  return said(one) === said(other);
}
