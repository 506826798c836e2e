import type { Place } from '../place.js';
import { postgresProgram } from '../programs.js';
import type { Engine, EngineName } from './engine.js';
import { filesProcess } from './files.js';
import { keycloakProcess } from './keycloak.js';
import { javaProgram } from './keycloak-home.js';
import { mailProcess } from './mail.js';
import { natsProcess, natsServer } from './nats.js';
import { postgresProcess } from './postgres.js';
import { redisProcess, redisServer } from './redis.js';

export type Engines = Readonly<Record<EngineName, Engine>>;

/** Names what is missing on this machine before anything is started. */
function needPrograms(): void {
  postgresProgram('initdb');
  redisServer();
  natsServer();
  javaProgram();
}

export function enginesAsProcesses(place: Place): Engines {
  needPrograms();
  return {
    postgres: postgresProcess(place),
    redis: redisProcess(place),
    nats: natsProcess(place),
    keycloak: keycloakProcess(place),
    mail: mailProcess(place),
    files: filesProcess(place),
  };
}
