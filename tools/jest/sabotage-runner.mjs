import runner from 'jest-circus/runner';

/**
 * Runs a proof up to the tests that must notice the sabotage; those behind them say nothing about it. The tests of a screen
 * know nothing of each other: there those before are left out as well.
 */
export default function run(globalConfig, config, environment, runtime, place, send) {
  const { sabotage, screenWaitMs } = config.globals;
  const wanted = new Set([sabotage.noticedBy].flat());
  const undecided = new Set(wanted);
  const among = (names, { name }) => [...names].filter((beginning) => name.startsWith(beginning));
  const before = environment.handleTestEvent?.bind(environment);
  environment.handleTestEvent = async (event, state) => {
    await before?.(event, state);
    if (event.name === 'test_start') {
      const isLeftOut = screenWaitMs !== undefined && among(wanted, event.test).length === 0;
      if (isLeftOut || undecided.size === 0) event.test.mode = 'skip';
    }
    if (event.name === 'test_done') for (const name of among(undecided, event.test)) undecided.delete(name);
  };
  return runner.default(globalConfig, config, environment, runtime, place, send);
}
