import { after, describeTable, type KeptTable, notPersonal, personal, plain, secret } from './kept-table.js';

const dayMs = 86_400_000;

/** How long the kit keeps what only has to be remembered for a while, in milliseconds. */
export const kitKeepsFor = {
  /** Published events, and mails with their addresses, also those that could not be sent in all that time. */
  sentMs: 7 * dayMs,
  /** Ids of handled events: all that an outbox keeps may be published again. */
  handledMs: 14 * dayMs,
  /** Keys of acts with their answers. */
  actsMs: 3 * dayMs,
  /** Events that could not be handled, for an operator to replay. */
  deadMs: 90 * dayMs,
  /** How often what happened on a day: so that a month can be held against the same one of the year before. */
  countsMs: 800 * dayMs,
} as const;

/** Tries after which an abandoned act is given up. */
export const mostTriesOfAnAct = 7;

/** What the kit's own tables keep, beside those of every service. */
export const kitTables: readonly KeptTable[] = [
  describeTable('intents', {
    kind: 'transit',
    kept: after(
      'created_at',
      kitKeepsFor.actsMs,
      `(finished_at is not null or sealed_message is null or tries >= ${mostTriesOfAnAct})`,
    ),
    erased: 'runs-out',
    columns: [
      secret('transit', 'scope body_hmac answer sealed_message last_asker about'),
      plain('id subject tries created_at touched_at finished_at'),
    ],
  }),
  describeTable('intent_steps', {
    kind: 'transit',
    kept: { with: 'intents' },
    erased: 'runs-out',
    columns: [secret('transit', 'result refusal'), plain('intent_id name')],
  }),
  describeTable('outbox', {
    kind: 'transit',
    kept: after('published_at', kitKeepsFor.sentMs),
    erased: 'runs-out',
    columns: [
      secret('transit', 'data'),
      plain('position id subject aggregate_id sequence occurred_at correlation_id trace published_at stored_at'),
    ],
  }),
  describeTable('retries', {
    kind: 'transit',
    kept: 'until-done',
    erased: 'runs-out',
    columns: [secret('transit', 'event'), plain('event_id handler tries first_failed_at next_try_at reason')],
  }),
  describeTable('dead_letters', {
    kind: 'transit',
    kept: after('died_at', kitKeepsFor.deadMs),
    erased: 'runs-out',
    columns: [secret('transit', 'event'), plain('event_id handler reason died_at')],
  }),
  describeTable('mails', {
    kind: 'mails',
    kept: after('created_at', kitKeepsFor.sentMs),
    erased: 'runs-out',
    columns: [secret('mails', 'recipient data'), plain('id template created_at next_try_at tries sent_at')],
  }),
  describeTable('known_consents', {
    about: 'child_id',
    kind: 'consents',
    kept: 'with-person',
    erased: 'row',
    columns: [personal('consents', 'given'), plain('sequence')],
  }),
  describeTable('data_requests', {
    about: 'person_id',
    kind: 'transit',
    kept: 'until-done',
    erased: 'row',
    columns: [secret('transit', 'own_child_ids'), plain('export_id role next_try_at')],
  }),
  describeTable('file_removals', {
    kind: 'transit',
    kept: 'until-done',
    erased: 'runs-out',
    columns: [secret('transit', 'prefix'), plain('next_try_at')],
  }),
  describeTable('erasures_due', {
    about: 'person_id',
    kind: 'transit',
    kept: 'until-done',
    // It is taken away with the word that says so.
    erased: 'runs-out',
    columns: [plain('erasure_id person_role noted_at tries next_try_at reason')],
  }),
  describeTable('erased_people', {
    about: 'person_id',
    kind: 'transit',
    kept: after('erased_at', kitKeepsFor.deadMs),
    erased: 'runs-out',
    columns: [plain('erased_at')],
  }),
  notPersonal('stream_removals', 'stored_at', 'until-done'),
  notPersonal('inbox', 'event_id handler handled_at', after('handled_at', kitKeepsFor.handledMs)),
  // Ids of whatever events are about, and a counter.
  notPersonal('aggregates', 'id sequence'),
  notPersonal('daily_counts', 'day figure shard count', after('day', kitKeepsFor.countsMs)),
  notPersonal('leases', 'name holder until'),
  notPersonal('first_runs', 'name done_at'),
  notPersonal('event_stores', 'name epoch'),
  notPersonal('migrations', 'id name executed_at'),
];
