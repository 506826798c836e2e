import 'reflect-metadata';

import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, MessagePattern, Payload } from '@nestjs/microservices';

import type { AnyRequest, DataOf, EventContract, InputOf, OutputOf } from '@alcancia/contracts/define';

import type { Caller } from '../caller.js';
import type { PatternExtras } from '../transport/bus-server.js';
import { EventContext, RequestContext } from '../transport/contexts.js';
import type { Effects, Reading, Steps, Work } from './work.js';

const handled = Symbol('handled contract');

type Third<C extends AnyRequest> = C['kind'] extends 'read' ? Reading : C['kind'] extends 'write' ? Work : Steps;

type ExecuteOf<C extends AnyRequest> = (caller: Caller, input: InputOf<C>, work: Third<C>) => Promise<OutputOf<C>>;

export type Execute = (caller: Caller, input: unknown, work: Reading | Work | Steps) => Promise<unknown>;

/** What a class answers, as the kit reads it back. */
export interface HandlerInstance {
  readonly execute: Execute;
}

/** One of several acts that are decided together. */
export interface Act<C extends AnyRequest> {
  readonly caller: Caller;
  readonly input: InputOf<C>;
}

/** The same for a class that decides. */
export interface DeciderInstance {
  read(acts: readonly { readonly caller: Caller; readonly input: unknown }[], reading: Reading): Promise<unknown>;
  decide(caller: Caller, input: unknown, effects: Effects, picture: unknown): unknown;
}

/**
 * A write in two halves. `read` reads and locks what several acts need, in one go; what speaks against one of them is not
 * its business. `decide` asks nobody: it changes the picture and leaves effects, or throws a failure before either.
 */
interface DeciderOf<C extends AnyRequest> {
  read(acts: readonly Act<C>[], reading: Reading): Promise<unknown>;
  decide(caller: Caller, input: InputOf<C>, effects: Effects, picture: never): OutputOf<C>;
}

/** About the event that is being handled: its place in the order of its aggregate. */
export interface EventAbout {
  readonly eventId: string;
  readonly aggregateId: string;
  readonly sequence: number;
  readonly occurredAt: Date;
}

export type HandlerClass = abstract new (...args: never[]) => object;

/** One thing that the product does: one class, one file, one message. */
export const UseCase = (): ClassDecorator => Controller();

/** A reaction to what has happened: one class, one event, one thing done. */
export const Reaction = (): ClassDecorator => Controller();

type Method = (this: unknown, ...args: never[]) => unknown;

/**
 * Registers a method with Nest, which calls it with payload and context; `serve` calls the original with what the class
 * expects. Called in any other way it is the original.
 */
function pattern<Context extends object>(
  target: object,
  key: string,
  method: { value?: unknown },
  Context: abstract new (...args: never[]) => Context,
  serve: (own: (...args: unknown[]) => never, payload: unknown, context: Context, instance: unknown) => unknown,
): void {
  const own = method.value as Method;
  const served = function (this: unknown, ...args: unknown[]) {
    const call = (...given: unknown[]) => Reflect.apply(own, this, given) as never;
    const [payload, context] = args;
    return context instanceof Context ? serve(call, payload, context, this) : call(...args);
  };
  for (const each of Reflect.getMetadataKeys(own) as unknown[])
    Reflect.defineMetadata(each, Reflect.getMetadata(each, own), served);
  method.value = served;
  Payload()(target, key, 0);
  Ctx()(target, key, 1);
  // Pipes take the types of parameters from here.
  Reflect.defineMetadata('design:paramtypes', [Object, Context], target, key);
}

/** Ties `execute` to its contract as a message pattern of Nest; the compiler refuses a method that does not fit. */
export const Handles =
  <C extends AnyRequest>(contract: C) =>
  <T extends { execute: ExecuteOf<C> }>(
    target: T,
    key: 'execute',
    method: TypedPropertyDescriptor<T['execute']>,
  ): void => {
    Reflect.defineMetadata(handled, contract, (target as object).constructor);
    pattern(target, key, method, RequestContext, (own, payload, context) => context.runUseCase(payload, own));
    MessagePattern(contract.subject, { contract } satisfies PatternExtras)(target, key, method);
  };

/** Ties `decide` to its contract, a write: acts of it that wait at the same moment share a transaction. */
export const Decides =
  <C extends AnyRequest & { readonly kind: 'write' }>(contract: C) =>
  <T extends DeciderOf<C>>(target: T, key: 'decide', method: TypedPropertyDescriptor<T['decide']>): void => {
    Reflect.defineMetadata(handled, contract, (target as object).constructor);
    pattern(target, key, method, RequestContext, (decide, payload, context, instance) =>
      context.runUseCase(payload, {
        read: (acts, reading) => (instance as DeciderInstance).read(acts, reading),
        decide,
      }),
    );
    MessagePattern(contract.subject, { contract } satisfies PatternExtras)(target, key, method as object);
  };

/** Ties `react` to its event as an event pattern of Nest. */
export const Hears =
  <E extends EventContract>(event: E) =>
  <T extends { react(data: DataOf<E>, work: Work, about: EventAbout): Promise<void> }>(
    target: T,
    key: 'react',
    method: TypedPropertyDescriptor<T['react']>,
  ): void => {
    const extras: PatternExtras = { event, handler: (target as object).constructor.name };
    pattern(target, key, method, EventContext, (own, data, { work, about }) => own(data, work, about));
    EventPattern(event.subject, extras)(target, key, method as object);
  };

export function contractOf(useCase: HandlerClass): AnyRequest {
  const contract = Reflect.getMetadata(handled, useCase) as AnyRequest | undefined;
  if (!contract) throw new Error(`${useCase.name} handles no contract`);
  return contract;
}
