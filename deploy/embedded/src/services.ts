import { assistant } from '@alcancia/assistant';
import { billing } from '@alcancia/billing';
import type { ServiceName } from '@alcancia/contracts/rooms';
import { family } from '@alcancia/family';
import { identity } from '@alcancia/identity';
import { marketing } from '@alcancia/marketing';
import { notifications } from '@alcancia/notifications';
import type { ServiceDefinition } from '@alcancia/server-kit';
import { speech } from '@alcancia/speech';

const byName = {
  identity,
  family,
  notifications,
  billing,
  marketing,
  assistant,
  speech,
} satisfies Record<ServiceName, ServiceDefinition>;

/** Every service of contracts/src/rooms.ts, in the order in which they start. */
export const definitions: readonly ServiceDefinition[] = Object.values(byName);
