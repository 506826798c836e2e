import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** A process and the moment it began: its number alone may belong to somebody else by now. */
export interface Identity {
  readonly pid: number;
  readonly startTime: string;
}

interface Row extends Identity {
  readonly parent: number;
}

const hasProc = existsSync('/proc/self/stat');
const parentField = 1;
const startField = 19;

function rowOf(pid: number): Row | null {
  try {
    // The name in brackets may itself hold spaces and brackets; what follows the last one is plain.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z') return null;
    return { pid, parent: Number(fields[parentField]), startTime: fields[startField] ?? '' };
  } catch {
    return null;
  }
}

function everyRow(): Row[] {
  if (hasProc) {
    return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (rowOf(Number(name)) ?? []) : []));
  }
  const said = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,lstart='], { encoding: 'utf8' });
  return said
    .trim()
    .split('\n')
    .map((line) => {
      const [pid = '', parent = '', ...startTime] = line.trim().split(/\s+/);
      return { pid: Number(pid), parent: Number(parent), startTime: startTime.join(' ') };
    });
}

const find = (pid: number): Row | null => (hasProc ? rowOf(pid) : (everyRow().find((row) => row.pid === pid) ?? null));

export function identityOf(pid: number): Identity | null {
  const row = find(pid);
  return row && { pid, startTime: row.startTime };
}

export const isAlive = ({ pid, startTime }: Identity): boolean => find(pid)?.startTime === startTime;

/** The process and everything it has started, parents first. */
export function treeOf(pid: number): number[] {
  const rows = everyRow();
  const tree = [pid];
  for (const member of tree) tree.push(...rows.filter(({ parent }) => parent === member).map((row) => row.pid));
  return tree;
}

/** Signals the whole tree; processes that have already ended are skipped. */
export function signalTree(pid: number, signal: NodeJS.Signals): void {
  for (const member of treeOf(pid)) {
    try {
      process.kill(member, signal);
    } catch {
      // It ended between the look and the signal.
    }
  }
}
