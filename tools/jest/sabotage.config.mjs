import path from 'node:path';
import { fileURLToPath } from 'node:url';

import config from '../../jest.config.mjs';
import { sabotagesLike } from './sabotages.mjs';

const preset = (file) => fileURLToPath(new URL(file, import.meta.url));

const kindOf = (proof) => {
  if (proof.includes('.int.spec.')) return 'int';
  return proof.endsWith('.tsx') || proof.startsWith('frontends/') ? 'web' : 'unit';
};

/** What is missing on a broken screen is waited for in vain, in milliseconds: eight times what a whole test takes. */
const screenWaitMs = 8_000;

/** The kind's own project on one proof, with one thing taken out of the code. */
function projectOf(sabotage) {
  const kind = kindOf(sabotage.proof);
  const like = config.projects.find(({ displayName }) => displayName === kind);
  const breaking = ([pattern, [, options]]) => [pattern, [preset('sabotage.mjs'), { sabotage, options }]];
  return {
    ...like,
    // One name for all of a kind: they share what is compiled and resolved.
    id: `sabotage-${kind}`,
    displayName: sabotage.name,
    roots: [path.dirname(path.join(like.rootDir, sabotage.proof))],
    testMatch: [`<rootDir>/${sabotage.proof}`],
    testRunner: preset('sabotage-runner.mjs'),
    transform: Object.fromEntries(Object.entries(like.transform).map(breaking)),
    globals: { sabotage, ...(kind === 'web' && { screenWaitMs }) },
  };
}

/** Nothing taken out: who waits no longer than that must find everything, or a short wait would pass for what notices. */
function healthyOnes(sabotages) {
  const ofScreens = Map.groupBy(
    sabotages.filter(({ proof }) => kindOf(proof) === 'web'),
    ({ proof }) => proof,
  );
  return [...ofScreens].map(([proof, those]) => ({
    name: proof,
    proof,
    isHealthy: true,
    noticedBy: those.map(({ noticedBy }) => noticedBy),
  }));
}

const chosen = sabotagesLike(process.env.SABOTAGE_PATTERN);

/** One project for each sabotage and each healthy proof of a screen, all in one run of Jest. */
export default {
  ...config,
  workerIdleMemoryLimit: '1500MB',
  reporters: [[preset('sabotage-reporter.mjs'), { file: process.env.SABOTAGE_OUTCOME }]],
  projects: [...chosen, ...healthyOnes(chosen)].map(projectOf),
};
