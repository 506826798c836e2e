import type { INestApplicationContext } from '@nestjs/common';

import type { AnyRequest } from '@alcancia/contracts/define';

import { RecurringTask } from './recurring-task.js';
import { carryOnErasures } from './erasure/carry-on-erasures.js';
import { gather } from './feature.js';
import { Files } from './files/files.js';
import type { Inbox } from './inbox/inbox.js';
import { type Job, jobRun } from './job.js';
import { type MailWatcher, OutgoingMails } from './mail/outgoing-mails.js';
import type { MailSender } from './mail/mail.js';
import { OutboxRelay } from './outbox/relay.js';
import { forgetWhatRanOut } from './personal-data/forget-what-ran-out.js';
import type { AfterErasure, Eraser } from './service.js';
import type { ServiceRuntime } from './service-runtime.js';
import type { Left } from './use-case/closing.js';
import { runWrite } from './use-case/run-write.js';
import { sweepIntents } from './use-case/sweep-intents.js';
import type { HandlerInstance } from './use-case/use-case.js';
import type { Work } from './use-case/work.js';

export interface BackgroundTasks {
  /** Something was committed, and left this behind. */
  wake(left: Left): void;
  /** Something was committed by another process of this service, or by this one. */
  nudged(): void;
  /** Whether this process could publish what it had to when it last tried. */
  isPublishing(): boolean;
  settled(): Promise<void>;
  /** A schedule takes its turn now; resolves when it has. Throws for a name that no feature gave. */
  takeTurn(schedule: string): Promise<void>;
  stop(): Promise<void>;
}

/** A task of a schedule: a transaction of its own. */
export interface ScheduledTask {
  run(work: Work): Promise<void>;
}

/** Everything that a service does by itself: outbox, retries, mails, clock, schedules. Stops in order: the relay last. */
export function startBackgroundTasks(
  runtime: ServiceRuntime,
  app: INestApplicationContext,
  inbox: Inbox,
  mailSender: MailSender,
  find: (subject: string) => { contract: AnyRequest; useCase: HandlerInstance } | undefined,
): BackgroundTasks {
  const { log } = runtime;
  const relay = new OutboxRelay(runtime);
  const parts = gather(runtime.definition.modules);
  const watchers = new Map(parts.mailWatches.map(({ template, run }) => [template, app.get<MailWatcher>(run)]));
  const outgoing = new OutgoingMails(runtime, mailSender, watchers);
  const outbox = new RecurringTask('outbox', 1_000, () => relay.drain(), log);
  const retries = new RecurringTask('retries', 1_000, () => inbox.retryDue(), log);
  const mails = new RecurringTask('mails', 5_000, () => outgoing.sendDue(), log);
  const own = new Map(
    parts.schedules.map(({ name, everyMs, run }) => {
      const scheduled = app.get<ScheduledTask>(run);
      return [name, new RecurringTask(name, everyMs, () => runAlone(runtime, name, scheduled), log)];
    }),
  );
  const jobs = parts.jobs.map(({ name, everyMs, run }) => {
    const job = app.get<Job>(run);
    return new RecurringTask(name, everyMs, () => job.run(jobRun(runtime, name)), log);
  });
  const erasing = new RecurringTask('erasing', 15_000, erasingTask(runtime, app, mailSender), log);
  const slow = [
    new RecurringTask('clock', 60_000, () => runtime.clock.measure(runtime.em()), log),
    new RecurringTask('intents', 30_000, () => sweepIntents(runtime, find), log),
    new RecurringTask('forget', 3_600_000, () => forgetWhatRanOut(runtime), log),
  ];
  const all = [...slow, ...own.values(), ...jobs, erasing, mails, retries, outbox];
  for (const task of all) task.start();

  return {
    wake(left) {
      if (left.mails) mails.wake();
      if (!left.events) return;
      if (relay.leads) return outbox.wake();
      // Another process publishes for this one; its own interval would do so too, only later.
      runtime.bus.nudge(runtime.definition.name);
    },
    nudged() {
      if (relay.leads) outbox.wake();
    },
    isPublishing: () => !outbox.isFailing,
    async settled() {
      // How a mail fared, what a job did and that somebody was erased may be an event too.
      for (const task of [outbox, retries, erasing, mails, ...jobs, outbox]) {
        task.wake();
        await task.settled();
      }
    },
    async takeTurn(schedule) {
      const task = own.get(schedule);
      if (!task) throw new Error(`There is no schedule ${schedule}`);
      task.wake();
      await task.settled();
    },
    async stop() {
      for (const task of all) await task.stop();
      await relay.release();
    },
  };
}

/** A service that says nothing of erasures keeps nothing of people. */
function erasingTask(
  runtime: ServiceRuntime,
  app: INestApplicationContext,
  mailSender: MailSender,
): () => Promise<void> {
  const { erasures } = runtime.definition;
  if (!erasures) return async () => undefined;
  const { told, outside = [], after } = erasures;
  const erasers = outside.map((type) => app.get<Eraser>(type));
  const parts = { told, erasers, files: app.get(Files), mailSender, after: after && app.get<AfterErasure>(after) };
  return () => carryOnErasures(runtime, parts);
}

/** In a transaction of its own; while another replica is at it, there is nothing left to do. */
async function runAlone(runtime: ServiceRuntime, name: string, task: ScheduledTask): Promise<void> {
  await runWrite(runtime, { correlationId: name }, async (work) => {
    const [lock] = await work.em.execute<{ is_ours: boolean }[]>(
      `select pg_try_advisory_xact_lock(hashtextextended(?, 0)) as is_ours`,
      [`${runtime.definition.name}:${name}`],
    );
    if (lock?.is_ours) await task.run(work);
  });
}
