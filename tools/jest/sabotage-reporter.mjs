import { writeFileSync } from 'node:fs';

const noticed = 'noticed';

/** What became of one sabotage: `noticed`, or the reason why its proof shows nothing. */
export function verdictOn({ noticedBy }, { testExecError, testResults }) {
  if (testExecError) return `its proof did not run: ${testExecError.message}`;
  const named = testResults.filter(({ title }) => title.startsWith(noticedBy));
  if (named.length === 0) return `its proof has no test «${noticedBy}»`;
  return named.some(({ status }) => status === 'failed') ? noticed : 'unnoticed';
}

/** Which tests of a healthy proof do not pass, by the beginnings of their titles: what notices a sabotage must pass without it. */
export function sickIn({ noticedBy }, { testResults }) {
  const passes = (beginning) => {
    const how = testResults.filter(({ title }) => title.startsWith(beginning)).map(({ status }) => status);
    return how.includes('passed') && !how.includes('failed');
  };
  return noticedBy.filter((beginning) => !passes(beginning));
}

/** Says of each sabotage whether its test noticed it, and keeps the number of those that none did. */
export default class SabotageReporter {
  constructor(globalConfig, { file }) {
    this.file = file;
    this.told = 0;
    this.unnoticed = 0;
    this.sick = 0;
  }

  onTestResult({ context }, result) {
    const { sabotage } = context.config.globals;
    const seconds = ((result.perfStats.end - result.perfStats.start) / 1000).toFixed(1);
    if (sabotage.isHealthy) return this.tellHealth(sabotage, result, seconds);
    const verdict = verdictOn(sabotage, result);
    this.told += 1;
    if (verdict !== noticed) this.unnoticed += 1;
    console.log(`${verdict === noticed ? '✓' : '✗'} without ${sabotage.name}: ${verdict} (${seconds} s)`);
  }

  tellHealth(sabotage, result, seconds) {
    const sick = sickIn(sabotage, result);
    this.sick += sick.length;
    if (sick.length === 0) return console.log(`✓ ${sabotage.name} passes with everything in its place (${seconds} s)`);
    console.log(`✗ ${sabotage.name} fails with everything in its place: ${sick.join('; ')}`);
  }

  onRunComplete() {
    const { told, unnoticed, sick } = this;
    writeFileSync(this.file, JSON.stringify({ told, unnoticed, sick }));
  }
}
