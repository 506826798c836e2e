import { BaseRpcContext } from '@nestjs/microservices';

import type { AnyRequest, Envelope } from '@alcancia/contracts/define';

import type { RequestMessage } from '../bus/bus.js';
import { Caller } from '../caller.js';
import type { DeciderInstance, EventAbout, Execute } from '../use-case/use-case.js';
import type { Work } from '../use-case/work.js';

/** What guards, interceptors and handlers get from `context.switchToRpc().getContext()` of a request. */
export class RequestContext extends BaseRpcContext<[RequestMessage]> {
  readonly caller: Caller;
  /** Whether the answer is one that an earlier request with the same key has got. */
  isReplayed = false;
  /** The data that the contract has let out already. */
  checked: unknown = Symbol('nothing yet');

  constructor(
    readonly message: RequestMessage,
    /** Undefined for an ordinary `@MessagePattern`. */
    readonly contract: AnyRequest | undefined,
    private readonly run: (input: unknown, useCase: Execute | DeciderInstance) => Promise<unknown>,
  ) {
    super([message]);
    this.caller = new Caller(message.caller, message.origin);
  }

  /** Runs a use-case inside what its kind gives it and resolves with its data; refusals reject. */
  runUseCase(input: unknown, useCase: Execute | DeciderInstance): Promise<unknown> {
    return this.run(input, useCase);
  }
}

/** The same for an event: the inbox's transaction is open, and what `work` does commits with it. */
export class EventContext extends BaseRpcContext<[Envelope]> {
  constructor(
    readonly event: Envelope,
    readonly work: Work,
    readonly about: EventAbout,
  ) {
    super([event]);
  }
}
