import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, test } from '@jest/globals';

import { assistantTopics } from './assistant/topics.js';
import { billingTopics } from './billing/topics.js';
import { errorCodes } from './errors.js';
import { familyTopics } from './family/topics.js';
import { identityTopics } from './identity/topics.js';
import { marketingTopics } from './marketing/topics.js';
import { notificationsTopics } from './notifications/topics.js';
import { speechTopics } from './speech/topics.js';
import { allErrors, allEvents, allRequests, roomOf, rooms } from './registry.js';

const here = new URL('./', import.meta.url);
const folders = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(new URL(`${entry.name}/`, here)).includes('index.ts'))
  .map(({ name }) => name);
const saysSomething = /([.](contract|events|errors)|^topics)[.]ts$/;

test('every folder of contracts is a room of the registry', () => {
  expect(folders.toSorted()).toEqual([...rooms].toSorted());
});

test.each(folders)('every file of %s is found through its index', (folder) => {
  const files = readdirSync(new URL(`${folder}/`, here)).filter((file) => saysSomething.test(file));
  const index = readFileSync(new URL(`${folder}/index.ts`, here), 'utf8');
  expect(files.filter((file) => !index.includes(`export * from './${file.replace('.ts', '.js')}';`))).toEqual([]);
});

describe('what the registry gathers', () => {
  const declared = (kind: string, what: string) =>
    folders
      .flatMap((folder) =>
        readdirSync(new URL(`${folder}/`, here))
          .filter((file) => file.endsWith(`.${kind}.ts`))
          .map((file) => readFileSync(new URL(`${folder}/${file}`, here), 'utf8').split(`= ${what}(`).length - 1),
      )
      .reduce((sum, count) => sum + count, 0);

  test('is every request, event and list of errors that a file defines', () => {
    expect(allRequests).toHaveLength(declared('contract', 'defineRequest'));
    expect(allEvents).toHaveLength(declared('events', 'defineEvent'));
    expect(allErrors).toHaveLength(declared('errors', 'defineErrors'));
  });

  test('has each code once, with the codes of any service among them', () => {
    expect(Object.keys(errorCodes)).toEqual(expect.arrayContaining(['not_found', 'coins_not_enough', 'email_taken']));
    expect(new Set(allErrors.flatMap(({ codes }) => Object.keys(codes))).size).toBe(
      allErrors.reduce((sum, { codes }) => sum + Object.keys(codes).length, 0),
    );
  });
});

describe('topics', () => {
  const topicsOf: Readonly<Record<string, readonly string[]>> = {
    assistant: assistantTopics,
    billing: billingTopics,
    family: familyTopics,
    identity: identityTopics,
    marketing: marketingTopics,
    notifications: notificationsTopics,
    speech: speechTopics,
  };

  test('of a signal belong to the room whose event it is (house §2)', () => {
    const strange = allEvents.flatMap((event) =>
      (event.signal?.topics ?? [])
        .filter((topic) => !topicsOf[roomOf(event)]?.includes(topic))
        .map((topic) => `${event.subject}: ${topic}`),
    );
    expect(strange).toEqual([]);
  });

  test('of a request belong to the room that answers it', () => {
    const strange = allRequests.flatMap((request) =>
      request.topics
        .filter((topic) => !topicsOf[roomOf(request)]?.includes(topic))
        .map((topic) => `${request.subject}: ${topic}`),
    );
    expect(strange).toEqual([]);
  });
});

test('a list that begins at a cursor says where the next page begins, and the other way round', () => {
  const fieldsOf = (schema: object) => ('shape' in schema ? Object.keys(schema.shape as object) : []);
  const paged = allRequests.filter(({ input }) => fieldsOf(input).includes('cursor'));
  expect(paged.length).toBeGreaterThan(5);
  expect(
    paged.filter(({ input, output }) => !fieldsOf(input).includes('limit') || !fieldsOf(output).includes('nextCursor')),
  ).toEqual([]);
  expect(allRequests.filter(({ output }) => fieldsOf(output).includes('nextCursor'))).toEqual(paged);
});
