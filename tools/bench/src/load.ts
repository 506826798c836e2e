import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { logs, root } from './place.js';
import { theStack } from './system/stack.js';
import { MeasuredFamilies } from './system/measured-families.js';

const scripts = path.join(root, 'tests/load');
const size = { households: 10, children: 2 };
/** More than any script approves. */
const waiting = 600;

/** The names of the scripts; people.js holds what they share. */
const known = readdirSync(scripts).filter((name) => name.endsWith('.js') && name !== 'people.js');

/** One script of k6 against the stack; false when a threshold was not kept. */
async function drive(script: string, origin: string, people: string): Promise<boolean> {
  const env = { ...process.env, ORIGIN: origin, PEOPLE: people };
  const args = ['run', '--quiet', '--no-usage-report', path.join(scripts, script)];
  const k6 = spawn(process.env['K6'] ?? 'k6', args, { env, stdio: 'inherit' });
  const [code] = (await once(k6, 'exit')) as [number | null];
  return code === 0;
}

const asked = process.argv.slice(2).map((name) => (name.endsWith('.js') ? name : `${name}.js`));
const missing = asked.filter((name) => !known.includes(name));
if (missing.length > 0)
  throw new Error(`There is no ${missing.join(', ')} in tests/load; there are ${known.join(', ')}`);

const stack = theStack();
const families = await MeasuredFamilies.create(stack, size);
try {
  for (const script of asked.length > 0 ? asked : known) {
    const people = path.join(logs, 'people.json');
    const requests = await families.claim(families.childIds, waiting);
    writeFileSync(people, JSON.stringify({ households: families.households, requests }), { mode: 0o600 });
    console.log(`\n${script}`);
    if (!(await drive(script, stack.publicOrigin, people))) process.exitCode = 1;
  }
} finally {
  await families.close();
}
