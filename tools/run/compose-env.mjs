import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { root } from './place.mjs';

const mayBeEmpty = new Set(['TRUSTED_PROXIES', 'KEYCLOAK_JAVA_OPTS']);
const lineOf = /^([A-Z_]+)=(.*)$/gm;

/** The example with every empty secret made up (hexadecimal, so that it may stand in an address) and some values replaced. */
export function filledIn(example, values = {}) {
  return example.replaceAll(lineOf, (line, name, value) => {
    if (name in values) return `${name}=${values[name]}`;
    return value === '' && !mayBeEmpty.has(name) ? `${name}=${randomBytes(24).toString('hex')}` : line;
  });
}

export const envExample = () => readFileSync(path.join(root, 'deploy/docker/env.example'), 'utf8');

/** Writes .env for docker-compose.yml once; what is there is never touched. */
export function composeEnv() {
  const file = path.join(root, '.env');
  if (existsSync(file)) return console.log('.env is there already and stays as it is.');
  writeFileSync(file, filledIn(envExample()), { mode: 0o600 });
  console.log('.env is written: addresses at its top, secrets below. Next: docker compose up --build');
}
