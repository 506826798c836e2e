import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

import { root, stackDir } from './state.js';

const run = promisify(execFile);
const commandTimeoutMs = 150_000;

/** What an operator types after `npm run ops --`, and what the terminal then says. */
export async function operate(...args: string[]): Promise<{ code: number; said: string }> {
  const env = { ...process.env, NODE_OPTIONS: '', STACK_DIR: stackDir };
  const program = path.join(root, 'deploy/stack/dist/ops.js');
  return run(process.execPath, [program, ...args], { env, timeout: commandTimeoutMs }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, said: stdout + stderr }),
  );
}
