import { execFileSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';

const versionOf = (program: string, ...args: string[]): string => {
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return `${program}: not found`;
  }
};

/** How many processes wanted a processor, on average over the last minute; more than there are means that they waited. */
export const loadNow = (): number => loadavg()[0] ?? 0;

/** When, on what and beside how much else it was measured, as a paragraph. */
export function circumstances(loads: readonly number[], how: string): string {
  const [processor] = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  const engines = [
    `Node ${process.version}`,
    versionOf('psql', '--version'),
    versionOf(process.env['NATS_SERVER'] ?? 'nats-server', '--version'),
    versionOf('redis-server', '--version').split(' sha=')[0] ?? '',
  ];
  const [least, most] = [Math.min(...loads), Math.max(...loads)];
  return [
    `Measured on ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, ${how}, on ${cpus().length} × ${processor?.model ?? 'an unknown processor'} with ${memory} GB.`,
    `Between the measures ${least.toFixed(1)} to ${most.toFixed(1)} processes wanted a processor at a time.`,
    `${engines.join('; ')}.`,
  ].join('\n');
}
