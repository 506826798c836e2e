import type { AnyRequest } from '@alcancia/contracts/define';

import type { AnswerMessage, RequestMessage } from '../bus/bus.js';
import type { Caller } from '../caller.js';

/** One request on its way through: what every kind of use-case needs to answer it. */
export interface Asked {
  readonly contract: AnyRequest;
  readonly message: RequestMessage;
  readonly caller: Caller;
  readonly input: unknown;
}

export const answered = (data: unknown, isReplayed = false): AnswerMessage => ({ ok: true, data, isReplayed });
