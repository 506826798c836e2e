import { respond } from '@alcancia/contracts/assistant';
import type { InputOf } from '@alcancia/contracts/define';
import { type Caller, Handles, householdOf, type Steps, UseCase } from '@alcancia/server-kit';

import { AiAnswers } from '../answers/ai-answers.client.js';
import { plainAnswer } from '../answers/plain-answer.policy.js';
import { Askers } from '../askers/askers.client.js';
import { Quotas } from '../quotas/quotas.store.js';
import { isFitForChildren } from '../safety/fit-for-children.policy.js';
import { words } from '../words/answers.js';
import { type Answer, Answering, type Asked } from './answering.js';

/** A question is answered without the AI where that can be; what is left the AI answers, within the quota of the plan (G30). */
@UseCase()
export class Respond {
  constructor(
    private readonly askers: Askers,
    private readonly answering: Answering,
    private readonly quotas: Quotas,
    private readonly ai: AiAnswers,
  ) {}

  @Handles(respond)
  async execute(
    caller: Caller,
    { mode, question, hasOfferedCalm }: InputOf<typeof respond>,
    steps: Steps,
  ): Promise<Answer> {
    const asker = await this.askers.of(caller, steps);
    const asked: Asked = { caller, asker, mode, question, steps, isSpoken: false, hasOfferedCalm };
    const { answer, isKept } = (await this.answering.withoutAi(asked)) ?? {
      answer: await this.askAi(asked, steps.intentId),
      isKept: true,
    };
    if (isKept) await this.answering.remember(asked, answer);
    return answer;
  }

  /** One use of the quota for one answer: taken before, given back where there is none. */
  private async askAi(asked: Asked, useId: string): Promise<Answer> {
    const { caller, asker, steps } = asked;
    const said = words[asker.kind];
    if (!this.ai.isThere) return { kind: 'fallback', message: said.unknown };
    const familyId = asker.kind === 'child' ? asker.familyId : householdOf(caller.session);
    const use = await steps.step('take', (work) => this.quotas.take(work, useId, familyId));
    if (!('used' in use)) return { kind: 'limit', message: said.limit(use.most) };
    const text = plainAnswer(await this.written(asked));
    const isUnfit = asker.kind === 'child' && !isFitForChildren(text);
    if (text === '' || isUnfit) {
      await steps.step('give-back', (work) => this.quotas.giveBack(work, useId));
      return { kind: 'fallback', message: isUnfit && text !== '' ? words.child.unfit : said.aiAway };
    }
    const { used, most } = use;
    // How much of the plan is left is for adults to hear.
    const mark = asker.kind === 'child' ? null : use.mark;
    await steps.step('keep', (work) => this.quotas.keep(work, useId, mark));
    return { kind: 'ai', text, usage: { used, most, warnsAt: mark?.percent ?? null } };
  }

  /** Empty where the provider does not answer. */
  private written({ caller, asker, question }: Asked): Promise<string> {
    const children = Object.keys(caller.session.children).length;
    const asks =
      asker.kind === 'child'
        ? ({ role: 'niño', ages: asker.age, question } as const)
        : ({ role: 'adulto', children, question } as const);
    return this.ai.write(asks).catch(() => '');
  }
}
