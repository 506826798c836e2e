import { monitorEventLoopDelay } from 'node:perf_hooks';

import type { FastifyInstance } from 'fastify';

import { failure } from '@alcancia/server-kit';

import type { GatewayConfig } from '../gateway.config.js';

const lookEveryMs = 250;
/** What goes on to a service. Pages and files cost little and keep people from an empty screen; health is always told. */
const goesOn = /^\/(?:api|realms)\//;

/** Says whether this process is behind: something kept it busy for too long a moment ago. */
function watchDelay(limitMs: number): { isLate: () => boolean; stop: () => void } {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  let isLate = false;
  delay.enable();
  const timer = setInterval(() => {
    isLate = delay.max / 1e6 > limitMs;
    delay.reset();
  }, lookEveryMs).unref();
  return {
    isLate: () => isLate,
    stop: () => {
      clearInterval(timer);
      delay.disable();
    },
  };
}

/** Beyond what one process can do the next request hears `unavailable` at once, instead of making all others wait longer (F25). */
export function shedLoad(
  app: FastifyInstance,
  { maxUnderWay, shedAtDelayMs }: Pick<GatewayConfig, 'maxUnderWay' | 'shedAtDelayMs'>,
): void {
  const watch = shedAtDelayMs === null ? null : watchDelay(shedAtDelayMs);
  let underWay = 0;
  app.addHook('onRequest', async (request, reply) => {
    if (!goesOn.test(request.url)) return;
    if (underWay >= maxUnderWay || watch?.isLate()) throw failure('unavailable');
    underWay += 1;
    reply.raw.once('close', () => {
      underWay -= 1;
    });
  });
  app.addHook('onClose', async () => watch?.stop());
}
