const use = 'services/kit/src/use-case';
const trouble = `${use}/trouble.int.spec.ts`;
const abandoned = `${use}/abandoned.int.spec.ts`;
const together = 'services/kit/src/inbox/together.int.spec.ts';
const messages = `${use}/messages.int.spec.ts`;
const relay = 'services/kit/src/outbox/relay.int.spec.ts';

/** What the kit promises to every use-case, event and reaction. */
export const sabotagesOfTheKit = {
  'the key of a use-case in steps': {
    file: `${use}/answer-steps.ts`,
    from: 'intentOf(runtime, asked) ?? throwaway(runtime)',
    to: 'throwaway(runtime)',
    proof: messages,
    noticedBy: 'done ten times at once under one key',
  },
  'the act that somebody is at': {
    file: `${use}/answer-steps.ts`,
    from: '(finished_at is not null or touched_at < ?)',
    to: '(finished_at is not null or touched_at < ? or true)',
    proof: abandoned,
    noticedBy: 'of several who repeat an act that gives tokens',
  },
  'the last of many askers': {
    file: `${use}/answer-steps.ts`,
    from: 'where id = ? and last_asker = ? and answer is null',
    to: 'where id = ? and ?::text is not null and answer is null',
    proof: abandoned,
    noticedBy: 'of several who repeat an act that gives tokens',
  },
  'the tokens that are not kept': {
    file: `${use}/answer-steps.ts`,
    from: 'contract.carriesTokens ? null :',
    to: "contract.subject === '' ? null :",
    proof: abandoned,
    noticedBy: 'an answer with tokens is never kept',
  },
  'the sweeper': {
    file: `${use}/sweep-intents.ts`,
    from: 'tries < ? and touched_at',
    to: 'tries > ? and touched_at',
    proof: abandoned,
    noticedBy: 'what nobody repeats is finished',
  },
  'the refusal that is kept': {
    file: `${use}/answer-write.ts`,
    from: 'isPassing(outcome.refusal)',
    to: 'outcome.refusal.code',
    proof: trouble,
    noticedBy: 'a refusal is given again',
  },
  'the connection that comes back to its pool': {
    file: 'services/kit/src/database/statement-timeout.ts',
    from: "this.once('end', () => this.release(true));",
    to: '',
    proof: 'services/kit/src/database/statement-timeout.spec.ts',
    noticedBy: 'a client whose connection ends',
  },
  'the retry of deadlocks': {
    file: `${use}/run-write.ts`,
    from: "new Set(['40001', '40P01'])",
    to: 'new Set([])',
    proof: trouble,
    noticedBy: 'a transaction that ends with 40P01',
  },
  'the end of the retries': {
    file: `${use}/run-write.ts`,
    from: 'attempt === 3',
    to: 'attempt === 30',
    proof: trouble,
    noticedBy: 'the third conflict in a row',
  },
  'the wall around transactions': {
    file: `${use}/transaction-scope.ts`,
    from: 'if (scope.getStore()) throw',
    to: "if (subject === '') throw",
    proof: trouble,
    noticedBy: 'a call over the bus inside a transaction',
  },
  'the fields that the contract names': {
    file: `${use}/answer-request.ts`,
    from: 'contract ? contract.output.parse(data) : data',
    to: 'data',
    proof: trouble,
    noticedBy: 'only what the contract names',
  },
  'the lease of the relay': {
    file: 'services/kit/src/outbox/relay.ts',
    from: 'where l.holder = excluded.holder or l.until < ?',
    to: 'where true or l.until < ?',
    proof: relay,
    noticedBy: 'a second relay waits',
  },
  'the order of the outbox': {
    file: 'services/kit/src/outbox/relay.ts',
    from: 'order by position limit',
    to: 'order by position desc limit',
    proof: relay,
    noticedBy: 'events leave once',
  },
  'kept answers go with whom they are about': {
    file: 'services/kit/src/erasure/erase-messages.ts',
    from: 'where ? = any(about) or strpos(answer::text, ?) > 0',
    to: 'where ?::uuid is null or strpos(answer::text, ?) > 0',
    proof: 'deploy/embedded/src/erasure-words.int.spec.ts',
    noticedBy: 'of 200 words that a family wrote',
  },
  'an erasure waits for the store of objects': {
    file: 'services/kit/src/erasure/carry-on-erasures.ts',
    from: '      await parts.files.removeAll(prefixOf(ownerOf(person)));\n',
    to: '',
    proof: 'deploy/embedded/src/erasure-and-downloads.int.spec.ts',
    noticedBy: 'a download that is being made when the child is erased',
  },
  'an erasure reaches what is told of several children': {
    file: 'services/kit/src/erasure/erase-person.ts',
    from: 'return [...mentions, ...ofRows]',
    to: 'return ofRows',
    proof: 'services/notifications/src/summaries/summaries.int.spec.ts',
    noticedBy: 'while it waits it loses a child',
  },
  'e-mails that lie with us go with whom they are about': {
    file: 'services/kit/src/erasure/carry-on-erasures.ts',
    from: 'await parts.mailSender.forgetPerson?.(personId);',
    to: '',
    proof: 'deploy/embedded/src/erasure-words.int.spec.ts',
    noticedBy: 'of 200 words that a family wrote',
  },
  'the inbox': {
    file: 'services/kit/src/inbox/react.ts',
    from: 'if (isNew(due))',
    to: 'if (isNew(due) || true)',
    proof: messages,
    noticedBy: 'is reacted to once',
  },
  'the company of a poisoned event': {
    file: 'services/kit/src/inbox/inbox.ts',
    from: 'return this.takeOneByOne(events);',
    to: 'return this.takeOneByOne(events.slice(0, 1));',
    proof: together,
    noticedBy: 'go one by one when one of them fails',
  },
  'the order of an aggregate': {
    file: 'services/kit/src/inbox/batches.ts',
    from: ' || busy.has(each.lane)',
    to: '',
    proof: 'services/kit/src/inbox/batches.spec.ts',
    noticedBy: 'those of one lane keep their order',
  },
  'the cause of what is told together': {
    file: 'services/kit/src/inbox/react.ts',
    from: 'works[at] ?? work',
    to: 'work',
    proof: together,
    noticedBy: 'publish each under the correlation id',
  },
  'the second look for whom was erased': {
    file: 'services/kit/src/inbox/react.ts',
    from: 'if (dues.length === 1) return;',
    to: 'if (dues.length < 65) return;',
    proof: together,
    noticedBy: 'go one by one when somebody was erased',
  },
};
