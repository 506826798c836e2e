import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { freePort, until } from '@alcancia/testing';

/** The S3 server that the store of objects is proved on: VERSITYGW names its program. */
const program = process.env['VERSITYGW'] ?? 'versitygw';

export interface S3Server {
  readonly url: string;
  readonly accessKey: string;
  readonly secret: string;
  kill(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** An S3 server of its own, on a free port of the loopback address, which keeps its objects in a folder. */
export async function anS3Server(): Promise<S3Server> {
  const folder = mkdtempSync(path.join(tmpdir(), 'alcancia-s3-'));
  const [data, meta] = ['data', 'meta'].map((name) => path.join(folder, name));
  for (const each of [data, meta]) mkdirSync(each ?? folder);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const [accessKey, secret] = ['alcancia', 'a-secret-of-the-tests'];
  let running: ReturnType<typeof spawn> | undefined;

  const kill = async (): Promise<void> => {
    if (!running) return;
    const ended = once(running, 'exit');
    running.kill('SIGKILL');
    running = undefined;
    await ended;
  };
  const start = async (): Promise<void> => {
    const args = ['--port', `127.0.0.1:${port}`, '--access', accessKey, '--secret', secret];
    running = spawn(program, [...args, 'posix', '--sidecar', meta ?? folder, data ?? folder], { stdio: 'ignore' });
    await once(running, 'spawn');
    await until('the S3 server answers', async () => (await fetch(url)).status > 0);
  };
  await start();
  return {
    url,
    accessKey,
    secret,
    kill,
    start,
    async close() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
