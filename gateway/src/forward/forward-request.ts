import type { FastifyReply, FastifyRequest } from 'fastify';

import type { AnyRequest } from '@alcancia/contracts/define';
import type { AnswerMessage, Caller, createLog } from '@alcancia/server-kit';
import { failure, jsonOfAnswer } from '@alcancia/server-kit';
import { z } from 'zod';

import type { CallerCache } from '../access/caller-cache.js';
import type { Asking } from '../bus/service-guard.js';
import { type PackedBody, packedBody } from './packed-body.js';
import { readInput } from './read-input.js';
import { sendRefusal } from './refusal.js';
import { idempotencyKeyOf } from './request-headers.js';
import type { Route } from './route-of.js';

/** How long a service may take to answer, in milliseconds; steps call outside and hash. */
export const deadlineMs = { read: 10_000, write: 10_000, steps: 20_000 } as const;

export interface ForwardParts {
  readonly bus: Asking;
  readonly callers: CallerCache;
  readonly log: ReturnType<typeof createLog>;
}

/** One contract as a handler: input checked, asked over the bus, the answer checked before it leaves. */
export class Forward {
  constructor(
    private readonly contract: AnyRequest,
    private readonly route: Route,
    private readonly parts: ForwardParts,
  ) {}

  async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { contract } = this;
    const idempotencyKey = contract.kind === 'read' ? null : idempotencyKeyOf(request.headers, contract.isOneClick);
    const input = readInput(contract, this.route, request);
    const answer = await this.ask(request, input, idempotencyKey);
    if (!answer.ok) return sendRefusal(reply, answer.error);
    if (answer.isReplayed) void reply.header('idempotency-replayed', 'true');
    const { headers, body } = await this.packed(request, this.letOut(answer));
    return reply.code(200).type('application/json; charset=utf-8').headers(headers).send(body);
  }

  /** Tokens are never packed: the length would tell of them what they have in common with what the asker chose (BREACH). */
  private async packed({ headers }: FastifyRequest, text: string): Promise<PackedBody> {
    return this.contract.carriesTokens ? { headers: {}, body: text } : packedBody(text, headers['accept-encoding']);
  }

  private async ask(
    { asker, cause }: FastifyRequest,
    input: unknown,
    idempotencyKey: string | null,
  ): Promise<AnswerMessage> {
    const { contract } = this;
    try {
      return await this.parts.bus.request(contract.subject, {
        input,
        caller: asker.shape,
        origin: asker.origin,
        ...cause,
        deadlineAt: Date.now() + deadlineMs[contract.kind],
        idempotencyKey,
      });
    } finally {
      // Also when nobody knows what became of it: it may have happened.
      this.dropCallers(asker, input);
    }
  }

  private dropCallers({ shape }: Caller, input: unknown): void {
    const { changesAccess } = this.contract;
    if (!changesAccess) return;
    const given = input as Record<string, unknown>;
    const named = [changesAccess.childIn, changesAccess.deviceIn].map((field) => field && given[field]);
    const asking = changesAccess.ofCaller && shape ? [shape.sessionId, shape.adultId] : [];
    this.parts.callers.drop(...asking, ...named.filter((id) => typeof id === 'string'));
  }

  private letOut(answer: Extract<AnswerMessage, { ok: true }>): string {
    try {
      return jsonOfAnswer(this.contract, answer);
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error;
      const fields = error.issues.map(({ path, code }) => `${path.join('.')}: ${code}`);
      this.parts.log.error({ subject: this.contract.subject, fields }, 'an answer does not fit its contract');
      throw failure('internal');
    }
  }
}
