const responding = { file: 'services/assistant/src/conversation/respond.ts' };
const answering = { file: 'services/assistant/src/conversation/answering.ts' };
const speaking = { file: 'services/assistant/src/conversation/voice-conversation.ts' };
const spoken = 'services/assistant/src/conversation/voice.int.spec.ts';
const spokenByChildren = 'services/assistant/src/conversation/voice-of-children.int.spec.ts';
const voiceQuota = 'services/assistant/src/conversation/voice-quota.int.spec.ts';
const answers = 'services/assistant/src/conversation/ai-answers.int.spec.ts';
const ideas = 'services/assistant/src/inspiraccion/ideas.int.spec.ts';
const memory = 'services/assistant/src/memory/memory.int.spec.ts';
const children = 'services/assistant/src/conversation/children.int.spec.ts';
const proposals = 'services/assistant/src/proposals/proposals.int.spec.ts';
const deciding = { file: 'services/assistant/src/proposals/decide-proposal.ts', proof: proposals };
const quotas = { file: 'services/assistant/src/quotas/quotas.store.ts', proof: answers };

/** What the assistant keeps to, whoever asks and whatever the AI writes. */
export const sabotagesOfTheAssistant = {
  'whom to call in danger': {
    ...answering,
    proof: 'services/assistant/src/conversation/respond.int.spec.ts',
    from: 'if (soundsOfDanger(question))',
    to: 'if (false)',
    noticedBy: 'of somebody who may be in danger',
  },
  'that the AI writes text alone': {
    ...responding,
    proof: answers,
    from: 'plainAnswer(await this.written(asked))',
    to: 'await this.written(asked)',
    noticedBy: 'comes without markup',
  },
  'whether a child may ask': {
    file: 'services/assistant/src/askers/askers.client.ts',
    proof: children,
    from: 'await this.mustStillAsk(caller, { em });',
    to: '',
    noticedBy: 'is not answered, and nobody is asked',
  },
  'what was still on its way when it was taken back': {
    ...answering,
    proof: memory,
    from: 'await this.askers.mustStillAsk(caller, work);',
    to: '',
    noticedBy: 'what was still on its way is not told',
  },
  'that what was said goes with the consent': {
    file: 'services/assistant/src/memory/forget-when-consent-withdrawn.handler.ts',
    proof: memory,
    from: 'await this.memory.forget(work, childId)',
    to: 'return',
    noticedBy: 'nothing of it is kept',
  },
  'whose conversation it is': {
    file: 'services/assistant/src/memory/memory.store.ts',
    proof: memory,
    from: 'where person_id = ? order by at desc, place desc limit',
    to: 'where person_id = ? or true order by at desc, place desc limit',
    noticedBy: 'is kept with where the answer came from',
  },
  'what is fit for children': {
    ...responding,
    proof: children,
    from: '!isFitForChildren(text)',
    to: 'false',
    noticedBy: 'reaches an adult as it is, and no child',
  },
  'that the family of a child in danger is told': {
    ...answering,
    proof: children,
    from: 'work.publish(childInDanger, { childId, familyId })',
    to: 'undefined',
    noticedBy: 'hears whom to call in its country',
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
  'a mark of the quota that a child has reached': {
    ...quotas,
    proof: children,
    from: 'markToTell(used + 1, most, told)',
    to: 'markToTell(used + 1, most, used)',
    noticedBy: 'uses the quota of its family',
  },
  'room for an idea before the AI is asked': {
    file: 'services/assistant/src/inspiraccion/inspire-by-ai.ts',
    proof: 'services/assistant/src/inspiraccion/ideas.int.spec.ts',
    from: 'await this.ideas.mustHaveRoom(work.em, adult.adultId);',
    to: '',
    noticedBy: 'beyond two hundred none is added',
  },
  'the rights of whoever asks': {
    file: 'services/assistant/src/lookups/family-figures.client.ts',
    proof: 'services/assistant/src/conversation/figures-said.int.spec.ts',
    from: '{ caller, withinMs: lookupWithinMs }',
    to: '{ withinMs: lookupWithinMs }',
    noticedBy: 'is asked as whoever asks',
  },
  'whose idea it is': {
    file: 'services/assistant/src/inspiraccion/ideas.store.ts',
    proof: ideas,
    from: 'where i.id = ? and i.created_by = ?`',
    to: 'where i.id = ? and ? is not null`',
    noticedBy: 'is seen by nobody but its author',
  },
  'what of an idea of the AI a child may read': {
    file: 'services/assistant/src/inspiraccion/written-idea.policy.ts',
    proof: ideas,
    from: "!hasNothingUnfit(texts.join('\\n'))",
    to: 'false',
    noticedBy: 'where it writes what no child should read',
  },
  'that sharing ends with the link': {
    file: 'services/assistant/src/inspiraccion/unshare-when-link-ended.handler.ts',
    proof: ideas,
    from: 'if (!isActive) await this.shares.end(work, adultId, childId);',
    to: '',
    noticedBy: 'ends with the link between adult and child',
  },
  'that a voice is heard with its own permission alone': {
    file: 'services/assistant/src/conversation/open-voice.ts',
    proof: spokenByChildren,
    from: 'await this.askers.mustStillSpeak(caller, steps);',
    to: '',
    noticedBy: 'whose voice nobody allows',
  },
  'that a voice ends with its permission': {
    ...speaking,
    proof: spokenByChildren,
    from: 'await this.parts.mustStill(this.caller)',
    to: 'await Promise.resolve()',
    noticedBy: 'is let go within a second',
  },
  'that what a child said by voice goes with that permission': {
    file: 'services/assistant/src/memory/forget-when-consent-withdrawn.handler.ts',
    proof: spokenByChildren,
    from: 'await this.memory.forgetSpoken(work, childId)',
    to: 'return',
    noticedBy: 'is let go within a second once its owner takes the voice back',
  },
  'that a child hears nothing before it was looked at': {
    ...speaking,
    proof: spokenByChildren,
    from: "if (parts.asker.kind === 'child') saying.held.push(sound);",
    to: 'if (parts.asker.age === null) saying.held.push(sound);',
    noticedBy: 'hears nothing before the whole answer is known to be fit',
  },
  'that an answer is broken off by whoever speaks': {
    ...speaking,
    proof: spoken,
    from: "this.line?.interrupt(this.parts.asker.kind === 'adult');",
    to: '',
    noticedBy: 'that speaks again breaks the answer off at once',
  },
  'whose line it is': {
    ...speaking,
    proof: spoken,
    from: "if (caller.session.sessionId !== this.caller.session.sessionId) throw failure('not_found');",
    to: '',
    noticedBy: 'is for whoever opened it alone',
  },
  'that 60 s of voice are one use': {
    ...speaking,
    proof: voiceQuota,
    from: 'this.parts.uses.add(voiceMs);',
    to: '',
    noticedBy: 'is 60 s of voice',
  },
  'who confirms a proposal': {
    ...deciding,
    from: 'caller.must(needed[kind], ...childIds);',
    to: '',
    noticedBy: 'is not confirmed by who may only look',
  },
  'that no child confirms a proposal': {
    ...deciding,
    from: "if (caller.isChild) throw failure('not_permitted');",
    to: '',
    noticedBy: 'is not confirmed by the child itself',
  },
  'whom a proposal concerns': {
    ...deciding,
    from: "if (!proposal || !concerns(proposal, caller)) throw failure('not_found');",
    to: "if (!proposal) throw failure('not_found');",
    noticedBy: 'is denied by nobody else',
  },
  'that a proposal runs out': {
    ...deciding,
    from: "if (work.now >= proposal.expiresAt) throw failure('proposal_expired');",
    to: '',
    noticedBy: 'is confirmed by nobody after that',
  },
  'that a proposal is decided once': {
    ...deciding,
    from: "if (proposal.state !== 'open') throw failure('proposal_decided');",
    to: '',
    noticedBy: 'is confirmed by a guardian within two minutes, once',
  },
  'that nothing is done before it is confirmed': {
    file: 'frontends/shell/src/assistant/use-proposal.ts',
    proof: 'frontends/shell/src/assistant/proposal-card.spec.tsx',
    from: "if (!isConfirmed) await decision.mutateAsync({ proposalId, decision: 'confirm' });",
    to: '',
    noticedBy: 'is not done where it was not confirmed',
  },
};
