import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { contractsOf } from '@alcancia/contracts/registry';
import { frontEndNames } from '@alcancia/contracts/rooms';

const place = mkdtempSync(path.join(os.tmpdir(), 'front-end-words-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

const sourcesOf = (name: string): string[] =>
  readdirSync(`frontends/${name}/src`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<![.]spec)[.]tsx?$/.test(file) && !/^testing[/]/.test(file))
    .map((file) => readFileSync(`frontends/${name}/src/${file}`, 'utf8'));

/** Rooms whose words this front end brings. */
const wordsOf = (name: string): string[] => [
  ...new Set(
    sourcesOf(name).flatMap((source) =>
      [...source.matchAll(/from '@alcancia\/web-kit\/words\/(\w+)'/g)].map(([, room = '']) => room),
    ),
  ),
];

type Said = Readonly<Record<string, { readonly kind?: string; readonly codes?: object }>>;

/** Rooms that have codes of their own and that this front end asks to change something. */
const askedBy = (name: string): string[] =>
  Object.entries<object>(contractsOf)
    .map(([room, said]) => ({ room, said: said as Said }))
    .filter(({ said }) => Object.values(said).some(({ codes }) => codes))
    .filter(({ room, said }) => {
      const imports = new RegExp(`import \\{([^}]*)\\} from '@alcancia/contracts/${room}'`, 'g');
      const taken = sourcesOf(name).flatMap((source) =>
        [...source.matchAll(imports)].flatMap(([, names = '']) => names.split(',').map((one) => one.trim())),
      );
      return taken.some((one) => said[one]?.kind === 'write' || said[one]?.kind === 'steps');
    })
    .map(({ room }) => room);

const config = path.join(place, 'rspack.config.mjs');
const loader = path.join(place, 'one-more-code.cjs');

/** The hash of each file. Builds as a release does, with one more code in every `.errors.ts` and its words in those of these rooms. */
function hashesOfBuild(name: string, build: string, words?: readonly string[]): Record<string, string> {
  const output = path.join(place, name, build);
  const { status, stdout, stderr } = spawnSync('npx', ['rspack', 'build', '--config', config], {
    cwd: `frontends/${name}`,
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      ROOM: path.resolve(`frontends/${name}`),
      OUTPUT: output,
      WORDS: words?.join('|'),
    },
  });
  if (status !== 0) throw new Error(`${name} does not build: ${stdout}${stderr}`);
  const files = readdirSync(output, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => path.join(one.parentPath, one.name));
  return Object.fromEntries(
    files.map((file) => [path.relative(output, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

beforeAll(() => {
  writeFileSync(
    config,
    `import { pathToFileURL } from 'node:url';
     const { ROOM, OUTPUT } = process.env;
     const { default: config } = await import(pathToFileURL(ROOM + '/rspack.config.mjs'));
     const rule = { test: /[.]errors[.]ts$|words.rooms/, enforce: 'pre', loader: ${JSON.stringify(loader)} };
     export default {
       ...config,
       cache: false,
       // What is the same before it is minimized is the same afterwards.
       optimization: { ...config.optimization, minimize: false },
       output: { ...config.output, path: OUTPUT },
       module: { rules: [...config.module.rules, rule] },
     };`,
  );
  // In every build, or else the modules would have other numbers: those come from what a module goes through.
  writeFileSync(
    loader,
    `const { WORDS } = process.env;
     const isChanged = (file) =>
       WORDS !== undefined && (file.endsWith('.errors.ts') || WORDS.split('|').some((room) => file.endsWith('/' + room + '.ts')));
     module.exports = function oneMoreCode(source) {
       if (!isChanged(this.resourcePath)) return source;
       return source
         .replace(/defineErrors[(][{]/, "defineErrors({ one_more_code: 'conflict',")
         .replace(/(ErrorWords[^=]*= [{])/, "$1 one_more_code: () => ({ title: 'Una frase más' }),");
     };`,
  );
});

/** The landing is drawn by the server and says no room's refusals. */
const loadedByTheShell = frontEndNames.filter((name) => name !== 'landing');

describe.each(loadedByTheShell)('the front end %s', (name) => {
  test('brings the words of every room that it asks to change something', () => {
    expect(wordsOf(name)).toEqual(expect.arrayContaining(askedBy(name)));
  });

  test('is the same, byte by byte, when a room whose words it does not bring has one more code', () => {
    const all = readdirSync('frontends/kit/src/words/rooms').map((file) => file.replace('.ts', ''));
    const foreign = all.filter((room) => !wordsOf(name).includes(room));
    const before = hashesOfBuild(name, 'before');

    expect(hashesOfBuild(name, 'foreign', foreign)).toEqual(before);
    expect(hashesOfBuild(name, 'own', wordsOf(name))).not.toEqual(before);
  }, 120_000);
});

test("Nx looks at every part of web-kit before it takes a front end's build from its cache", () => {
  const { namedInputs } = JSON.parse(readFileSync('nx.json', 'utf8')) as { namedInputs: { browser: string[] } };
  const parts = namedInputs.browser.flatMap((input) => /kit[/]src[/][{](.*)[}]/.exec(input)?.[1]?.split(',') ?? []);
  const folders = readdirSync('frontends/kit/src', { withFileTypes: true }).filter((one) => one.isDirectory());
  expect([...parts, 'testing', 'words'].toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
});

test.each(frontEndNames)('Nx looks at the words that %s brings', (name) => {
  const read = readFileSync(`frontends/${name}/package.json`, 'utf8');
  const { nx } = JSON.parse(read) as { nx: { targets: { build: { inputs: string[] } } } };
  const { inputs } = nx.targets.build;
  const rooms = inputs.flatMap((input) => /words[/]rooms[/](\w+)[.]ts$/.exec(input)?.[1] ?? []);
  expect(rooms).toEqual(wordsOf(name).toSorted());
  const talksTo = sourcesOf(name).flatMap((source) =>
    [...source.matchAll(/from '@alcancia\/contracts\/(\w+)'/g)].map(([, room = '']) => room),
  );
  for (const room of Object.keys(contractsOf).filter((one) => talksTo.includes(one)))
    expect(inputs).toContain(`{workspaceRoot}/contracts/src/${room}/**/*`);
});
