import { randomUUID } from 'node:crypto';
import { afterEach } from '@jest/globals';
import type { z } from 'zod';

import type { CallerShape } from '@alcancia/contracts/caller';
import type { AnyRequest, Envelope, EventContract } from '@alcancia/contracts/define';
import { resolveCaller } from '@alcancia/contracts/identity';
import { fullAccess } from '@alcancia/contracts/testing/example-views';
import { type AnswerMessage, InProcessBus, type RequestMessage } from '@alcancia/server-kit';

import { createGateway, type Gateway } from '../src/create-gateway.js';
import type { GatewayParts } from '../src/gateway-parts.js';

type Answering = (message: RequestMessage) => unknown;

/** An adult in whose household one child lives. */
export function anAdult(changes: Partial<CallerShape> = {}): CallerShape {
  const adultId = randomUUID();
  const familyId = randomUUID();
  return {
    userId: adultId,
    adultId,
    role: 'adult',
    profile: 'adult',
    sessionId: randomUUID(),
    deviceId: null,
    familyId,
    children: { [randomUUID()]: { familyId, timeZone: 'America/Mexico_City', role: 'owner', permissions: fullAccess } },
    ...changes,
  };
}

export const childOf = ({ children }: CallerShape): string => Object.keys(children)[0]!;

/** The session of a child of that adult. */
export function aChildOf(adult: CallerShape): CallerShape {
  const childId = childOf(adult);
  const self = { ...adult.children[childId]!, role: 'self' as const };
  return {
    ...adult,
    userId: childId,
    role: 'child',
    profile: 'child',
    sessionId: randomUUID(),
    children: { [childId]: self },
  };
}

const ok = (data: unknown): AnswerMessage => ({ ok: true, data, isReplayed: false });

/** A gateway on a free port, with identity and other services simulated by the test. */
export class GatewayStand {
  readonly bus = new InProcessBus();
  /** Token → its caller. */
  readonly sessions = new Map<string, CallerShape>();
  /** Every question to identity: whether a person was acting. */
  readonly resolved: boolean[] = [];
  /** Every message that reached a service. */
  readonly heard: RequestMessage[] = [];
  expiresAt: string | null = null;
  nowMs = Date.now();
  address = '';
  private gateway: Gateway | undefined;

  async start(parts: Partial<GatewayParts> = {}): Promise<this> {
    await this.play(resolveCaller, ({ input }) => {
      const { token, isPersonActing } = resolveCaller.input.parse(input);
      this.resolved.push(isPersonActing);
      return { caller: this.sessions.get(token) ?? null, expiresAt: this.expiresAt };
    });
    this.gateway = await createGateway({ bus: this.bus, now: () => this.nowMs, ...parts });
    this.address = (await this.gateway.listen(0)).replace('localhost', '127.0.0.1');
    return this;
  }

  /** A service that answers one contract; a thrown error of ours travels as it does from the kit. */
  async play(contract: AnyRequest, answer: Answering): Promise<void> {
    await this.bus.serve(
      new Map([
        [
          contract.subject,
          async (message: RequestMessage) => {
            if (contract !== resolveCaller) this.heard.push(message);
            const said = await answer(message);
            return isAnswer(said) ? said : ok(said);
          },
        ],
      ]),
    );
  }

  signIn(caller: CallerShape): string {
    const token = randomUUID();
    this.sessions.set(token, caller);
    return token;
  }

  ask(path: string, { token, body, headers, ...init }: Ask = {}): Promise<Response> {
    return fetch(this.address + path, {
      signal: AbortSignal.timeout(5_000),
      ...init,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { method: init.method ?? 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  }

  async happen<E extends EventContract>(event: E, data: z.output<E['data']>): Promise<void> {
    const about = data as Record<string, string>;
    const envelope: Envelope = {
      id: randomUUID(),
      subject: event.subject,
      aggregateId: about[event.aggregate]!,
      sequence: 1,
      occurredAt: new Date().toISOString(),
      correlationId: 'test-correlation',
      data,
    };
    await this.bus.publish(envelope);
  }

  async stop(): Promise<void> {
    await this.gateway?.close();
    this.gateway = undefined;
    await this.bus.close();
  }
}

type Ask = Omit<RequestInit, 'body' | 'headers'> & { token?: string; body?: unknown; headers?: Record<string, string> };

const isAnswer = (said: unknown): said is AnswerMessage => typeof said === 'object' && said !== null && 'ok' in said;

const standing: GatewayStand[] = [];

export function aGateway(): GatewayStand {
  const stand = new GatewayStand();
  standing.push(stand);
  return stand;
}

afterEach(async () => {
  for (const stand of standing.splice(0)) await stand.stop();
});
