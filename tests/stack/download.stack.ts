import { afterEach, beforeAll, expect, test } from '@jest/globals';

import { approveRequest } from '@alcancia/contracts/family';
import { askDataExport, openDataExport, readDataExport } from '@alcancia/contracts/identity';
import { serviceNames } from '@alcancia/contracts/rooms';
import { aHome, type Home, password, until } from '@alcancia/testing';

import { aStack, type Stack } from './test/a-stack.js';
import { heal } from './test/heal.js';
import { signedAt } from './test/objects.js';

/** Each service looks every few seconds what it has to bring, and after a failure again within half a minute. */
const readyWithinMs = 120_000;
/** An address that somebody has copied is of no use for long, in ms. */
const longestMs = 600_000;

let stack: Stack;
let home: Home;
beforeAll(async () => {
  stack = aStack();
  home = await aHome(stack);
});
afterEach(() => heal(stack));

const current = async ({ childId, asAdult }: Home) => (await stack.want(readDataExport, { childId }, asAdult)).current;
const ask = ({ childId, asAdult }: Home) => stack.want(askDataExport, { childId, password }, asAdult);
const ready = (of: Home) =>
  until(
    'the download is ready',
    async () => {
      const seen = await current(of);
      return seen?.state === 'ready' && seen;
    },
    readyWithinMs,
  );
const addressOf = async (of: Home): Promise<URL> => {
  const { exportId } = await ready(of);
  return new URL((await stack.want(openDataExport, { exportId, password }, of.asAdult)).address);
};

test('a child’s data come from every service and leave by an address of ours, which opens nothing else', async () => {
  const other = await aHome(stack);
  await stack.want(approveRequest, { requestId: await home.claimed() }, home.asAdult);
  await Promise.all([home, other].map(ask));
  expect(await ready(home)).toMatchObject({ parts: serviceNames.length, partsInAll: serviceNames.length });
  const [address, foreign] = [await addressOf(home), await addressOf(other)];
  expect(address.href.startsWith(`${stack.origin}/files/children/${home.childId}/`)).toBe(true);

  const answer = await fetch(address);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="alcancia-mateo-[\d-]{10}[.]zip"$/);
  const archive = Buffer.from(await answer.arrayBuffer()).toString('latin1');
  for (const name of ['datos.html', 'datos.json', 'csv/aprobaciones.csv', 'csv/tutores.csv'])
    expect(archive).toContain(name);
  const part = await fetch(address, { headers: { range: 'bytes=0-1' } });
  expect([part.status, await part.text()]).toEqual([206, 'PK']);

  const statusOf = async (change: (url: URL) => void): Promise<number> => {
    const changed = new URL(address);
    change(changed);
    return (await fetch(changed)).status;
  };
  expect(await statusOf((url) => (url.pathname = foreign.pathname))).toBe(404);
  expect(await statusOf((url) => url.searchParams.set('X-Amz-Expires', '86400'))).toBe(404);
  expect(await statusOf((url) => url.searchParams.set('response-content-type', 'text/html'))).toBe(404);
  expect(await statusOf((url) => url.searchParams.delete('X-Amz-Signature'))).toBe(404);
  const { exportId } = await ready(home);
  expect((await stack.ask(openDataExport, { exportId, password }, other.asAdult)).status).toBe(404);
});

test('an address opens its download for as long as it says, and nothing a moment after', async () => {
  const own = await aHome(stack);
  await ask(own);
  const address = await addressOf(own);
  const validMs = Number(address.searchParams.get('X-Amz-Expires')) * 1_000;
  expect(validMs).toBeGreaterThan(0);
  expect(validMs).toBeLessThanOrEqual(longestMs);
  const statusWhenAskedFor = async (beforeMs: number): Promise<number> =>
    (await fetch(signedAt(address, new Date(Date.now() - beforeMs), stack))).status;
  expect(await statusWhenAskedFor(validMs / 2)).toBe(200);
  expect(await statusWhenAskedFor(validMs + 1_000)).toBe(404);
});

test('while the store is away downloads wait and say so, everything else works, and they go on by themselves', async () => {
  const { exportId } = await ready(home);
  const address = await addressOf(home);
  const late = await aHome(stack);
  const requestId = await late.claimed({ coinsCents: 100 });
  await stack.control('--kill', 'files');

  await ask(late);
  await until('the download says that it waits', async () => (await current(late))?.waitsSince, readyWithinMs);
  await stack.want(approveRequest, { requestId }, late.asAdult);
  expect(await late.balance()).toMatchObject({ availableCents: 100 });
  const refused = await stack.ask(openDataExport, { exportId, password }, home.asAdult);
  expect([refused.status, refused.error.code]).toEqual([503, 'files_unavailable']);
  const gone = await fetch(address);
  expect([gone.status, await gone.text()]).toEqual([503, expect.stringContaining('no está disponible')]);

  await stack.control('--start', 'files');
  expect(await ready(late)).toMatchObject({ waitsSince: null, parts: serviceNames.length });
  expect((await fetch(await addressOf(late))).status).toBe(200);
});
