import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';

import { adults, adultsWho, anyone, type AnyRequest, defineEvent, personal, type Signal } from '../define.js';
import { toChild } from '../recipients.js';
import { breakingChanges } from './breaking-changes.js';
import { type Recording, recordingOf } from './recording.js';

const input = {
  id: z.uuid(),
  note: z.string().max(100).optional(),
  kind: z.enum(['a', 'b']),
  count: z.int().min(1).max(9),
  email: z.string().max(50).pipe(z.string().min(3)),
  proof: z.union([z.object({ pin: z.string() }), z.object({ word: z.string() })]),
  when: z.discriminatedUnion('mode', [z.object({ mode: z.literal('once') }), z.object({ mode: z.literal('daily') })]),
  order: z.enum(['up', 'down']).default('up'),
  form: z.record(z.string(), z.string().max(10)),
};
const output = {
  name: z.string(),
  state: z.enum(['open', 'done']),
  comment: z.string().nullable(),
  count: z.int().nonnegative(),
  lines: z.array(z.object({ text: z.string(), extra: z.string().optional() })).max(5),
};

type Parts = Partial<Omit<AnyRequest, 'subject' | 'input' | 'output'>>;
const aRequest = (fields: z.ZodRawShape, answer: z.ZodRawShape, parts: Parts = {}) =>
  recordingOf({
    subject: 'family.do-it',
    http: 'POST /api/family/do-it',
    kind: 'write',
    access: { who: 'adults', childIn: 'id' },
    topics: ['wallet'],
    limit: { max: 5, perSeconds: 60 },
    ...parts,
    input: z.object(fields),
    output: z.object(answer),
  });
const asked = (changes: z.ZodRawShape) => aRequest({ ...input, ...changes }, output);
const told = (changes: z.ZodRawShape) => aRequest(input, { ...output, ...changes });
const without = (fields: z.ZodRawShape, name: string) =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name));

const before = asked({});
const line = output.lines.element;

const breaking: [what: string, now: Recording, because: string][] = [
  ['a new required field', asked({ reason: z.string() }), 'input.reason is new and required'],
  ['a field that becomes required', asked({ note: z.string().max(100) }), 'input.note is now required'],
  ['a field that is no longer heard', aRequest(without(input, 'note'), output), 'input.note is gone'],
  ['another type', asked({ id: z.int() }), 'input.id was string and is integer'],
  ['a narrower enum', asked({ kind: z.enum(['a']) }), 'input.kind may no longer be "b"'],
  ['a lower maximum', asked({ count: z.int().min(1).max(8) }), 'input.count had maximum 9 and has 8'],
  ['a higher minimum', asked({ count: z.int().min(2).max(9) }), 'input.count began at 1 and begins at 2'],
  ['a shorter text', asked({ note: z.string().max(99).optional() }), 'input.note had maxLength 100 and has 99'],
  ['a pattern', asked({ kind: z.enum(['a', 'b']), note: z.string().max(100).regex(/^x/).optional() }), 'pattern'],
  ['a check after trimming', asked({ email: z.string().max(50).pipe(z.string().min(9)) }), 'minLength 3 and has 9'],
  ['one way of two less', asked({ proof: input.proof.options[0] }), 'input.proof may no longer be object'],
  ['one mode less', asked({ when: input.when.options[0] }), 'input.when may no longer be mode "daily"'],
  [
    'a mode that asks for more',
    asked({ when: z.union([input.when.options[0], input.when.options[1].extend({ hour: z.int() })]) }),
    'input.when.hour is new and required',
  ],
  ['another sense of what is left out', asked({ order: z.enum(['up', 'down']).default('down') }), 'left out, meant'],
  ['narrower values of a map', asked({ form: z.record(z.string(), z.string().max(9)) }), 'input.form{} had maxLength'],

  ['a removed answer field', aRequest(input, without(output, 'name')), 'output.name is gone'],
  ['an answer field that may be missing', told({ name: z.string().optional() }), 'output.name may now be left out'],
  ['an answer field that may be null', told({ name: z.string().nullable() }), 'output.name may now also be null'],
  ['an answer that is never null', told({ comment: z.string() }), 'output.comment may no longer be null'],
  ['one more state', told({ state: z.enum(['open', 'done', 'lost']) }), 'output.state may now also be "lost"'],
  ['a state less, which kept answers still say', told({ state: z.enum(['open']) }), 'may no longer be "done"'],
  ['a number below what was the least', told({ count: z.int() }), 'output.count began at 0 and begins at'],
  [
    'an answer field that an older service does not tell',
    told({ more: z.string() }),
    'output.more is new and required',
  ],
  ['inside a list', told({ lines: z.array(line.omit({ text: true })).max(5) }), 'output.lines[].text is gone'],
  ['a longer list', told({ lines: z.array(line).max(6) }), 'output.lines had maxItems 5 and has 6'],

  ['another route', aRequest(input, output, { http: 'PUT /api/family/do-it' }), 'its route was'],
  ['another kind', aRequest(input, output, { kind: 'read' }), 'its kind was "write" and is "read"'],
  [
    'open to everybody',
    aRequest(input, output, { access: { ...anyone, childIn: 'id' } }),
    'who may ask was {"who":"adults"}',
  ],
  [
    'open to fewer',
    aRequest(input, output, { access: adultsWho('decideApprovals', { childIn: 'id' }) }),
    'who may ask was',
  ],
  ['open to a parked session', aRequest(input, output, { openWhileParked: true }), '"whileParked":true'],

  ['no child checked first', aRequest(input, output, { access: adults }), 'which children are checked first was'],
  ['a topic less', aRequest(input, output, { topics: [] }), 'it no longer names the topic "wallet"'],
  ['no limit', aRequest(input, output, { limit: undefined }), 'its limit was {"max":5,"perSeconds":60} and is none'],
  ['another limit', aRequest(input, output, { limit: { max: 6, perSeconds: 60 } }), 'its limit was'],
  ['tokens that may be kept', aRequest(input, output, { carriesTokens: true }), 'whether it carries tokens was false'],
  [
    'a sweeper that finishes it',
    aRequest(input, output, { resumes: true }),
    'whether it resumes was false and is true',
  ],
  [
    'another sense of being awake',
    aRequest(input, output, { isBackground: true }),
    'whether it runs in the background',
  ],
  [
    'cached callers that are dropped',
    aRequest(input, output, { changesAccess: { ofCaller: true } }),
    'whose access it changes was none',
  ],
];

const harmless: [what: string, now: Recording][] = [
  ['nothing', asked({})],
  ['a new optional field', asked({ reason: z.string().optional() })],
  ['a new field with a default', asked({ reason: z.string().default('') })],
  ['a field that may be left out', asked({ id: z.uuid().optional() })],
  ['wider limits', asked({ count: z.int().min(0).max(10), note: z.string().optional() })],
  ['one more choice', asked({ kind: z.enum(['a', 'b', 'c']) })],
  ['one more way', asked({ proof: z.union([...input.proof.options, z.object({ code: z.string() })]) })],
  ['a field that may be null', asked({ id: z.uuid().nullable() })],
  ['the same least in other words', asked({ count: z.int().positive().max(9) })],
  ['a description', asked({ id: z.uuid().describe('whose') })],
  ['one more topic', aRequest(input, output, { topics: ['goals', 'wallet'] })],
  ['a new optional answer field', told({ more: z.string().optional() })],
  ['a new answer field with a default', told({ more: z.string().default('') })],
  ['a new optional field inside a list', told({ lines: z.array(line.extend({ at: z.string().optional() })).max(5) })],
];

describe('a request', () => {
  test.each(breaking)('breaks by %s', (_what, now, because) => {
    const sentences = breakingChanges(before, now);

    expect(sentences).toEqual([expect.stringContaining(because)]);
    expect(sentences[0]).toMatch(/^family\.do-it: /);
  });

  test.each(harmless)('does not break by %s', (_what, now) => {
    expect(breakingChanges(before, now)).toEqual([]);
  });
});

describe('an event', () => {
  const facts = { childId: z.uuid(), familyId: z.uuid(), title: personal(z.string()), points: z.int() };
  const heard: Signal = { to: toChild, topics: ['wallet', 'goals'] };
  const anEvent = (data: z.ZodObject, aggregate = 'childId', signal: Signal | undefined = heard) =>
    recordingOf({ ...defineEvent('events.family.it-happened.v1', { aggregate }, data), signal });
  const unheard = recordingOf(defineEvent('events.family.it-happened.v1', { aggregate: 'childId' }, z.object(facts)));
  const base = z.object(facts);

  test.each([
    ['a removed field', anEvent(base.omit({ points: true })), 'data.points is gone'],
    ['a field that may be missing', anEvent(base.partial({ points: true })), 'data.points may now be left out'],
    ['a field that old events lack', anEvent(base.extend({ by: z.uuid() })), 'data.by is new and required'],
    ['a wider type', anEvent(base.extend({ points: z.number() })), 'data.points was integer and is number'],
    ['a name without its mark', anEvent(base.extend({ title: z.string() })), 'data.title is no longer marked personal'],
    ['another order', anEvent(base, 'familyId'), 'its aggregate was "childId" and is "familyId"'],
    ['no signal', unheard, 'no browser hears of it any more'],
    ['a topic less', anEvent(base, 'childId', { ...heard, topics: ['goals'] }), 'no longer names the topic "wallet"'],
    [
      'a signal to others',
      anEvent(base, 'childId', { ...heard, to: () => ({ children: ['ownerId'] }) }),
      'the children whose browsers hear of it was ["childId"] and is ["ownerId"]',
    ],
    [
      'a signal to more',
      anEvent(base, 'childId', { ...heard, to: () => ({ users: ['familyId'], children: ['childId'] }) }),
      'whose browsers hear of it was [] and is ["familyId"]',
    ],
  ])('breaks by %s', (_what, now, because) => {
    expect(breakingChanges(anEvent(base), now)).toEqual([expect.stringContaining(because)]);
  });

  test.each([
    ['a new optional field', anEvent(base.extend({ by: z.uuid().optional() }))],
    ['one more topic', anEvent(base, 'childId', { ...heard, topics: ['agenda', 'wallet', 'goals'] })],
    ['a mark that was missing', anEvent(base.extend({ familyId: personal(z.uuid()) }))],
  ])('does not break by %s', (_what, now) => {
    expect(breakingChanges(anEvent(base), now)).toEqual([]);
  });
});
