import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { root } from './state.js';

const run = promisify(execFile);
const buildWithinMs = 300_000;
const installed = path.join(root, 'node_modules');

const git = async (...args: string[]): Promise<string> => (await run('git', args, { cwd: root })).stdout.trim();

const program = (name: string, args: readonly string[], cwd: string) =>
  run(process.execPath, [path.join(installed, '.bin', name), ...args], {
    cwd,
    env: { ...process.env, NODE_OPTIONS: '' },
    timeout: buildWithinMs,
  });

const aFolder = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'alcancia-'));

export async function throwAway(folder: string | undefined): Promise<void> {
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
}

const earlierRooms = ['contracts', 'services/kit', 'services/family', 'gateway', 'deploy/static'];

/** A release comes after so many changes of what it is made of, about. */
const changesInARelease = 20;

/** The commit so many changes of family and gateway back: what was released before today's. */
async function releasedBefore(): Promise<string> {
  const skip = `--skip=${changesInARelease}`;
  const commit = await git(
    'rev-list',
    '-1',
    skip,
    'HEAD',
    '--',
    'contracts',
    'services/kit',
    'services/family',
    'gateway',
  );
  if (commit === '') throw new Error('This clone lacks the history that the release before is taken from.');
  return commit;
}

/** Packages as installed, and the checkout's own rooms in the place of today's. */
async function install(folder: string): Promise<void> {
  const own = path.join(folder, 'node_modules/@alcancia');
  await mkdir(own, { recursive: true });
  for (const name of await readdir(installed)) {
    if (name !== '@alcancia') await symlink(path.join(installed, name), path.join(folder, 'node_modules', name));
  }
  for (const room of earlierRooms) {
    const { name } = JSON.parse(await readFile(path.join(folder, room, 'package.json'), 'utf8')) as { name: string };
    await symlink(path.join(folder, room), path.join(folder, 'node_modules', name));
    // What a room has in another version than the rest is installed beside it.
    const beside = path.join(root, room, 'node_modules');
    if (existsSync(beside)) await symlink(beside, path.join(folder, room, 'node_modules'));
  }
}

/** Family and gateway as they were a release ago, built. */
export async function anEarlierCheckout(): Promise<string> {
  const folder = await aFolder();
  const archive = path.join(folder, 'rooms.tar');
  const files = ['tsconfig.base.json', 'package.json', ...earlierRooms];
  await git('archive', '--output', archive, await releasedBefore(), ...files);
  await run('tar', ['-xf', archive, '-C', folder]);
  await install(folder);
  await program('tsc', ['-b', 'services/family/tsconfig.build.json', 'gateway/tsconfig.build.json'], folder);
  return folder;
}

/** Today's family with migrations of a release to come: by their file names. */
export async function aLaterFamily(migrations: Readonly<Record<string, string>>): Promise<string> {
  const folder = await aFolder();
  const family = path.join(folder, 'services/family');
  for (const part of ['dist', 'migrations', 'package.json']) {
    await cp(path.join(root, 'services/family', part), path.join(family, part), { recursive: true });
  }
  await symlink(installed, path.join(folder, 'node_modules'));
  for (const [file, sql] of Object.entries(migrations)) await writeFile(path.join(family, 'migrations', file), sql);
  return folder;
}

/** Today's micro-frontend of the family with other words in one of its files, built. */
export async function anotherFamilyRemote(file: string, { said, instead }: { said: string; instead: string }) {
  const folder = await aFolder();
  const remote = path.join(folder, 'frontends/family');
  for (const part of ['src', 'package.json', 'rspack.config.mjs']) {
    await cp(path.join(root, 'frontends/family', part), path.join(remote, part), { recursive: true });
  }
  await symlink(installed, path.join(folder, 'node_modules'));
  await symlink(path.join(root, 'deploy'), path.join(folder, 'deploy'));
  const words = await readFile(path.join(remote, file), 'utf8');
  if (!words.includes(said)) throw new Error(`${file} does not say ${said}`);
  await writeFile(path.join(remote, file), words.replaceAll(said, instead));
  await program('rspack', ['build'], remote);
  return folder;
}
