import { writeFileSync } from 'node:fs';

const noticed = 'noticed';

/** What became of one sabotage: `noticed`, or the reason why its proof shows nothing. */
export function verdictOn({ noticedBy }, { testExecError, testResults }) {
  if (testExecError) return `its proof did not run: ${testExecError.message}`;
  const named = testResults.filter(({ title }) => title.startsWith(noticedBy));
  if (named.length === 0) return `its proof has no test «${noticedBy}»`;
  return named.some(({ status }) => status === 'failed') ? noticed : 'unnoticed';
}

/** Says of each sabotage whether its test noticed it, and keeps the number of those that none did. */
export default class SabotageReporter {
  constructor(globalConfig, { file }) {
    this.file = file;
    this.told = 0;
    this.unnoticed = 0;
  }

  onTestResult({ context }, result) {
    const { sabotage } = context.config.globals;
    const verdict = verdictOn(sabotage, result);
    const seconds = ((result.perfStats.end - result.perfStats.start) / 1000).toFixed(1);
    this.told += 1;
    if (verdict !== noticed) this.unnoticed += 1;
    console.log(`${verdict === noticed ? '✓' : '✗'} without ${sabotage.name}: ${verdict} (${seconds} s)`);
  }

  onRunComplete() {
    writeFileSync(this.file, JSON.stringify({ told: this.told, unnoticed: this.unnoticed }));
  }
}
