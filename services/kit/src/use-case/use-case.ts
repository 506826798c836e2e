import 'reflect-metadata';

import { Controller } from '@nestjs/common';

import type { AnyRequest, DataOf, EventContract, InputOf, OutputOf } from '@alcancia/contracts/define';

import type { Caller } from '../caller.js';
import type { Reading, Steps, Work } from './work.js';

const handled = Symbol('handled contract');
const heard = Symbol('heard event');

type Third<C extends AnyRequest> = C['kind'] extends 'read' ? Reading : C['kind'] extends 'write' ? Work : Steps;

type Execute<C extends AnyRequest> = (caller: Caller, input: InputOf<C>, work: Third<C>) => Promise<OutputOf<C>>;

/** What a class answers, as the kit reads it back. */
export interface HandlerInstance {
  execute(caller: Caller, input: unknown, work: Reading | Work | Steps): Promise<unknown>;
}

export interface ReactionInstance {
  react(data: unknown, work: Work, about: EventAbout): Promise<void>;
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

/** Ties `execute` to its contract; the compiler refuses a method that does not fit. */
export const Handles =
  <C extends AnyRequest>(contract: C) =>
  <T extends { execute: Execute<C> }>(
    target: T,
    key: 'execute',
    _method: TypedPropertyDescriptor<T['execute']>,
  ): void => {
    Reflect.defineMetadata(handled, contract, (target as object).constructor, key);
  };

/** Ties `react` to its event. */
export const Hears =
  <E extends EventContract>(event: E) =>
  <T extends { react(data: DataOf<E>, work: Work, about: EventAbout): Promise<void> }>(
    target: T,
    key: 'react',
    _method: TypedPropertyDescriptor<T['react']>,
  ): void => {
    Reflect.defineMetadata(heard, event, (target as object).constructor, key);
  };

export function contractOf(useCase: HandlerClass): AnyRequest {
  const contract = Reflect.getMetadata(handled, useCase, 'execute') as AnyRequest | undefined;
  if (!contract) throw new Error(`${useCase.name} handles no contract`);
  return contract;
}

export function eventOf(reaction: HandlerClass): EventContract {
  const event = Reflect.getMetadata(heard, reaction, 'react') as EventContract | undefined;
  if (!event) throw new Error(`${reaction.name} hears no event`);
  return event;
}
