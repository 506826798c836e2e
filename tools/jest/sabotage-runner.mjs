import runner from 'jest-circus/runner';

/** Runs a proof up to the test that must notice the sabotage; the tests behind it say nothing about it. */
export default function run(globalConfig, config, environment, runtime, place, send) {
  const { noticedBy } = config.globals.sabotage;
  const before = environment.handleTestEvent?.bind(environment);
  let isDecided = false;
  environment.handleTestEvent = async (event, state) => {
    await before?.(event, state);
    if (event.name === 'test_start' && isDecided) event.test.mode = 'skip';
    if (event.name === 'test_done' && event.test.name.startsWith(noticedBy)) isDecided = true;
  };
  return runner.default(globalConfig, config, environment, runtime, place, send);
}
