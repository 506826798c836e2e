import { once } from 'node:events';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

import { createGuard, failure } from '@alcancia/server-kit';

import type { KeptFile, KeptFiles } from './kept-files.js';

/** The store begins to answer within this, in milliseconds. */
const answerWithinMs = 10_000;
/** Then no pause between two pieces is longer, in milliseconds. */
const pauseMs = 30_000;
/** Downloads under way at once: beyond it the next one is told to come back. */
const atOnce = 64;

/** Objects have names of ours; what has no signature is not even asked for. */
const signedAddress = /^\/files(?:\/[a-z0-9-][a-z0-9.-]*)+\?(?:.*&)?X-Amz-Signature=[0-9a-f]{64}(?:&|$)/;
const passedOn = ['content-type', 'content-length', 'content-range', 'content-disposition', 'accept-ranges'] as const;
const opens: readonly number[] = [200, 206, 416];
const opensNothing: readonly number[] = [400, 403, 404];

/**
 * Objects on an S3 server behind us, by its own presigned addresses. The server checks them: a signature holds for one
 * object, one file name, one while, and for the host that browsers see.
 * @param publicOrigin The origin that addresses are signed for.
 */
export function filesOnServer(server: string, publicOrigin: string): KeptFiles {
  const request = new URL(server).protocol === 'https:' ? requestHttps : requestHttp;
  const { host } = new URL(publicOrigin);
  const guard = createGuard({ atOnce, deadlineMs: answerWithinMs });

  const ask = (address: string, range: string | undefined) =>
    guard.run('files', async (signal): Promise<IncomingMessage> => {
      const headers = { host, ...(range === undefined ? {} : { range }) };
      const asked = request(new URL(address, server), { headers, timeout: pauseMs });
      const giveUp = (): void => void asked.destroy(failure('unavailable'));
      asked.on('timeout', giveUp).on('error', () => undefined);
      signal?.addEventListener('abort', giveUp, { once: true });
      asked.end();
      const [response] = (await once(asked, 'response')) as [IncomingMessage];
      if ([...opens, ...opensNothing].includes(response.statusCode ?? 0)) return response;
      response.destroy();
      throw failure('unavailable');
    });

  return {
    async open(address, { range }): Promise<KeptFile | null> {
      if (!signedAddress.test(address)) return null;
      const response = await ask(address, range).catch(() => {
        throw failure('unavailable');
      });
      const status = response.statusCode ?? 0;
      if (opensNothing.includes(status)) {
        response.destroy();
        return null;
      }
      const kept = passedOn.flatMap((name) => {
        const value = response.headers[name];
        return value === undefined ? [] : [[name, value] as const];
      });
      return { status, headers: Object.fromEntries(kept), body: response };
    },
  };
}
