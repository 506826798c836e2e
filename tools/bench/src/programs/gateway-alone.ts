import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { createGateway } from '@alcancia/gateway';
import type { AnyRequest } from '@alcancia/contracts/define';
import { createActivity, listApprovals } from '@alcancia/contracts/family';
import { resolveCaller } from '@alcancia/contracts/identity';
import {
  type AnswerMessage,
  type Bus,
  checkedAnswer,
  createLog,
  InProcessBus,
  openNatsBus,
} from '@alcancia/server-kit';

import { anAdult, fiftyApprovals, idOf } from '../stand-ins.js';
import { obey } from './obey.js';

const answered: readonly (readonly [AnyRequest, unknown])[] = [
  [resolveCaller, { caller: anAdult(0), expiresAt: null }],
  [createActivity, { activityId: idOf(6, 0) }],
  [listApprovals, fiftyApprovals],
];
/** As services give them: checked by the contract. */
const answers = new Map(answered.map(([contract, data]) => [contract.subject, checkedAnswer(contract, data)]));

function answerTo(subject: string): AnswerMessage {
  const answer = answers.get(subject);
  if (!answer) throw new Error(`Nobody asks ${subject} here`);
  return answer;
}

/** A bus without a transport: calls the handler directly. */
class DirectCalls extends InProcessBus {
  override async request(subject: string): Promise<AnswerMessage> {
    return answerTo(subject);
  }
}

async function inProcess(): Promise<Bus> {
  const bus = new InProcessBus();
  await bus.serve(new Map([...answers.keys()].map((subject) => [subject, async () => answerTo(subject)])));
  return bus;
}

/** `direct` and `in-process` have rooms behind them that answer at once; anything else is the address of a NATS. */
export interface OpenGateway {
  readonly transport: string;
}

function busOf(transport: string): Bus | Promise<Bus> {
  if (transport === 'direct') return new DirectCalls();
  if (transport === 'in-process') return inProcess();
  return openNatsBus({ url: transport, user: 'gateway', password: 'any' });
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

obey({
  /** What lives in its memory, without what waits to be swept away. */
  async livingBytes() {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  },
  /** The whole gateway, without services. */
  async open({ transport }: OpenGateway) {
    const gateway = await createGateway({
      bus: await busOf(transport),
      config: { limitFactor: 1_000_000, socketsPerSecond: 100_000 },
      log: createLog('gateway', { level: 'info' }),
    });
    return (await gateway.listen(0)).replace('localhost', '127.0.0.1');
  },
});
