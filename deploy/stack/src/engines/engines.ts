import type { Place } from '../place.js';
import type { Engine, EngineName } from './engine.js';
import { keycloakProcess } from './keycloak.js';
import { mailProcess } from './mail.js';
import { natsProcess } from './nats.js';
import { postgresProcess } from './postgres.js';
import { redisProcess } from './redis.js';

export type Engines = Readonly<Record<EngineName, Engine>>;

export const enginesAsProcesses = (place: Place): Engines => ({
  postgres: postgresProcess(place),
  redis: redisProcess(place),
  nats: natsProcess(place),
  keycloak: keycloakProcess(place),
  mail: mailProcess(place),
});
