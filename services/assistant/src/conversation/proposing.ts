import { Injectable } from '@nestjs/common';

import type { Proposal, respond } from '@alcancia/contracts/assistant';
import type { OutputOf } from '@alcancia/contracts/define';
import { activityFields, type Schedule } from '@alcancia/contracts/family';
import type { Caller, Steps } from '@alcancia/server-kit';

import type { Asker } from '../askers/asker.policy.js';
import { FamilyFigures } from '../lookups/family-figures.client.js';
import { Proposals } from '../proposals/proposals.store.js';
import {
  activityWished,
  asksForApproval,
  redemptionsMeant,
  saysRedemption,
  wantsActivity,
} from '../proposals/wish.policy.js';
import { words } from '../words/answers.js';

const said = words.proposal;
type Proposed = Extract<OutputOf<typeof respond>, { kind: 'proposal' | 'fallback' }>;

interface Wish {
  readonly caller: Caller;
  readonly asker: Pick<Asker, 'kind'>;
  readonly question: string;
  readonly steps: Pick<Steps, 'step'>;
}

/** What an activity gives where nobody said it: as the form has it. Points and whole coins. */
const usual = { points: 10, coins: 5, emoji: '⭐', category: 'hogar' } as const;
/** Redemptions that one answer names. */
const mostNamed = 5;

/** Prepares what an adult asks the assistant to do: it proposes, and does nothing (G30). */
@Injectable()
export class Proposing {
  constructor(
    private readonly figures: FamilyFigures,
    private readonly proposals: Proposals,
  ) {}

  /** Null where nothing is to be done. */
  async of(wish: Wish): Promise<Proposed | null> {
    const { question, asker } = wish;
    const isActivity = wantsActivity(question);
    if (!isActivity && !asksForApproval(question)) return null;
    if (asker.kind === 'child') return isActivity || saysRedemption(question) ? instead(said.ofChild) : null;
    return isActivity ? this.activity(wish) : this.redemption(wish);
  }

  private async activity(wish: Wish): Promise<Proposed | null> {
    const { caller, question } = wish;
    if (activityWished(question, []) === null) return null;
    const today = await this.figures.today(caller);
    if (!today) return instead(said.away);
    if (today.children.length === 0) return instead(words.noChildren);
    const mayFor = ({ childId }: { readonly childId: string }): boolean => caller.may('changeActivities', childId);
    const own = today.children.filter(mayFor);
    const wished = activityWished(question, today.children, own);
    if (!wished) return null;
    const { title, points, coins, schedule, children } = wished;
    const asked = children.length === 0 && own.length === 0 ? today.children : children;
    const notTheirs = asked.filter((child) => !mayFor(child));
    if (notTheirs.length > 0) return instead(said.notYours(notTheirs.map(nameOf)));
    if (children.length === 0) return instead(said.whom(own.map(nameOf)));
    const { emoji, category } = usual;
    const isSaid = points !== null || coins !== null;
    const prize = isSaid ? { points: points ?? 0, coins: coins ?? 0 } : usual;
    const activity = activityFields.safeParse({
      title,
      emoji,
      category,
      schedule,
      points: prize.points,
      coinsCents: prize.coins * 100,
      childIds: children.map(({ childId }) => childId),
    });
    if (!activity.success) return instead(said.unfit);
    const whom = said.listed(children.map(nameOf));
    const message = said.activity(title, whom, said.prize(prize.points, prize.coins), whenOf(schedule));
    return this.propose(wish, message, { kind: 'actividad', activity: activity.data }, activity.data.childIds);
  }

  private async redemption(wish: Wish): Promise<Proposed | null> {
    const { caller, question } = wish;
    const waiting = await this.figures.waitingRedemptions(caller);
    if (!waiting) return saysRedemption(question) ? instead(said.away) : null;
    const named = waiting.map((one) => ({ ...one, displayName: one.childName }));
    const meant = redemptionsMeant(question, named);
    const [one, ...others] = meant;
    if (!one) return saysRedemption(question) ? instead(said.none) : null;
    if (others.length > 0) return instead(said.several(meant.slice(0, mostNamed)));
    if (!one.canDecide) return instead(said.notYours([one.childName]));
    const message = said.redemption(one.title, one.childName, said.coins(one.amounts.coinsCents));
    return this.propose(wish, message, { kind: 'canje', requestId: one.requestId }, [one.childId]);
  }

  private async propose(
    { caller, steps }: Wish,
    message: string,
    act: Proposal['act'],
    childIds: readonly string[],
  ): Promise<Proposed> {
    const proposal = await steps.step('propose', (work) => this.proposals.keep(work, caller.userId, act, childIds));
    return { kind: 'proposal', message, proposal };
  }
}

const instead = (message: string): Proposed => ({ kind: 'fallback', message });
const nameOf = ({ displayName }: { readonly displayName: string }): string => displayName;

function whenOf(schedule: Schedule): string {
  if (schedule.mode === 'dias_semana') return said.weekly(schedule.weekdays);
  return schedule.mode === 'diaria' ? said.daily : said.once;
}
