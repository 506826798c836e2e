import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const tickMs = 10;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const statOf = (pid: number): string[] => {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
};

/** Processor time that a process and what it has started and seen end have used so far, in milliseconds. */
export const cpuMsOf = (pid: number): number => sum(statOf(pid).slice(11, 15).map(Number)) * tickMs;

/** Memory that a process holds and shares with nobody, in bytes: what it would cost to run one more of it. */
export function residentBytesOf(pid: number): number {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const [, kib = '0'] = /^Pss:\s+(\d+) kB/m.exec(text) ?? [];
  return Number(kib) * 1024;
}

/** A process and everything that it has started. */
export function treeOf(pid: number): number[] {
  const parents = readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      return [[Number(name), Number(statOf(Number(name))[1])] as const];
    } catch {
      return [];
    }
  });
  const childrenOf = (parent: number): number[] =>
    parents.flatMap(([child, of]) => (of === parent ? [child, ...childrenOf(child)] : []));
  return [pid, ...childrenOf(pid)];
}

export const cpuMsOfTree = (pid: number): number => sum(treeOf(pid).map(orGone(cpuMsOf)));
export const residentBytesOfTree = (pid: number): number => sum(treeOf(pid).map(orGone(residentBytesOf)));

/** A process may end while we look. */
const orGone =
  (read: (pid: number) => number) =>
  (pid: number): number => {
    try {
      return read(pid);
    } catch {
      return 0;
    }
  };
