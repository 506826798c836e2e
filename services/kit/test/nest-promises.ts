import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  type CallHandler,
  type CanActivate,
  Controller,
  type ExecutionContext,
  Injectable,
  Module,
  type NestInterceptor,
  type OnApplicationBootstrap,
  SetMetadata,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { Ctx, EventPattern, MessagePattern, Payload } from '@nestjs/microservices';
import { catchError, map, of, tap, throwError } from 'rxjs';
import { v7 } from 'uuid';
import { z } from 'zod';

import { anyone, defineEvent, defineRequest } from '@alcancia/contracts/define';
import { until } from '@alcancia/testing';

import {
  type Bus,
  type Caller,
  EventContext,
  failure,
  Feature,
  Handles,
  RequestContext,
  startService,
  UseCase,
  type Work,
} from '../src/index.js';
import { openTestDatabase } from '../src/testing/index.js';
import { coinsMoved } from './purse.contracts.js';
import { addCoins, countCoins, purseService } from './purse.service.js';

const input = z.object({ purseId: z.uuid(), cents: z.int() });
const guarded = defineRequest('purse.guarded', {
  kind: 'write',
  access: anyone,
  topics: [],
  input,
  output: z.object({ cents: z.int() }),
});
const lent = defineEvent('events.bank.lent.v1', { aggregate: 'purseId' }, input);

const seen: unknown[] = [];

/** A guard that refuses amounts above the limit set beside the handler. */
@Injectable()
class NotTooMuch implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { cents } = context.switchToRpc().getData<z.output<typeof input>>();
    const { caller } = context.switchToRpc().getContext<RequestContext>();
    seen.push({ guard: context.getClass().name, origin: caller.origin.address });
    return cents <= (Reflect.getMetadata('most', context.getHandler()) as number);
  }
}

@Injectable()
class Watching implements NestInterceptor {
  intercept(_context: ExecutionContext, next: CallHandler) {
    return next.handle().pipe(
      tap((answer: { cents: number }) => seen.push({ answer })),
      map((answer: { cents: number }) => ({ ...answer, more: 'than the contract says' })),
      catchError((error: Error) => {
        seen.push({ error: error.message });
        return throwError(() => error);
      }),
    );
  }
}

@UseCase()
@UseInterceptors(Watching)
class Guarded {
  @SetMetadata('most', 100)
  @UseGuards(NotTooMuch)
  @Handles(guarded)
  async execute(_caller: Caller, { purseId, cents }: z.output<typeof input>, { em }: Work) {
    await em.execute(`insert into purse.coins (id, cents) values (?, ?)`, [purseId, cents]);
    if (cents === 13) throw failure('coins_not_enough', { missing: 1 });
    return { cents };
  }
}

/** As another team writes it that knows Nest and not the kit. */
@Controller()
class Ordinary {
  @MessagePattern('purse.double')
  double(@Payload() { cents }: { cents: number }, @Ctx() { caller }: RequestContext) {
    return of({ cents: 2 * cents, from: caller.origin.address });
  }

  @MessagePattern('purse.break')
  break() {
    throw new Error('broken');
  }

  @EventPattern('events.bank.lent.v1')
  async lend(@Payload() data: z.output<typeof input>, @Ctx() context: unknown) {
    const { work } = context as EventContext;
    await work.em.execute(`insert into purse.coins (id, cents) values (?, ?)`, [data.purseId, data.cents]);
    seen.push({ lent: data.cents });
  }
}

/** The patterns of every handler that Nest knows of. */
let patterns: unknown[] = [];

@Injectable()
class Lister implements OnApplicationBootstrap {
  constructor(private readonly discovery: DiscoveryService) {}

  onApplicationBootstrap(): void {
    patterns = this.discovery.getControllers().flatMap(({ metatype }) => {
      const { prototype } = metatype as { prototype: Record<string, object> };
      return Object.getOwnPropertyNames(prototype).map((name) =>
        Reflect.getMetadata('microservices:pattern', prototype[name]!),
      );
    });
  }
}

@Module({ controllers: [Ordinary] })
class AnotherTeamsModule {}

@Feature({ imports: [DiscoveryModule], useCases: [Guarded], providers: [Lister] })
class GuardedModule {}

const messageOf = (about: unknown, key: string | null) => ({
  input: about,
  caller: null,
  origin: { address: '127.0.0.1', userAgent: 'test' },
  correlationId: v7(),
  deadlineAt: Date.now() + 20_000,
  idempotencyKey: key,
});

/** What a Nest engineer counts on, over every transport: guards, interceptors, ordinary handlers, discovery. */
export function describeNest(transport: string, open: () => Promise<Bus>): void {
  describe(`Nest over ${transport}`, () => {
    let bus: Bus;
    const ends: (() => Promise<void>)[] = [];
    beforeAll(async () => {
      bus = await open();
      const { database, drop } = await openTestDatabase();
      const service = await startService(
        { ...purseService, modules: [...purseService.modules, GuardedModule, AnotherTeamsModule] },
        {
          bus,
          database,
          env: { INTENT_SECRET: 'a secret of the tests, long enough to be one' },
          mailSender: { send: async () => undefined },
          hears: () => true,
        },
      );
      ends.push(drop, () => service.stop());
    });
    afterAll(async () => {
      for (const end of ends.splice(0).toReversed()) await end();
    });
    beforeEach(() => void seen.splice(0));

    const ask = (subject: string, about: unknown, key: string | null = null) =>
      bus.request(subject, messageOf(about, key));
    const has = (purseId: string) => ask(countCoins.subject, { purseId });

    test('a guard sees input, caller and what stands beside the handler, and refuses before anything is written', async () => {
      const purseId = v7();
      expect(await ask(guarded.subject, { purseId, cents: 101 })).toMatchObject({
        ok: false,
        error: { code: 'not_permitted' },
      });
      expect(seen).toEqual([{ guard: 'Guarded', origin: '127.0.0.1' }]);
      expect(await has(purseId)).toMatchObject({ data: { cents: 0 } });
    });

    test('a guard is asked again when an act is repeated with its key', async () => {
      const [purseId, key] = [v7(), v7()];
      expect(await ask(guarded.subject, { purseId, cents: 100 }, key)).toMatchObject({ ok: true, isReplayed: false });
      expect(await ask(guarded.subject, { purseId, cents: 100 }, key)).toMatchObject({ ok: true, isReplayed: true });
      expect(seen.filter((each) => Object.hasOwn(each as object, 'guard'))).toHaveLength(2);
    });

    test('an interceptor sees answers and refusals; the contract has the last word on the answer', async () => {
      const [kept, lost] = [v7(), v7()];
      expect(await ask(guarded.subject, { purseId: kept, cents: 7 })).toEqual({
        ok: true,
        data: { cents: 7 },
        isReplayed: false,
        checkedAs: expect.any(String),
      });
      expect(await ask(guarded.subject, { purseId: lost, cents: 13 })).toMatchObject({
        ok: false,
        error: { code: 'coins_not_enough', details: { missing: 1 } },
      });
      expect(seen).toContainEqual({ answer: { cents: 7 } });
      expect(seen).toContainEqual({ error: 'coins_not_enough' });
    });

    test('behind guard and interceptor a use-case has its transaction', async () => {
      const [kept, lost] = [v7(), v7()];
      await ask(guarded.subject, { purseId: kept, cents: 7 });
      await ask(guarded.subject, { purseId: lost, cents: 13 });
      expect([await has(kept), await has(lost)]).toMatchObject([{ data: { cents: 7 } }, { data: { cents: 0 } }]);
    });

    test('an ordinary handler answers, with an observable too, and its errors are ours', async () => {
      expect(await ask('purse.double', { cents: 21 })).toEqual({
        ok: true,
        data: { cents: 42, from: '127.0.0.1' },
        isReplayed: false,
      });
      expect(await ask('purse.break', {})).toMatchObject({ ok: false, error: { code: 'internal' } });
    });

    test('an ordinary handler of an event runs once for it, in the transaction of the inbox', async () => {
      const purseId = v7();
      const event = {
        id: v7(),
        subject: lent.subject,
        aggregateId: purseId,
        sequence: 1,
        occurredAt: new Date().toISOString(),
        correlationId: v7(),
        data: { purseId, cents: 5 },
      };
      await bus.publish(event);
      await bus.publish(event);
      await until('the purse has what was lent', async () => {
        const answer = await has(purseId);
        return answer.ok && (answer.data as { cents: number }).cents === 5;
      });
      expect(seen.filter((each) => Object.hasOwn(each as object, 'lent'))).toHaveLength(1);
    });

    test('discovery finds use-cases, reactions and ordinary handlers by their patterns', () => {
      const subjects = [guarded.subject, addCoins.subject, coinsMoved.subject, 'purse.double'];
      expect(patterns.flat()).toEqual(expect.arrayContaining(subjects));
    });
  });
}
