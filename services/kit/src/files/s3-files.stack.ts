import { expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import { until } from '@alcancia/testing';

import { anS3Server } from '../../test/an-s3-server.js';
import { describeFiles } from '../testing/files-promises.js';
import { keyOf } from './files.js';
import { S3Files } from './s3-files.js';

async function onServer() {
  const server = await anS3Server();
  const files = new S3Files({
    FILES_URL: server.url,
    FILES_PUBLIC_URL: server.url,
    FILES_BUCKET: 'alcancia',
    FILES_REGION: 'us-east-1',
    FILES_ACCESS_KEY: server.accessKey,
    FILES_SECRET: server.secret,
  });
  return { server, files };
}

describeFiles('S3', async () => {
  const { server, files } = await onServer();
  return {
    files,
    fetch: (address) => fetch(address),
    async takeAway() {
      await server.kill();
      return async () => {
        await server.start();
        // The guard lets nothing through until it has probed.
        await until('the store answers again', () => files.list('children/').then(() => true));
      };
    },
    close: () => server.close(),
  };
});

test('an address of S3 opens nothing after its time', async () => {
  const { server, files } = await onServer();
  const key = keyOf({ kind: 'adults', id: v7() }, 'datos.zip');
  await files.put(key, Buffer.from('x'), 'application/zip');
  const address = await files.addressOf(key, { validMs: 1_000, type: 'application/zip', fileName: 'datos.zip' });
  expect((await fetch(address)).status).toBe(200);
  await until('the address is over', async () => (await fetch(address)).status === 403);
  await server.close();
});
