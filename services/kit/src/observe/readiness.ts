/** `degraded` still serves: something that only helps is away. */
export type Health = 'ok' | 'degraded' | 'unavailable';

/** The answer of `GET /health/ready`: whether to send work here, and the state of each dependency. */
export interface Readiness {
  readonly status: Health;
  readonly checks: Readonly<Record<string, Health>>;
}

export type Check = () => boolean | Health | Promise<boolean | Health>;

const answerWithinMs = 2_000;

async function ask(check: Check): Promise<Health> {
  const late = new Promise<Health>((resolve) => {
    setTimeout(() => resolve('unavailable'), answerWithinMs).unref();
  });
  const said = async (): Promise<Health> => {
    const health = await check();
    if (typeof health === 'string') return health;
    return health ? 'ok' : 'unavailable';
  };
  return Promise.race([said(), late]).catch(() => 'unavailable');
}

/** Looks at everything by its name, at once; what does not answer in time is away. */
export async function lookAround(named: Readonly<Record<string, Check>>): Promise<Readiness> {
  const entries = await Promise.all(
    Object.entries(named).map(async ([name, check]) => [name, await ask(check)] as const),
  );
  const worst = (['unavailable', 'degraded'] as const).find((health) => entries.some(([, one]) => one === health));
  return { status: worst ?? 'ok', checks: Object.fromEntries(entries) };
}
