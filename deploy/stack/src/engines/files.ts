import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

import type { Place } from '../place.js';
import { program } from '../programs.js';
import { runJob } from '../running/job.js';
import { answersHttp } from '../running/probes.js';
import { ProcessRunner } from '../running/process-runner.js';
import type { Engine } from './engine.js';
import { pinned } from './images.js';

const repository = 'docker.io/versity/versitygw';
const goModule = 'github.com/versity/versitygw/cmd/versitygw';
/** What keeps the files of the image keeps the same version here. */
const version = (): string => pinned(repository).slice(repository.length + 1);

/** Built once for every checkout of this person. */
const cache = path.join(process.env['XDG_CACHE_HOME'] ?? path.join(homedir(), '.cache'), 'alcancia/bin');
const built = path.join(cache, 'versitygw');

/** VERSITYGW names another program than the one that is built here. */
const filesServer = (): string => process.env['VERSITYGW'] ?? built;

export const isFilesServerThere = (): boolean => existsSync(filesServer());

/** What this machine tells Go: its proxy, its checksums, whom it trusts. */
const ofGo = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value = '']) =>
      /^(?:GO|SSL_CERT_)/.test(name) ? [[name, value]] : [],
    ),
  );

/** Fetches the S3 server and builds it by Go: once, two or three minutes. */
export async function installFilesServer(log: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const go = { command: program('go', 'golang'), args: ['install', `${goModule}@${version()}`] };
  await runJob('versitygw', { ...go, env: { ...ofGo(), GOBIN: cache }, cwd: cache, log });
}

/** An id, no secret; the secret is the key's other half. */
export const filesAccessKey = 'alcancia';
/** Addresses begin with it: the gateway passes on what is under `/files/`. */
export const filesBucket = 'files';

export const filesUrl = ({ settings: { host, ports } }: Place): string => `http://${host}:${ports.files}`;

export const filesAnswers = (place: Place) => () => answersHttp(`${filesUrl(place)}${filesHealth}`);

export const filesHealth = '/health';
/** The server's settings: its key is in the environment, which no list of processes shows. */
export const filesSettings = ({ secrets }: Place): Record<string, string> => ({
  ROOT_ACCESS_KEY_ID: filesAccessKey,
  ROOT_SECRET_ACCESS_KEY: secrets.of('files'),
});
/** Its words on the command line: where it listens, and where its objects and what it knows of them lie. */
export const filesArguments = (listens: string, folder: string): string[] => [
  '--port',
  listens,
  '--health',
  filesHealth,
  '--quiet',
  'posix',
  '--sidecar',
  `${folder}/meta`,
  `${folder}/objects`,
];

/** The S3 server of the downloads. */
export function filesProcess(place: Place): Engine {
  const { host, ports } = place.settings;
  const log = place.logOf('files');
  return {
    name: 'files',
    url: filesUrl(place),
    log,
    runner: new ProcessRunner(() => {
      for (const part of ['meta', 'objects']) place.folderOf(`files/${part}`);
      return {
        command: filesServer(),
        args: filesArguments(`${host}:${ports.files}`, place.folderOf('files')),
        env: filesSettings(place),
        cwd: place.folderOf('files'),
        log,
      };
    }),
    answers: filesAnswers(place),
  };
}
