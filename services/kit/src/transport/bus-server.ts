import { type CustomTransportStrategy, type MessageHandler, Server } from '@nestjs/microservices';
import { isObservable, lastValueFrom } from 'rxjs';

import type { AnyRequest, EventContract } from '@alcancia/contracts/define';

import type { Bus, RequestHandler, Stop } from '../bus/bus.js';
import type { Reacting } from '../inbox/react.js';
import { EventContext, type RequestContext } from './contexts.js';

/** What `@Handles` and `@Hears` put beside a pattern. */
export interface PatternExtras {
  readonly contract?: AnyRequest;
  readonly event?: EventContract;
  /** Under which the inbox knows a handler: it runs once per event. An ordinary `@EventPattern` goes by its pattern. */
  readonly handler?: string;
}

/** What a service does with the messages that Nest has found handlers for. */
export interface Serving {
  request(subject: string, handler: ServedHandler): RequestHandler;
  /** Starts to take events and resolves with how to stop. */
  events(): Promise<Stop>;
}

/** A handler with everything that Nest puts around it; rejects with what was thrown. */
export interface ServedHandler {
  readonly extras: PatternExtras;
  handle(input: unknown, context: RequestContext): Promise<unknown>;
}

/**
 * Nest's transport strategy over a bus, NATS or in-process as `transportId` says: Nest finds the handlers of messages
 * and events and puts guards, interceptors and pipes around them; the bus carries the bytes; `serving` keeps the kit's
 * promises between the two.
 */
export class BusServer extends Server implements CustomTransportStrategy {
  override readonly propagatesEventHandlerErrors = true;
  /** Handlers of events, each by itself: Nest's own chain would run them together and not twice. */
  readonly reactions: Reacting[] = [];
  private serving: Serving | undefined;
  private readonly stops: Stop[] = [];
  private readonly underWay = new Set<Promise<unknown>>();

  constructor(private readonly bus: Bus) {
    super();
    this.transportId = bus.transportId;
  }

  /** Nest lets a second handler of a message silently replace the first. */
  override addHandler(
    pattern: unknown,
    callback: MessageHandler,
    isEventHandler = false,
    extras: PatternExtras = {},
  ): void {
    const subject = this.normalizePattern(pattern as string);
    if (isEventHandler) return this.addReaction(subject, callback, extras);
    if (this.messageHandlers.has(subject)) throw new Error(`Two handlers handle ${subject}`);
    super.addHandler(pattern, callback, false, extras);
  }

  /** Before `listen`. */
  serve(serving: Serving): void {
    this.serving = serving;
  }

  async listen(callback: (error?: unknown) => void): Promise<void> {
    const error: unknown = await this.start().catch((reason: unknown) => reason);
    callback(error);
  }

  /** What is under way is answered before this resolves. */
  async close(): Promise<void> {
    for (const stop of this.stops.splice(0).toReversed()) await stop();
    await Promise.allSettled(this.underWay);
  }

  on(): never {
    throw new Error('The bus has no events of its own');
  }

  /** The bus itself, for callers that know which one it is. */
  unwrap(): never {
    return this.bus as never;
  }

  private async start(): Promise<void> {
    const { serving } = this;
    if (!serving) throw new Error('Nobody serves');
    const handlers = [...this.messageHandlers].map(
      ([subject, handler]) => [subject, this.counted(serving.request(subject, this.served(handler)))] as const,
    );
    this.stops.push(await serving.events());
    this.stops.push(await this.bus.serve(new Map(handlers)));
  }

  private addReaction(subject: string, callback: MessageHandler, { event, handler = subject }: PatternExtras): void {
    if (this.reactions.some(({ name }) => name === handler))
      throw new Error(`Two handlers of events are called ${handler}: say \`{ handler: … }\` beside the pattern`);
    this.reactions.push({
      name: handler,
      subject,
      data: event?.data,
      react: (data, work, about, envelope) => this.run(callback, data, new EventContext(envelope, work, about)),
    });
  }

  private served(handler: MessageHandler): ServedHandler {
    return {
      extras: (handler.extras ?? {}) as PatternExtras,
      handle: (input, context) => this.run(handler, input, context),
    };
  }

  /** Between the hooks by which instrumentation follows every transport of Nest. */
  private run(handler: MessageHandler, data: unknown, context: RequestContext | EventContext): Promise<unknown> {
    const transportId = this.transportId as symbol;
    const done = async (): Promise<unknown> => {
      try {
        const answer: unknown = await handler(data, context);
        return isObservable(answer) ? await lastValueFrom(answer, { defaultValue: undefined }) : answer;
      } finally {
        // Undefined until instrumentation sets it.
        this.onProcessingEndHook?.(transportId, context);
      }
    };
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.onProcessingStartHook(transportId, context, () => done().then(resolve, reject));
    return promise;
  }

  private counted(handler: RequestHandler): RequestHandler {
    return (message) => {
      const answer = handler(message).finally(() => this.underWay.delete(answer));
      this.underWay.add(answer);
      return answer;
    };
  }
}
