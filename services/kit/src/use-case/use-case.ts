import 'reflect-metadata';

import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, MessagePattern, Payload } from '@nestjs/microservices';

import type { AnyRequest, DataOf, EventContract, InputOf, OutputOf } from '@alcancia/contracts/define';

import type { Caller } from '../caller.js';
import type { PatternExtras } from '../transport/bus-server.js';
import { EventContext, RequestContext } from '../transport/contexts.js';
import type { Reading, Steps, Work } from './work.js';

const handled = Symbol('handled contract');

type Third<C extends AnyRequest> = C['kind'] extends 'read' ? Reading : C['kind'] extends 'write' ? Work : Steps;

type ExecuteOf<C extends AnyRequest> = (caller: Caller, input: InputOf<C>, work: Third<C>) => Promise<OutputOf<C>>;

export type Execute = (caller: Caller, input: unknown, work: Reading | Work | Steps) => Promise<unknown>;

/** What a class answers, as the kit reads it back. */
export interface HandlerInstance {
  readonly execute: Execute;
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
  serve: (own: (...args: unknown[]) => never, payload: unknown, context: Context) => unknown,
): void {
  const own = method.value as Method;
  const served = function (this: unknown, ...args: unknown[]) {
    const call = (...given: unknown[]) => Reflect.apply(own, this, given) as never;
    const [payload, context] = args;
    return context instanceof Context ? serve(call, payload, context) : call(...args);
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
    Reflect.defineMetadata(handled, contract, (target as object).constructor, key);
    pattern(target, key, method, RequestContext, (own, payload, context) => context.runUseCase(payload, own));
    MessagePattern(contract.subject, { contract } satisfies PatternExtras)(target, key, method);
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
  const contract = Reflect.getMetadata(handled, useCase, 'execute') as AnyRequest | undefined;
  if (!contract) throw new Error(`${useCase.name} handles no contract`);
  return contract;
}
