import type { IncomingMessage } from 'node:http';

import type { BeforeApplicationShutdown, OnModuleInit } from '@nestjs/common';
import {
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  SubscribeMessage,
  WebSocketGateway,
} from '@nestjs/websockets';
import type { WebSocket } from 'ws';

import { respond } from '@alcancia/contracts/assistant';
import { assistantPath, type AssistantSaid } from '@alcancia/contracts/assistant-socket';
import { Caller, Failure } from '@alcancia/server-kit';

import { CallerCache } from '../access/caller-cache.js';
import { closeCodes } from '../sockets/close-codes.js';
import { PendingSockets } from '../sockets/pending-sockets.js';
import { UpgradeCheck } from '../sockets/upgrade-check.js';
import { messageOf } from '../words/refusals.js';
import { assistantSaid } from './assistant-said.js';
import { AssistantVisit } from './assistant-visit.js';
import { Replies } from './replies.js';
import { Voices } from './voices.js';

const heartbeatMs = 25_000;
/** Sockets of one session that may talk at once. */
export const maxPerSession = 10;

type Said<Type extends AssistantSaid['type']> = Extract<AssistantSaid, { type: Type }>;

/** The assistant's socket: each question is asked with the rights that its session has at that moment (spec 2 §7, G30). */
@WebSocketGateway({ path: assistantPath })
export class AssistantGateway
  implements OnModuleInit, OnGatewayConnection, OnGatewayDisconnect, BeforeApplicationShutdown
{
  private readonly visits = new Map<WebSocket, AssistantVisit>();
  private pulse: NodeJS.Timeout | undefined;

  constructor(
    private readonly callers: CallerCache,
    private readonly pending: PendingSockets,
    private readonly upgrades: UpgradeCheck,
    private readonly replies: Replies,
    private readonly voices: Voices,
  ) {}

  onModuleInit(): void {
    this.pulse = setInterval(() => this.beat(), heartbeatMs).unref();
  }

  handleConnection(socket: WebSocket, request: IncomingMessage): void {
    this.visits.set(socket, new AssistantVisit(socket, this.upgrades.originOf(request)));
    this.pending.add(socket);
  }

  handleDisconnect(socket: WebSocket): void {
    const visit = this.visits.get(socket);
    if (visit) this.voices.hangUp(visit);
    this.visits.delete(socket);
    this.pending.settle(socket);
  }

  @SubscribeMessage('hello')
  async hello(socket: WebSocket, message: unknown): Promise<void> {
    const taken = this.take('hello', socket, message);
    if (taken) await inTurn(taken.visit, () => this.welcome(taken.visit, taken.said.token, socket));
  }

  @SubscribeMessage('set_mode')
  setMode(socket: WebSocket, message: unknown): void {
    const taken = this.take('set_mode', socket, message);
    if (!taken) return;
    taken.visit.mode = taken.said.mode;
    // Who breathes speaks of nothing.
    if (taken.said.mode === 'respira') this.voices.hangUp(taken.visit);
  }

  @SubscribeMessage('conversation.item.create')
  write(socket: WebSocket, message: unknown): void {
    const taken = this.take('conversation.item.create', socket, message);
    if (taken) taken.visit.question = taken.said.item.content[0].text;
  }

  @SubscribeMessage('response.create')
  async respond(socket: WebSocket, message: unknown): Promise<void> {
    const taken = this.take('response.create', socket, message);
    if (taken) await inTurn(taken.visit, () => this.answer(taken.visit));
  }

  @SubscribeMessage('input_audio_buffer.append')
  hear(socket: WebSocket, message: unknown): void {
    const taken = this.take('input_audio_buffer.append', socket, message);
    if (taken) this.voices.hear(taken.visit, taken.said.audio, () => this.callerOf(taken.visit));
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.pulse);
    for (const visit of this.visits.values()) visit.close(closeCodes.goingAway);
  }

  /** What was said, and by whom; null once it was refused: it is no such message, or nobody has said whose session it is. */
  private take<Type extends AssistantSaid['type']>(
    type: Type,
    socket: WebSocket,
    message: unknown,
  ): { readonly visit: AssistantVisit; readonly said: Said<Type> } | null {
    const visit = this.visits.get(socket);
    if (!visit) return null;
    const said = assistantSaid.safeParse(message).data;
    const isKnown = visit.token !== undefined;
    if (said?.type === type && (isKnown || type === 'hello')) return { visit, said: said as Said<Type> };
    if (isKnown) visit.tell(refusalOf('invalid_input'));
    else visit.close(closeCodes.refused);
    return null;
  }

  private async welcome(visit: AssistantVisit, token: string, socket: WebSocket): Promise<void> {
    const caller = await this.callerOf(visit, token);
    if (!caller) return;
    const { sessionId } = caller.session;
    if (visit.sessionId !== sessionId && this.talkingOf(sessionId) >= maxPerSession)
      return visit.close(closeCodes.refused);
    const isFirst = visit.token === undefined;
    Object.assign(visit, { token, sessionId });
    this.pending.settle(socket);
    if (!isFirst) return;
    visit.tell({ type: 'connection_established' });
    visit.tell({ type: 'session_ready' });
  }

  private async answer(visit: AssistantVisit): Promise<void> {
    const { mode, question, hasOfferedCalm } = visit;
    const caller = await this.callerOf(visit);
    if (!caller) return;
    visit.question = '';
    visit.tell({ type: 'response.created' });
    for (const heard of await this.replies.to(caller, { mode, question, hasOfferedCalm })) visit.tell(heard);
    visit.tell({ type: 'response.done' });
  }

  /** Who asks now. Whoever may not ask the assistant any more is told, and let go. */
  private async callerOf(visit: AssistantVisit, token = visit.token ?? ''): Promise<Caller | null> {
    try {
      const resolved = await this.callers.callerOf({ token, isPersonActing: true });
      if (!visit.isOpen) return null;
      if (!resolved || resolved.caller.profile === 'parked') {
        visit.close(closeCodes.sessionEnded);
        return null;
      }
      const caller = new Caller(resolved.caller, visit.origin);
      caller.mustFit(respond);
      return caller;
    } catch (error) {
      const isRefused = error instanceof Failure && error.kind === 'forbidden';
      if (isRefused) visit.tell({ type: 'error', message: messageOf(error) });
      visit.close(isRefused ? closeCodes.refused : closeCodes.busy);
      return null;
    }
  }

  private talkingOf(sessionId: string): number {
    return [...this.visits.values()].filter((visit) => visit.sessionId === sessionId).length;
  }

  private beat(): void {
    for (const visit of this.visits.values()) visit.beat();
  }
}

const refusalOf = (code: 'invalid_input' | 'request_in_progress') =>
  ({ type: 'error', message: messageOf({ code, kind: 'invalid' }) }) as const;

/** One after the other: what comes while something is worked on is refused in words. */
async function inTurn(visit: AssistantVisit, act: () => Promise<void>): Promise<void> {
  if (visit.isBusy) return visit.tell(refusalOf('request_in_progress'));
  visit.isBusy = true;
  try {
    await act();
  } finally {
    visit.isBusy = false;
  }
}
