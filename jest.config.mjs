import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');
const preset = (file) => `${root}/tools/jest/${file}`;

const swc = (react) => ({
  swcrc: false,
  jsc: {
    parser: { syntax: 'typescript', tsx: react, decorators: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      verbatimModuleSyntax: true,
      react: { runtime: 'automatic' },
    },
    target: 'es2023',
    keepClassNames: true,
  },
  module: { type: 'es6' },
});

const everyProject = {
  rootDir: root,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleFileExtensions: ['js', 'mjs', 'cjs', 'ts', 'tsx', 'json', 'node'],
  modulePathIgnorePatterns: ['<rootDir>/.*/dist/', '<rootDir>/\\.cache/', '<rootDir>/\\.nx/'],
  resolver: preset('resolve.cjs'),
  transform: { '\\.ts$': ['@swc/jest', swc(false)], '\\.tsx$': ['@swc/jest', swc(true)] },
};
const onServer = {
  ...everyProject,
  testEnvironment: preset('server.mjs'),
  setupFilesAfterEnv: [preset('preload.mjs')],
};

/** Packages are evaluated once per worker: that took a quarter of what such a file costs. */
const packagesOnce = { testEnvironment: preset('one-server.mjs'), runtime: preset('one-runtime.mjs') };

/** So is what the proofs of whole services load of ours: it took a third of what such a file costs. */
const productOnce = { ...packagesOnce, runtime: preset('one-product.mjs') };

const onSystem = { ...onServer, setupFilesAfterEnv: [...onServer.setupFilesAfterEnv, preset('system-timeout.mjs')] };

/** What the journeys and the pictures take. */
const inBrowser = { ...onSystem, testEnvironment: preset('journeys.mjs') };

const notUnit = ['/node_modules/', '/dist/', '\\.int\\.spec\\.'];

/** The kinds of proof (house §10), and `shots`, which proves nothing and takes pictures. Set NODE_OPTIONS=--experimental-vm-modules, or go through `npm run spec`. */
export default {
  maxWorkers: 2,
  // A worker keeps something of every file it has run: past this much of heap it spends more on collecting it than on tests.
  workerIdleMemoryLimit: '800MB',
  projects: [
    {
      ...onServer,
      ...packagesOnce,
      displayName: 'unit',
      testMatch: ['**/*.spec.ts'],
      testPathIgnorePatterns: [...notUnit, '/frontends/'],
    },
    {
      ...everyProject,
      displayName: 'web',
      testEnvironment: preset('browser.mjs'),
      setupFilesAfterEnv: [preset('screen-timeout.mjs')],
      testMatch: ['**/frontends/**/*.spec.ts', '**/*.spec.tsx'],
      testPathIgnorePatterns: notUnit,
      moduleNameMapper: {
        '\\.(css|svg|png|webp|jpg|woff2?)(\\?.*)?$': preset('asset.mjs'),
        '^@fontsource': preset('asset.mjs'),
      },
    },
    { ...onSystem, ...productOnce, displayName: 'int', testMatch: ['**/*.int.spec.ts'] },
    { ...inBrowser, displayName: 'journeys', testMatch: ['**/tests/journeys/**/*.journey.ts'] },
    {
      ...onSystem,
      displayName: 'stack',
      setupFilesAfterEnv: [...onSystem.setupFilesAfterEnv, preset('stack-timeout.mjs')],
      testMatch: ['**/*.stack.ts'],
    },
    { ...inBrowser, displayName: 'shots', testMatch: ['**/tests/journeys/**/*.shots.ts'] },
  ],
};
