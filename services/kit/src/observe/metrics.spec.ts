import { expect, test } from '@jest/globals';

import type { Waiting } from '../figures/waiting.js';
import { createMetrics, ServiceMetrics } from './service-metrics.js';

const waiting: Waiting = { events: 3, oldestEventMs: 12_500, retries: 2, deadLetters: 1, mails: 4, failedMails: 2 };

test('two rooms of one process keep their figures apart', async () => {
  const [purse, bank] = [new ServiceMetrics('purse'), new ServiceMetrics('bank')];
  purse.published.inc({ subject: 'events.purse.coins-added.v1', outcome: 'published' });
  expect(await purse.text()).toContain(
    'alcancia_events_published_total{subject="events.purse.coins-added.v1",outcome="published",room="purse"} 1',
  );
  expect(await bank.text()).not.toContain('coins-added');
});

test('what waits is looked up each time the figures are read', async () => {
  const metrics = new ServiceMetrics('purse');
  let rows = waiting;
  metrics.readWaiting(async () => rows);
  expect(await metrics.text()).toContain('alcancia_waiting{what="outbox",room="purse"} 3');
  rows = { ...waiting, events: 0, oldestEventMs: 0 };
  const text = await metrics.text();
  expect(text).toContain('alcancia_waiting{what="outbox",room="purse"} 0');
  expect(text).toContain('alcancia_waiting{what="dead_letters",room="purse"} 1');
  expect(text).toContain('alcancia_outbox_oldest_seconds{room="purse"} 0');
});

test('what cannot be looked up is left out, not told as it was, and the rest is told', async () => {
  const metrics = new ServiceMetrics('purse');
  let look = async (): Promise<Waiting> => waiting;
  metrics.readWaiting(() => look());
  metrics.readPool(async () => ({ open: 5, idle: 2, queue: 1 }));
  await metrics.text();
  look = () => Promise.reject(new Error('the database is away'));
  const text = await metrics.text();
  expect(text).not.toContain('alcancia_waiting{');
  expect(text).not.toContain('alcancia_outbox_oldest_seconds{');
  expect(text).toContain('alcancia_database_connections{state="used",room="purse"} 3');
});

test('the bus tells how far a consumer is behind', async () => {
  const metrics = new ServiceMetrics('purse');
  metrics.readLag(async () => new Map([['purse-on-bank', 17]]));
  expect(await metrics.text()).toContain('alcancia_consumer_lag{consumer="purse-on-bank",room="purse"} 17');
});

test('a process adds what belongs to it as a whole', async () => {
  const metrics = createMetrics('purse');
  const text = await metrics.text();
  expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds\{room="purse"\} [\d.e-]+/);
  expect(metrics.contentType).toMatch(/^text\/plain/);
});
