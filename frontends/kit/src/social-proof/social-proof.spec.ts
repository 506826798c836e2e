import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

import { listLiveSocialProof, listSocialProof } from '@alcancia/contracts/marketing';

import { addresses } from './read-notices.js';
import { Rotation } from './rotation.js';
import { startSocialProof } from './social-proof.js';

type Answers = { real: unknown[] | null; written: unknown[] | null };
const id = (nth: number) => `0190a000-0000-7000-8000-00000000000${nth}`;
const aReal = (nth: number) => ({
  id: id(nth),
  childName: 'Cometa',
  actionText: 'completó su meta',
  icon: 'Target',
  city: 'España',
  createdAt: new Date().toISOString(),
});
const aWritten = (nth: number) => ({ id: id(nth), name: 'Una mamá', action: 'aprobó', icon: 'Heart', city: 'España' });

let answers: Answers;
let asked: string[];
let isStill: boolean;
let end: () => void;
let place: HTMLElement;

beforeEach(() => {
  jest.useFakeTimers();
  [answers, asked, isStill] = [{ real: [aReal(1)], written: [aWritten(2)] }, [], false];
  globalThis.fetch = (async (address: string) => {
    asked.push(address);
    const list = address === addresses.real ? answers.real : answers.written;
    if (list === null) throw new TypeError('no network');
    const body = address === addresses.real ? { events: list } : { activities: list };
    return { ok: true, json: async () => body };
  }) as never;
  window.matchMedia = (() => ({ matches: isStill })) as never;
  place = document.body.appendChild(document.createElement('aside'));
});
afterEach(() => {
  end();
  place.remove();
  jest.useRealTimers();
});

const start = async () => {
  end = startSocialProof(place);
  await jest.advanceTimersByTimeAsync(0);
};
const said = () => place.querySelector('b')?.textContent ?? null;
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('it asks where the contracts say', () => {
  end = () => undefined;
  expect(`GET ${addresses.real}`).toBe(listLiveSocialProof.http);
  expect(`GET ${addresses.written}`).toBe(listSocialProof.http);
});

test('seven of ten are real; where one kind is missing the other fills in', () => {
  end = () => undefined;
  const notice = (name: string) => ({ id: name, name, action: '', icon: 'Star', city: '', at: null });
  const turns = (rotation: Rotation) => Array.from({ length: 1_000 }, () => rotation.next()?.name);
  const both = turns(new Rotation([notice('real')], [notice('written')]));
  expect(both.filter((name) => name === 'real')).toHaveLength(700);
  expect(new Set(turns(new Rotation([], [notice('written')])))).toEqual(new Set(['written']));
  expect(new Set(turns(new Rotation([notice('real')], [])))).toEqual(new Set(['real']));
  expect(new Rotation().next()).toBeUndefined();
});

test('every four seconds another one, with half a second of fade', async () => {
  answers = { real: [aReal(1), { ...aReal(3), childName: 'Ola' }], written: [] };
  await start();
  expect(said()).toBe('Cometa completó su meta');
  await pass(4_000);
  expect(place.classList.contains('is-fading')).toBe(true);
  expect(said()).toBe('Cometa completó su meta');
  await pass(500);
  expect(place.classList.contains('is-fading')).toBe(false);
  expect(said()).toBe('Ola completó su meta');
});

test('real events are read every 30 s, written ones every 60 s, and no answer is asked for twice', async () => {
  answers = { real: null, written: null };
  await start();
  expect(asked.toSorted()).toEqual([addresses.written, addresses.real]);
  await pass(29_000);
  expect(asked).toHaveLength(2);
  await pass(31_000);
  expect(asked.filter((address) => address === addresses.real)).toHaveLength(3);
  expect(asked.filter((address) => address === addresses.written)).toHaveLength(2);
});

test('without data nothing is there', async () => {
  answers = { real: [], written: null };
  await start();
  expect(place.hidden).toBe(true);
  answers = { real: [aReal(1)], written: [] };
  await pass(30_000);
  expect(place.hidden).toBe(false);
});

test.each([
  ['is withdrawn', [] as unknown[]],
  ['cannot be read any more', null],
])('what %s leaves within a minute, also under the pointer', async (_, later) => {
  answers = { real: [aReal(1)], written: [] };
  await start();
  place.querySelector('button')?.focus();
  answers = { real: later, written: [] };
  await pass(30_000);
  expect(place.hidden).toBe(true);
  expect(said()).toBeNull();
});

test('it waits while somebody is in it, and can be closed for good', async () => {
  answers = { real: [aReal(1), { ...aReal(3), childName: 'Ola' }], written: [] };
  await start();
  const close = place.querySelector('button');
  close?.focus();
  await pass(9_000);
  expect(said()).toBe('Cometa completó su meta');
  close?.blur();
  await pass(4_500);
  expect(said()).toBe('Ola completó su meta');
  close?.click();
  await pass(60_000);
  expect(place.hidden).toBe(true);
  expect(asked.length).toBeLessThanOrEqual(4);
});

test('it stands still for who prefers less motion', async () => {
  isStill = true;
  answers = { real: [aReal(1), { ...aReal(3), childName: 'Ola' }], written: [] };
  await start();
  await pass(20_000);
  expect(said()).toBe('Cometa completó su meta');
  expect(place.classList.contains('is-fading')).toBe(false);
});

test('what is told is text, whatever it says', async () => {
  answers = { real: [{ ...aReal(1), childName: '<img src=x onerror=alert(1)>' }], written: [] };
  await start();
  expect(place.querySelector('img')).toBeNull();
  expect(said()).toContain('<img');
});
