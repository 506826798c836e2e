import type { Bench, Measure } from '../measure.js';
import { httpLoad } from '../http-load.js';
import { interleaved, type Pairs, type Run } from '../pairs.js';
import type { Ask } from '../programs/drive.js';
import type { OpenGateway } from '../programs/gateway-alone.js';
import { comparison, type Row } from '../rows.js';
import { anActivity, tokenOf } from '../stand-ins.js';
import { Worker } from '../worker.js';

const inFlight = 32;
const write: Ask = { method: 'POST', path: '/api/family/activities', token: tokenOf(0), body: anActivity };
const list: Ask = { method: 'GET', path: '/api/family/approvals?limit=50', token: tokenOf(0) };

interface Server {
  readonly worker: Worker;
  readonly origin: string;
}

async function open(program: string, order: unknown = null): Promise<Server> {
  const worker = await Worker.start(program);
  return { worker, origin: await worker.ask<string>('open', order) };
}

const openGateway = (order: OpenGateway): Promise<Server> => open('gateway-alone', order);

const load =
  ({ driver, seconds }: Bench, { worker, origin }: Server, ask: Ask) =>
  (): Promise<Run> =>
    httpLoad(driver, { origin, asks: [ask], inFlight, seconds }, [worker.pid]);

const compare = (bench: Bench, ours: Server, other: Server, ask: Ask): Promise<Pairs> =>
  interleaved(bench.pairs, load(bench, ours, ask), load(bench, other, ask), bench.told);

/** M1: what token, address, limits, validation, forwarding, checked answer, figures and the line in the log cost. */
export const gateway: Measure = async (bench) => {
  const [ours, bare] = [await openGateway({ transport: 'direct' }), await open('bare-routes')];
  try {
    const rows: Row[] = [];
    for (const [what, ask] of [
      ['a write with its body, beside a bare Fastify route', write],
      ['a list of 50, beside a bare Fastify route', list],
    ] as const) {
      const named = { measure: 'M1', what, goal: 0.6 };
      rows.push(...(await comparison(named, () => compare(bench, ours, bare, ask))));
    }
    return rows;
  } finally {
    await Promise.all([ours.worker.end(), bare.worker.end()]);
  }
};

/** M2, second half: the transport between rooms of one process, under the same gateway. */
export const inProcess: Measure = async (bench) => {
  const [ours, direct] = [await openGateway({ transport: 'in-process' }), await openGateway({ transport: 'direct' })];
  try {
    const named = { measure: 'M2', what: 'a write over the in-process transport, beside a direct call', goal: 0.9 };
    return await comparison(named, () => compare(bench, ours, direct, write));
  } finally {
    await Promise.all([ours.worker.end(), direct.worker.end()]);
  }
};
