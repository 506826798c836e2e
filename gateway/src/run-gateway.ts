import { createLog, lookAround, openNatsBus, startTracing } from '@alcancia/server-kit';

import { InMemoryRateLimiter } from './access/rate-limiter.js';
import { JointRateLimiter } from './access/joint-rate-limiter.js';
import { RedisWindows } from './access/redis-windows.js';
import { type GatewayEnvironment, readEnvironment } from './environment.config.js';
import { createGateway } from './create-gateway.js';
import { createGatewayMetrics } from './observe/gateway-metrics.js';
import { openOperations } from './operations.js';
import { filesOnServer } from './web/files-on-server.js';
import { FrontendServers } from './web/frontend-servers.js';
import { LandingServer } from './web/landing-drawer.js';

export interface RunningGateway {
  readonly address: string;
  readonly operations: string;
  stop(): Promise<void>;
}

/** Where the micro-frontends of these servers are, unless REMOTES says otherwise. */
function remotesOf({ FRONTENDS, REMOTES }: GatewayEnvironment) {
  const names = Object.keys(FRONTENDS).filter((name) => name !== 'shell' && name !== 'landing');
  const here = names.map((name) => [name, `/remotes/${name}/mf-manifest.json`] as const);
  return { ...Object.fromEntries(here), ...REMOTES };
}

/** Addresses are signed for the first origin: every service is given that one (FILES_PUBLIC_URL). */
function keptFilesOf({ FILES_URL: server, PUBLIC_ORIGIN: [origin] }: GatewayEnvironment) {
  return server !== undefined && origin !== undefined ? { keptFiles: filesOnServer(server, origin) } : {};
}

/** Starts the gateway as a process of its own. It waits for NATS; anything else may be away and is connected to once it is back. */
export async function startGateway(env: Record<string, string | undefined>): Promise<RunningGateway> {
  const settings = readEnvironment(env);
  const { HOST: host, PORT, OPERATIONS_PORT, NATS_URL: url, NATS_USER: user, NATS_PASSWORD: password } = settings;
  const log = createLog('gateway', { level: env['LOG_LEVEL'] ?? 'info' });
  const stopTracing = await startTracing('gateway', env);
  const metrics = createGatewayMetrics();
  const redis = new RedisWindows(settings.REDIS_URL, log);
  const files = new FrontendServers(settings.FRONTENDS);
  const landing = settings.FRONTENDS['landing'];

  let isBusUp = (): boolean => false;
  let isOpen = false;
  const checks = {
    bus: () => isBusUp(),
    redis: () => (redis.isUp ? 'ok' : 'degraded'),
    frontends: () => files.health,
    open: () => isOpen,
  } as const;
  const operations = await openOperations({ host, port: OPERATIONS_PORT, checks, metrics });
  log.info({ operations: operations.address }, 'the gateway waits for what it needs');
  const [bus] = await Promise.all([openNatsBus({ url, user, password }), files.start()]);
  isBusUp = () => bus.isUp();

  const gateway = await createGateway({
    bus,
    log,
    metrics,
    files,
    ...keptFilesOf(settings),
    ...(landing === undefined ? {} : { landingDrawer: new LandingServer(landing) }),
    rateLimiter: new JointRateLimiter(redis, new InMemoryRateLimiter()),
    isReady: async () => (await lookAround(checks)).status !== 'unavailable',
    config: {
      host,
      publicOrigins: settings.PUBLIC_ORIGIN,
      trustedProxies: settings.TRUSTED_PROXIES,
      limitFactor: settings.LIMIT_FACTOR,
      maxUnderWay: settings.MAX_UNDER_WAY,
      shedAtDelayMs: settings.SHED_AT_DELAY_MS,
      socketsPerSecond: settings.SOCKETS_PER_SECOND,
      runtime: { remotes: remotesOf(settings) },
    },
  });
  const address = await gateway.listen(PORT);
  isOpen = true;
  log.info({ address, operations: operations.address }, 'the gateway is open');

  return {
    address,
    operations: operations.address,
    async stop() {
      isOpen = false;
      await gateway.close();
      await bus.close();
      await redis.close();
      files.close();
      await operations.close();
      await stopTracing();
      log.info('the gateway is closed');
    },
  };
}

/** The gateway until a signal ends it: what is under way is finished first. What makes a start impossible is said in one line. */
export async function runGateway(): Promise<void> {
  let running: RunningGateway | undefined;
  const end = async (): Promise<void> => {
    await running?.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end());
  try {
    running = await startGateway(process.env);
  } catch (error) {
    createLog('gateway').fatal({ err: error }, 'the gateway cannot start');
    process.exit(1);
  }
}
