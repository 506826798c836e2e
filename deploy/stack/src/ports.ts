import { type ServiceName, serviceNames } from '@alcancia/contracts/rooms';

const firstService = 12;

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
  gateway: 10,
  operations: 11,
  shell: 20,
  familyWeb: 21,
  childWeb: 22,
  ...(Object.fromEntries(serviceNames.map((name, place) => [name, firstService + place])) as Record<
    ServiceName,
    number
  >),
} as const;

export type PortName = keyof typeof offsets;
export type Ports = Readonly<Record<PortName, number>>;

export const portsFrom = (base: number): Ports =>
  Object.fromEntries(Object.entries(offsets).map(([name, offset]) => [name, base + offset])) as Ports;
