import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import type { Asker } from '@alcancia/contracts/caller';
import type { AnyRequest, AskOf, OutputOf } from '@alcancia/contracts/define';
import { resolveCaller } from '@alcancia/contracts/identity';
import { type AnswerMessage, type Bus, Failure } from '@alcancia/server-kit';

const deadlineMs = 30_000;
const attempts = 6;
const pauseMs = 500;
const address = '127.0.0.1';

/** Somebody of the example family, who asks the product's use-cases over the bus, as the gateway does for a browser. */
export class Person {
  private caller: Asker = null;

  constructor(
    private readonly bus: Pick<Bus, 'request'>,
    private readonly userAgent: string,
  ) {}

  /** A refusal is a mistake in the story: it is thrown with the subject that was asked. On a busy machine it tries again. */
  async ask<C extends AnyRequest>(contract: C, input: AskOf<C>): Promise<OutputOf<C>> {
    const idempotencyKey = contract.kind === 'read' ? null : randomUUID();
    for (let attempt = 1; ; attempt += 1) {
      const answer = await this.send(contract, input, idempotencyKey);
      if (answer.ok) return contract.output.parse(answer.data) as OutputOf<C>;
      const cause = Failure.fromWire(answer.error);
      if (cause.code !== 'unavailable' || attempt === attempts)
        throw new Error(`${contract.subject}: ${JSON.stringify(answer.error)}`, { cause });
      await pause(attempt * pauseMs);
    }
  }

  private send(contract: AnyRequest, input: unknown, idempotencyKey: string | null): Promise<AnswerMessage> {
    return this.bus.request(contract.subject, {
      input,
      caller: this.caller,
      origin: { address, userAgent: this.userAgent },
      correlationId: randomUUID(),
      deadlineAt: Date.now() + deadlineMs,
      idempotencyKey,
    });
  }

  /** From now on asks as whoever this token speaks for, with the rights of this moment. */
  async comesInWith(token: string): Promise<void> {
    this.caller = null;
    const { caller } = await this.ask(resolveCaller, { token, isPersonActing: true });
    if (!caller) throw new Error('The token speaks for nobody');
    this.caller = caller;
  }
}
