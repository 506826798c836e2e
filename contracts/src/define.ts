import { z } from 'zod';

import { type Capability, type Needed, neededFor } from './capabilities.js';
import type { FeatureFlag } from './flags.js';
import type { Topic } from './topics.js';

export { type Area, areas, type Capability, type Level } from './capabilities.js';

/** What a message may do (house §2): `read` nothing but look; `write` one transaction; `steps` several, with calls outside between them. */
export type Kind = 'read' | 'write' | 'steps';

/** The fields of an input that hold ids of children: one, or a list. A child out of reach does not exist for the caller. */
export interface ChildFields<Field extends string = string> {
  /** One child; where the field is optional and left out, the rows say which children. */
  readonly childIn?: Field;
  readonly childrenIn?: Field;
}

/**
 * Who may ask. The gateway enforces `who`; the kit checks the children that the input names; the use-case enforces the rows.
 * `anyone`: nobody need be signed in. `session`: any living session, also one without a chosen profile.
 * `selector`: a session in which nobody or the adult is chosen: what the selector and onboarding ask.
 * `adults`, `children`: that profile is chosen. `people`: either is. `administrators`: who runs the product, and nobody else;
 * they are refused by all others but `anyone`, `session` and what is marked `openToAdministrators`, or `openToSupport` in support mode. `gateway`: never reachable over HTTP, for the gateway and services that may ask.
 * `area` and `level` state what an adult needs on every child concerned, named by the input or by the rows it leads to:
 * `adultsWho('decideApprovals')` takes them from the table of capabilities. Without them any link is enough to look.
 */
interface Rights extends Needed {
  readonly who: 'anyone' | 'session' | 'selector' | 'adults' | 'children' | 'people' | 'administrators' | 'gateway';
}
export type Access<Field extends string = string> = Rights & ChildFields<Field>;

export const anyone: Access<never> = { who: 'anyone' };
export const anySession: Access<never> = { who: 'session' };
export const selector: Access<never> = { who: 'selector' };
export const adults: Access<never> = { who: 'adults' };
export const children: Access<never> = { who: 'children' };
export const people: Access<never> = { who: 'people' };
export const administrators: Access<never> = { who: 'administrators' };
export const gatewayOnly: Access<never> = { who: 'gateway' };

interface WithRights {
  (capability: Capability): Rights;
  <const Named extends ChildFields>(capability: Capability, named: Named): Rights & Named;
}
const withRights =
  (who: Access['who']): WithRights =>
  <Named extends ChildFields>(capability: Capability, named?: Named) => ({
    who,
    ...neededFor(capability),
    ...(named as Named),
  });
export const selectorWho = withRights('selector');
export const adultsWho = withRights('adults');
export const peopleWho = withRights('people');

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Whose cached callers the gateway drops before it answers: the asking session, or those named by an input field. */
export interface ChangesAccess<Field extends string = string> {
  readonly ofCaller?: true;
  readonly childIn?: Field;
  readonly deviceIn?: Field;
}

export interface RequestContract<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  K extends Kind = Kind,
> {
  readonly subject: string;
  /** 'POST /api/…/{field}': path fields, then query (GET) or body, make up the input. Absent: only over the bus. */
  readonly http?: `${Method} /api/${string}`;
  readonly kind: K;
  readonly access: Access;
  /** A read is stale when one of these changes; a write makes them stale for the browser that asked. */
  readonly topics: readonly Topic[];
  readonly input: Input;
  readonly output: Output;
  /** The answer carries tokens, or bytes that lie elsewhere: it is never stored, and repeating the request replaces what the first one gave. */
  readonly carriesTokens?: true;
  /** A `steps` that must end: if it is not retried, a sweeper finishes it. Its input is kept sealed until then. */
  readonly resumes?: true;
  /** Also open to the adult's access token while its session is parked behind a child (house §5). */
  readonly openWhileParked?: true;
  /** About the own account alone: super administrators may ask it too, also before their account is set up. */
  readonly openToAdministrators?: true;
  /** In support mode super administrators may look at it, for the children of that family; every look is recorded (G1). */
  readonly openToSupport?: true;
  /** A re-read by signal or a beat of the app: not a person's action, so it does not keep a child's session awake. */
  readonly isBackground?: true;
  readonly changesAccess?: ChangesAccess;
  /** Lets the children that the input names earn anew: `child_beyond_plan` while one has no place in the plan (G29). */
  readonly takesPlace?: true;
  /** Belongs to a section that can be switched off: `section_off` is answered meanwhile. */
  readonly flag?: FeatureFlag;
  /**
   * A mail program may send it (RFC 8058): a form for a body, which is not read, and no idempotency key. Such an act
   * changes nothing more when it is done twice.
   */
  readonly isOneClick?: true;
  /** At most `max` calls per `perSeconds` from one network address (or one caller), beyond which `rate_limited` is answered. */
  readonly limit?: { readonly max: number; readonly perSeconds: number };
}

export type AnyRequest = RequestContract;
export type InputOf<C extends AnyRequest> = z.output<C['input']>;
/** What a caller may leave out (defaults, coercions). */
export type AskOf<C extends AnyRequest> = z.input<C['input']>;
export type OutputOf<C extends AnyRequest> = z.output<C['output']>;

type FieldOf<Input extends z.ZodType> = keyof z.output<Input> & string;

/** The compiler refuses a field in `access` or `changesAccess` that the input does not have. */
export function defineRequest<Input extends z.ZodType, Output extends z.ZodType, K extends Kind>(
  subject: string,
  contract: Omit<RequestContract<Input, Output, K>, 'subject' | 'access' | 'changesAccess'> & {
    readonly access: Access<FieldOf<Input>>;
    readonly changesAccess?: ChangesAccess<FieldOf<Input>>;
  },
): RequestContract<Input, Output, K> {
  return Object.freeze({ subject, ...contract });
}

/** The envelope in which every event travels. `sequence` counts per aggregate, so that a consumer can drop what is older. */
export const envelope = z.object({
  id: z.uuid(),
  subject: z.string(),
  aggregateId: z.uuid(),
  sequence: z.int().positive(),
  occurredAt: z.iso.datetime(),
  correlationId: z.string().max(100),
  data: z.unknown(),
  /** W3C `traceparent` of the act that caused it. */
  trace: z.string().optional(),
});
export type Envelope<Data = unknown> = Omit<z.output<typeof envelope>, 'data'> & { data: Data };

/** Whom a signal reaches: the sockets of these profiles, and of everyone linked to these children (themselves included), or all there are. */
export interface Recipients {
  readonly users?: readonly string[];
  readonly children?: readonly string[];
  readonly everyone?: true;
}

/** A live message to browsers. It names what is stale; the data is always read again. */
export interface Signal<Data = never> {
  readonly to: (data: Data) => Recipients;
  /** Of the event's own room. */
  readonly topics: readonly Topic[];
}

export interface EventContract<Data extends z.ZodObject = z.ZodObject> {
  /** 'events.{service}.{what-has-happened}.v1' */
  readonly subject: string;
  /** The field of the data whose events are told in order. */
  readonly aggregate: keyof z.output<Data> & string;
  /** Absent: no browser hears of it. */
  readonly signal?: Signal;
  readonly data: Data;
}
export type DataOf<E extends EventContract> = z.output<E['data']>;

export function defineEvent<Data extends z.ZodObject>(
  subject: string,
  about: { aggregate: keyof z.output<Data> & string; signal?: Signal<z.output<Data>> },
  data: Data,
): EventContract<Data> {
  return Object.freeze({ subject, ...about, data });
}

/** Marks a field that names a person, so that erasure and logs know it. */
export const personal = <T extends z.ZodType>(schema: T): T => schema.meta({ personal: true });

/** Whether a field names a person. */
export const isPersonal = (schema: z.ZodType): boolean => schema.meta()?.['personal'] === true;
