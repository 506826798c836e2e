import type { IncomingMessage, ServerResponse } from 'node:http';

interface Refusal {
  readonly status: number;
  readonly body?: object;
  readonly headers?: Record<string, string>;
}

/** It is done, and the answer comes so many milliseconds later. */
interface Slowness {
  readonly afterMs: number;
}

/** What goes wrong with one call, for tests. `lost`: it is done, and its answer never comes. */
export type Fault = Refusal | Slowness | 'silence' | 'lost';

export interface Answering {
  writeHead(status: number, headers?: Record<string, string>): { end(text?: string): unknown };
}

interface Planned {
  readonly path: RegExp;
  readonly fault: Fault;
}

/** What the next calls meet, each fault once. */
export class Faults {
  private readonly planned: Planned[] = [];

  plan(path: RegExp, ...faults: readonly Fault[]): void {
    this.planned.push(...faults.map((fault) => ({ path, fault })));
  }

  clear(): void {
    this.planned.length = 0;
  }

  take(call: string): Fault | undefined {
    const at = this.planned.findIndex(({ path }) => path.test(call));
    return at < 0 ? undefined : this.planned.splice(at, 1)[0]?.fault;
  }
}

/** Answers as planned; whether the call is still to be carried out. */
export function meet(fault: Fault | undefined, response: ServerResponse): boolean {
  if (fault === undefined || fault === 'lost') return true;
  if (fault === 'silence') return false;
  if ('afterMs' in fault) return true;
  const { status, body = { name: 'SIMULATED', details: [] }, headers = {} } = fault;
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  return false;
}

/** How the answer of a call that is carried out leaves. */
export function answering(fault: Fault | undefined, { socket }: IncomingMessage, response: ServerResponse): Answering {
  if (fault === 'lost') return { writeHead: () => ({ end: () => socket.destroy() }) };
  if (typeof fault !== 'object' || !('afterMs' in fault)) return response;
  return {
    writeHead: (status, headers) => ({
      end: (text) => setTimeout(() => response.writeHead(status, headers).end(text), fault.afterMs),
    }),
  };
}
