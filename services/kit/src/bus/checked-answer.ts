import { createHash } from 'node:crypto';

import { z } from 'zod';

import type { AnyRequest, OutputOf } from '@alcancia/contracts/define';

import { dataTextOf } from './answer-text.js';
import type { AnswerMessage } from './bus.js';

type Given = Extract<AnswerMessage, { ok: true }>;

const prints = new WeakMap<AnyRequest['output'], string | null>();

/** A fingerprint of what a contract lets out. Null where it says more than a JSON schema can: such an answer is checked by each. */
function printOf({ output }: AnyRequest): string | null {
  const known = prints.get(output);
  if (known !== undefined) return known;
  const print = printed(output);
  prints.set(output, print);
  return print;
}

function printed(output: z.ZodType): string | null {
  try {
    const schema = JSON.stringify(z.toJSONSchema(output, { io: 'output' }));
    return createHash('sha256').update(schema).digest('base64url').slice(0, 16);
  } catch {
    return null;
  }
}

/** An answer whose data the contract lets out: what it does not name is left out. Throws a ZodError for what does not fit. */
export const checkedAnswer = (contract: AnyRequest, data: unknown, isReplayed = false): Given =>
  markedAsChecked(contract, contract.output.parse(data), isReplayed);

/** The same for data that `checkedAnswer` has let out before. */
export function markedAsChecked(contract: AnyRequest, data: unknown, isReplayed: boolean): Given {
  const checkedAs = printOf(contract);
  return { ok: true, data, isReplayed, ...(checkedAs === null ? {} : { checkedAs }) };
}

const isCheckedBy = (contract: AnyRequest, { checkedAs }: Given): boolean =>
  checkedAs !== undefined && checkedAs === printOf(contract);

/**
 * The data of an answer, as the contract lets them out. Who answered has checked them: when it did so by the same contract,
 * they are not checked again. A service of yesterday's or tomorrow's contract is. Throws a ZodError for what does not fit.
 */
export function dataOfAnswer<C extends AnyRequest>(contract: C, answer: Given): OutputOf<C> {
  const { data } = answer;
  return (isCheckedBy(contract, answer) ? data : contract.output.parse(data)) as OutputOf<C>;
}

/** The same as JSON: what came checked goes on as it came, unread. */
export function jsonOfAnswer(contract: AnyRequest, answer: Given): string {
  const asItCame = isCheckedBy(contract, answer) ? dataTextOf(answer) : undefined;
  return asItCame ?? JSON.stringify(dataOfAnswer(contract, answer));
}
