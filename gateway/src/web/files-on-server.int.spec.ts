import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, expect, it } from '@jest/globals';

import { aGateway } from '../../test/gateway-stand.js';
import { filesOnServer } from './files-on-server.js';

const signature = 'a'.repeat(64);
const address = `/files/children/01/datos.zip?X-Amz-Expires=300&X-Amz-Signature=${signature}`;
const zip = { 'content-type': 'application/zip', 'content-disposition': 'attachment; filename="datos.zip"' };

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A gateway before an S3 server that answers as the test says, and what that server was asked. */
async function before(answer: RequestListener) {
  const asked: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[] = [];
  const server = createServer(({ method, url, headers }, response) => {
    asked.push({ method, url, headers });
    answer({ headers } as IncomingMessage, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => new Promise((resolve) => server.close(resolve).closeAllConnections());
  closing.push(close);
  const { port } = server.address() as AddressInfo;
  const keptFiles = filesOnServer(`http://127.0.0.1:${port}`, 'https://alcancia.example');
  return { asked, close, gateway: await aGateway().start({ keptFiles }) };
}

it('a signed address is passed on as the browser sees it, and opens a file and nothing else', async () => {
  const { asked, gateway } = await before((_, response) => {
    response.writeHead(200, { ...zip, 'content-length': 2, 'x-amz-request-id': '1', 'set-cookie': 'a=b' }).end('PK');
  });
  const answer = await gateway.ask(address, { headers: { cookie: 'b=c', authorization: 'Bearer x' } });

  expect([answer.status, await answer.text()]).toEqual([200, 'PK']);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    ...zip,
    'content-length': '2',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
  expect([answer.headers.get('x-amz-request-id'), answer.headers.get('set-cookie')]).toEqual([null, null]);
  expect(asked).toEqual([
    { method: 'GET', url: address, headers: { host: 'alcancia.example', connection: 'keep-alive' } },
  ]);
});

it('a part of it is asked for as a part', async () => {
  const { asked, gateway } = await before((_, response) => {
    response.writeHead(206, { ...zip, 'content-range': 'bytes 0-1/9' }).end('PK');
  });
  const answer = await gateway.ask(address, { headers: { range: 'bytes=0-1' } });

  expect([answer.status, answer.headers.get('content-range')]).toEqual([206, 'bytes 0-1/9']);
  expect(asked[0]?.headers.range).toBe('bytes=0-1');
});

it.each([400, 403, 404])('what the store answers %d to opens nothing, and says so in words', async (status) => {
  const { gateway } = await before((_, response) => response.writeHead(status).end('<Error>AccessDenied</Error>'));
  const answer = await gateway.ask(address);

  expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('Este enlace ya no abre nada')]);
});

it.each([
  ['has no signature', '/files/children/01/datos.zip'],
  ['lists the store', `/files/?list-type=2&X-Amz-Signature=${signature}`],
  ['climbs', `/files/..%2Fother/datos.zip?X-Amz-Signature=${signature}`],
])('the store is not asked for what %s', async (_, path) => {
  const { asked, gateway } = await before((__, response) => response.end());

  expect((await gateway.ask(path)).status).toBe(404);
  expect(asked).toEqual([]);
});

it('while the store fails or is away a download says so in words, and the app goes on', async () => {
  const { close, gateway } = await before((_, response) => response.writeHead(500).end());
  const away = [503, expect.stringContaining('no está disponible en este momento')];
  const failing = await gateway.ask(address);
  expect([failing.status, await failing.text()]).toEqual(away);
  await close();
  const gone = await gateway.ask(address);
  expect([gone.status, await gone.text()]).toEqual(away);
  expect((await gateway.ask('/health/live')).status).toBe(200);
});
