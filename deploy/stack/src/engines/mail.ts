import path from 'node:path';

import type { Place } from '../place.js';
import { answersHttp } from '../running/probes.js';
import { ProcessRunner } from '../running/process-runner.js';
import { root } from '../settings.js';
import type { Engine } from './engine.js';

export const mailPage = ({ settings: { host, ports } }: Place): string => `http://${host}:${ports.mailPage}`;

export const mailAnswers = (place: Place) => () => answersHttp(`${mailPage(place)}/healthz`);

/** Catches every e-mail and delivers none; its page shows them. */
export function mailProcess(place: Place): Engine {
  const { host, ports } = place.settings;
  const log = place.logOf('mail');
  return {
    name: 'mail',
    url: mailPage(place),
    log,
    runner: new ProcessRunner(() => ({
      command: process.execPath,
      args: [
        path.join(root, 'node_modules/maildev/bin/maildev'),
        `--ip=${host}`,
        `--web-ip=${host}`,
        `--smtp=${ports.smtp}`,
        `--web=${ports.mailPage}`,
        `--mail-directory=${place.folderOf('mail')}`,
        '--silent',
      ],
      env: {},
      cwd: place.folderOf('mail'),
      log,
    })),
    answers: mailAnswers(place),
  };
}
