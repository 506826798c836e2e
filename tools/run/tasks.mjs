import { Failure } from './place.mjs';
import { install } from './install.mjs';

const findBrowser = async () => {
  const { browserPaths } = await import('./browser.mjs');
  Object.assign(process.env, browserPaths());
};

const inBrowser = async (task) => {
  await findBrowser();
  await build();
  return task();
};

const build = async (options = { quiet: true }) => (await import('./build.mjs')).build(options);

const tasks = {
  async start(args) {
    await build();
    const { serve } = await import('./spawn.mjs');
    process.exitCode = await serve('node', ['--enable-source-maps', 'deploy/embedded/dist/main.js', ...args]);
  },
  install: async () => {},
  build: () => build({ quiet: false }),
  test: async (kinds) => (await import('./tests.mjs')).test(kinds.length > 0 ? kinds : ['unit', 'int']),
  check: async (steps) => (await import('./check.mjs')).check(steps),
  journeys: (args) => inBrowser(async () => (await import('./tests.mjs')).journeys('journeys', args)),
  shots: (args) => inBrowser(async () => (await import('./tests.mjs')).journeys('shots', args)),
  size: () => inBrowser(async () => (await import('./size.mjs')).size()),
  sabotage: async (args) => (await import('./sabotage.mjs')).sabotageAll(args),
  k8s: async (args) => (await import('./k8s.mjs')).k8s(args),
  async lock() {
    const { added, save } = (await import('./lock.mjs')).completedLock();
    save();
    console.log(`${added.length} programs of other platforms added to package-lock.json.`);
  },
  'images:local': async () => (await import('./images.mjs')).imagesLocal(),
  images: async (names) => (await import('./product-images.mjs')).productImages(names),
  'compose:env': async () => (await import('./compose-env.mjs')).composeEnv(),
  'compose-check': async () => (await import('./compose-check.mjs')).composeCheck(),
  'new-service': async () => (await import('./new-service.mjs')).newService(),
  'new-feature': async () => (await import('./new-feature.mjs')).newFeature(),
  record: async () => (await import('./record.mjs')).record(),
  affected: async (args) => (await import('./affected.mjs')).affected(args),
  ops: async (args) => (await import('./stack.mjs')).ops(args),
  stack: async (args) => (await import('./stack.mjs')).stack(args),
  async 'test-stack'(args) {
    await findBrowser();
    await (await import('./stack.mjs')).testStack(args);
  },
  'test-crash': async (args) => (await import('./stack.mjs')).testCrash(args),
  bench: async (args) => (await import('./bench.mjs')).bench(args),
  load: async (names) => (await import('./bench.mjs')).load(names),
  async spec(args) {
    const { execute, jestOptions } = await import('./spawn.mjs');
    process.exitCode = await execute('jest', args, { env: { NODE_OPTIONS: jestOptions } });
  },
};

/** Runs one task by its name; what can be explained is explained in one sentence. */
export async function run(name, args) {
  try {
    if (!Object.hasOwn(tasks, name ?? '')) throw new Failure(`Tasks: ${Object.keys(tasks).join(', ')}.`);
    await install();
    await tasks[name](args);
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    process.exitCode = 1;
  }
}
