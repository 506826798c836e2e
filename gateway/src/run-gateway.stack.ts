import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { wireError } from '@alcancia/contracts/errors';
import { readIssuerDocument } from '@alcancia/contracts/identity';
import { type AnswerMessage, type NatsBus, openNatsBus } from '@alcancia/server-kit';
import { startStaticServer, type StaticServer } from '@alcancia/static-server';
import { busier, freePort, untilSo } from '@alcancia/testing';

import { aNats, aRedis, type Engine, natsPassword } from '../test/an-engine.js';
import { type RunningGateway, startGateway } from './run-gateway.js';

const certs = '/realms/alcancia/protocol/openid-connect/certs';
const user = { user: 'gateway', password: natsPassword };

let nats: Engine;
let redis: Engine;
let folder: string;
let shell: StaticServer;
let operations: string;
let gateway: RunningGateway | undefined;
let identity: NatsBus | undefined;

beforeEach(async () => {
  [nats, redis] = [await aNats(), await aRedis()];
  operations = `http://127.0.0.1:${await freePort()}`;
  folder = await mkdtemp(path.join(tmpdir(), 'alcancia-gateway-'));
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><html lang="es"><!--alcancia-config--></html>');
  shell = await startStaticServer({ folder, host: '127.0.0.1', port: 0 });
});

afterEach(async () => {
  await gateway?.stop();
  await identity?.close();
  [gateway, identity] = [undefined, undefined];
  await Promise.all([nats.kill(), redis.kill(), shell.close()]);
  await rm(folder, { recursive: true });
});

function starting(): Promise<RunningGateway> {
  return startGateway({
    PORT: '0',
    OPERATIONS_PORT: new URL(operations).port,
    NATS_URL: `nats://127.0.0.1:${nats.port}`,
    NATS_PASSWORD: natsPassword,
    REDIS_URL: `redis://127.0.0.1:${redis.port}`,
    PUBLIC_ORIGIN: 'http://localhost',
    FRONTENDS: JSON.stringify({ shell: shell.address }),
  });
}

/** A gateway that is open, and an identity that answers as the test says. */
async function anOpenGateway(answer: () => Promise<AnswerMessage>): Promise<RunningGateway> {
  await Promise.all([nats.start(), redis.start()]);
  identity = await openNatsBus({ url: `nats://127.0.0.1:${nats.port}`, ...user });
  await identity.serve(new Map([[readIssuerDocument.subject, answer]]));
  gateway = await starting();
  await untilSo(async () => (await readiness()).status === 'ok');
  return gateway;
}

const document: AnswerMessage = { ok: true, data: { body: { keys: [] } }, isReplayed: false };

const ask = (address: string, at = ''): Promise<Response> =>
  fetch(address.replace('localhost', '127.0.0.1') + at, { signal: AbortSignal.timeout(15_000) });

const readiness = async () =>
  (await (await ask(operations, '/health/ready')).json()) as { status: string; checks: Record<string, string> };

describe('a gateway as a process of its own', () => {
  it('lives and waits until NATS is there; without Redis it opens all the same', async () => {
    const waiting = starting();
    await untilSo(() =>
      ask(operations, '/health/live').then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    expect(await readiness()).toMatchObject({
      status: 'unavailable',
      checks: { bus: 'unavailable', open: 'unavailable' },
    });

    await nats.start();
    gateway = await waiting;
    await untilSo(async () => (await readiness()).status === 'degraded');
    expect((await readiness()).checks).toEqual({ bus: 'ok', redis: 'degraded', frontends: 'ok', open: 'ok' });
    expect((await ask(gateway.address, '/auth')).status).toBe(200);
  });

  it('without NATS says so within a second, goes on showing pages, and comes back with it', async () => {
    const { address } = await anOpenGateway(async () => document);
    await untilSo(async () => (await ask(address, certs)).status === 200);

    await nats.kill();
    await untilSo(async () => (await readiness()).checks['bus'] === 'unavailable');
    const startedAt = performance.now();
    const refused = await ask(address, certs);
    expect(performance.now() - startedAt).toBeLessThan(1_000 * busier());
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    expect(wireError.parse(await refused.json()).code).toBe('unavailable');
    expect((await ask(address, '/auth')).status).toBe(200);

    await nats.start();
    await untilSo(async () => (await ask(address, certs)).status === 200);
  });

  it('without a service that answers says so at once', async () => {
    const { address } = await anOpenGateway(async () => document);
    await identity?.close();
    const refused = await ask(address, certs);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
  });

  it('finishes what is under way before it ends', async () => {
    let hasCome = false;
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const { address, stop } = await anOpenGateway(async () => {
      hasCome = true;
      await held;
      return document;
    });
    const underWay = ask(address, certs);
    await untilSo(() => hasCome);
    const ended = stop();
    gateway = undefined;
    await untilSo(async () => (await readiness()).checks['open'] === 'unavailable');
    letGo();
    expect((await underWay).status).toBe(200);
    const answeredAt = performance.now();
    await ended;
    expect(performance.now() - answeredAt).toBeLessThan(2_000 * busier());
    await expect(ask(address, '/health/live')).rejects.toThrow();
    await expect(ask(operations, '/health/live')).rejects.toThrow();
  });
});
