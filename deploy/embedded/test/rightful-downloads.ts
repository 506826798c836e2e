import { askDataExport, readDataExport } from '@alcancia/contracts/identity';
import { password, until } from '@alcancia/testing';

import { type Make, ofChild } from './rightful-request.js';
import type { Scene } from './scene.js';

/** Waits until no download of Mateo's data is being made: there is one at a time. */
async function noDownloadRuns({ system, mateo: { childId }, tokens }: Scene) {
  return until('the download before is over', async () => {
    await system.settled();
    const { current } = await system.want(readDataExport, { childId }, { token: tokens.adult });
    return current?.state !== 'gathering';
  });
}

/** 'Descargar datos' of a child. */
export const rightfulDownloads: Readonly<Record<string, Make>> = {
  'identity.ask-data-export': async (scene) => {
    await noDownloadRuns(scene);
    return { as: 'adult', input: { childId: scene.mateo.childId, password } };
  },
  'identity.open-data-export': async (scene) => {
    await noDownloadRuns(scene);
    const { childId } = scene.mateo;
    const { exportId } = await scene.system.want(askDataExport, { childId, password }, { token: scene.tokens.adult });
    await noDownloadRuns(scene);
    return { as: 'adult', input: { exportId, password } };
  },
  'identity.read-data-export': ofChild,
};
