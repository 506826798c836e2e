const responding = { file: 'services/assistant/src/conversation/respond.ts' };
const answers = 'services/assistant/src/conversation/ai-answers.int.spec.ts';
const quotas = { file: 'services/assistant/src/quotas/quotas.store.ts', proof: answers };

/** What the assistant keeps to, whoever asks and whatever the AI writes. */
export const sabotagesOfTheAssistant = {
  'whom to call in danger': {
    ...responding,
    proof: 'services/assistant/src/conversation/respond.int.spec.ts',
    from: 'if (soundsOfDanger(question))',
    to: 'if (false)',
    noticedBy: 'of somebody who may be in danger',
  },
  'that the AI writes text alone': {
    ...responding,
    proof: answers,
    from: 'plainAnswer(await this.written(adult, question))',
    to: 'await this.written(adult, question)',
    noticedBy: 'comes without markup',
  },
  'a use that is given back': {
    ...quotas,
    from: 'delete from assistant.ai_uses where id = ? and not is_answered',
    to: 'delete from assistant.ai_uses where id = ? and is_answered and false',
    noticedBy: 'that refuses leaves verified knowledge',
  },
  'the quota of a plan': {
    ...quotas,
    from: 'if (used >= most) return { most };',
    to: '',
    noticedBy: 'of fifty who ask at once',
  },
  'one after the other at a quota': {
    ...quotas,
    races: true,
    from: 'await em.execute(`select pg_advisory_xact_lock(hashtextextended(?, 0))`, [familyId]);',
    to: '',
    noticedBy: 'of fifty who ask at once',
  },
  'the rights of whoever asks': {
    file: 'services/assistant/src/lookups/family-figures.client.ts',
    proof: 'services/assistant/src/conversation/figures-said.int.spec.ts',
    from: '{ caller, withinMs: lookupWithinMs }',
    to: '{ withinMs: lookupWithinMs }',
    noticedBy: 'is asked as whoever asks',
  },
};
