import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { type AssistantMode, respond } from '@alcancia/contracts/assistant';
import type { AssistantHeard } from '@alcancia/contracts/assistant-socket';
import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { type Caller, Failure, failure } from '@alcancia/server-kit';

import { Limits } from '../access/limits.js';
import { ServiceGuard } from '../bus/service-guard.js';
import { Parts } from '../gateway-parts.js';
import { messageOf } from '../words/refusals.js';
import { heardOf } from './heard-of.js';

/** How long an answer may take, in milliseconds. */
const deadlineMs = 20_000;

/** What the assistant says to one question: asked as the one who asks, checked before it leaves. */
@Injectable()
export class Replies {
  constructor(
    private readonly services: ServiceGuard,
    private readonly limits: Limits,
    private readonly parts: Parts,
  ) {}

  async to(
    caller: Caller,
    asked: { readonly mode: AssistantMode; readonly question: string; readonly hasOfferedCalm: boolean },
  ): Promise<readonly AssistantHeard[]> {
    try {
      await this.limits.allowRequest(respond, caller);
      const input = respond.input.safeParse(asked);
      if (!input.success) throw failure('invalid_input');
      return heardOf(await this.ask(caller, input.data));
    } catch (error) {
      const refusal = error instanceof Failure ? error : failure('internal');
      if (refusal.kind === 'internal') this.parts.log.error({ code: refusal.code }, 'the assistant gave no answer');
      return [{ type: 'error', message: messageOf(refusal) }];
    }
  }

  private async ask({ shape, origin }: Caller, input: InputOf<typeof respond>): Promise<OutputOf<typeof respond>> {
    const answer = await this.services.request(respond.subject, {
      input,
      caller: shape,
      origin,
      correlationId: randomUUID(),
      deadlineAt: Date.now() + deadlineMs,
      idempotencyKey: randomUUID(),
    });
    if (!answer.ok) throw Failure.fromWire(answer.error);
    return respond.output.parse(answer.data);
  }
}
