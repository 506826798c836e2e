import type { ServerResponse } from 'node:http';

/** What goes wrong with one call, for tests. `lost`: it is done, and its answer never comes. */
export type Fault =
  { readonly status: number; readonly body?: object; readonly headers?: Record<string, string> } | 'silence' | 'lost';

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
  const { status, body = { name: 'SIMULATED', details: [] }, headers = {} } = fault;
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  return false;
}
