import type { AnyRequest, AskOf, OutputOf } from '@alcancia/contracts/define';

import { asApiError } from './api-error.js';
import { ask } from './ask.js';
import { newKey } from './new-key.js';

/** The one way of doing a write: every act has a key, kept over its retries until its end is known (house §4). */
export class OpenActs {
  private readonly keys = new Map<string, string>();

  /**
   * Asks for a write. The same `intent` asked again before it got a definite answer goes under the same key.
   * Whatever goes wrong arrives as an ApiError.
   */
  async write<C extends AnyRequest>(contract: C, input: AskOf<C>, intent: unknown = input): Promise<OutputOf<C>> {
    const act = JSON.stringify([contract.subject, intent]);
    const idempotencyKey = this.keys.get(act) ?? newKey();
    this.keys.set(act, idempotencyKey);
    try {
      const answer = await ask(contract, input, { idempotencyKey });
      this.keys.delete(act);
      return answer;
    } catch (thrown) {
      const error = asApiError(thrown);
      if (!error.isUncertain) this.keys.delete(act);
      throw error;
    }
  }
}
