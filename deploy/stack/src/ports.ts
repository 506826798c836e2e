import { type FrontEndName, frontEndNames, type ServiceName, serviceNames } from '@alcancia/contracts/rooms';

const firstService = 12;
const firstFrontEnd = 20;
const afterFrontEnds = 28;

/** Names in their order, from a first number on. */
const inTurn = <Name extends string>(names: readonly Name[], first: number): Record<Name, number> =>
  Object.fromEntries(names.map((name, place) => [name, first + place])) as Record<Name, number>;

const webOf = (name: FrontEndName) => `web-${name}` as const;

/** Where each part listens, counted from the first port (STACK_PORT). Services take the eight after the gateway's two. */
const offsets = {
  control: 0,
  postgres: 1,
  redis: 2,
  nats: 3,
  natsMonitor: 4,
  keycloak: 5,
  keycloakManagement: 6,
  smtp: 7,
  mailPage: 8,
  files: 9,
  gateway: 10,
  operations: 11,
  ...inTurn<ServiceName>(serviceNames, firstService),
  ...inTurn(frontEndNames.map(webOf), firstFrontEnd),
  paypal: afterFrontEnds,
  ai: afterFrontEnds + 1,
} as const;

export type PortName = keyof typeof offsets;
export type Ports = Readonly<Record<PortName, number>>;

export const portsFrom = (base: number): Ports =>
  Object.fromEntries(Object.entries(offsets).map(([name, offset]) => [name, base + offset])) as Ports;
