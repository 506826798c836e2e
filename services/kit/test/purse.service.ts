import { z } from 'zod';

import { defineRequest } from '@alcancia/contracts/define';
import { dailyFigures, figuresAsked, serviceTroubles } from '@alcancia/contracts/figures';

import {
  defineService,
  failure,
  Feature,
  figuresModule,
  Handles,
  Hears,
  NotKnownYet,
  Reaction,
  UseCase,
} from '../src/index.js';
import type { Caller, Reading, Steps, Work } from '../src/index.js';
import { SpendCoins } from './spend-coins.js';
import { anyTopic, coinsAdded, coinsMoved, purse, stumble } from './purse.contracts.js';

export const addCoins = defineRequest('purse.add-coins', {
  ...anyTopic,
  kind: 'write',
  output: z.object({ cents: z.int() }),
});
export const guessCoins = defineRequest('purse.guess-coins', { ...anyTopic, kind: 'write', output: z.object({}) });
export const countCoins = defineRequest('purse.count-coins', {
  ...anyTopic,
  kind: 'read',
  input: purse.pick({ purseId: true }),
  output: z.object({ cents: z.int() }),
});
export const countInSteps = defineRequest('purse.count-in-steps', {
  ...anyTopic,
  kind: 'steps',
  resumes: true,
  output: z.object({ calls: z.int() }),
});
/** Counts, calls outside, and gives a token. */
export const openPurse = defineRequest('purse.open', {
  ...anyTopic,
  kind: 'steps',
  carriesTokens: true,
  output: z.object({ token: z.string() }),
});
/** Calls outside where that is refused: in a transaction. */
export const callOutside = defineRequest('purse.call-outside', {
  ...anyTopic,
  kind: 'write',
  output: z.object({}),
});
export const readPurseFigures = defineRequest('purse.read-figures', {
  ...anyTopic,
  kind: 'read',
  input: figuresAsked,
  output: dailyFigures(['additions', 'cents'], ['purses']),
});
export const listPurseTroubles = defineRequest('purse.list-troubles', {
  ...anyTopic,
  kind: 'read',
  input: z.object({}),
  output: serviceTroubles,
});
const add = (em: Work['em'], id: string, cents: number) =>
  em.execute<{ cents: number }[]>(
    `insert into purse.coins as c (id, cents) values (?, ?) on conflict (id) do update set cents = c.cents + excluded.cents returning cents`,
    [id, cents],
  );

@UseCase()
export class AddCoins {
  @Handles(addCoins)
  async execute(_caller: Caller, { purseId, cents }: z.output<typeof purse>, work: Work) {
    if (cents === 13) throw failure('coins_not_enough', { missing: 1 });
    const [row] = await add(work.em, purseId, cents);
    work.count('additions');
    work.count('cents', cents);
    await stumble(work.em);
    work.publish(coinsAdded, { purseId, cents });
    work.publish(coinsAdded, { purseId, cents });
    work.mail('hello', 'someone@example.org', { cents: String(cents) });
    return { cents: row!.cents, secret: 'of nobody outside' };
  }
}

/** Every guess counts, also the wrong one. */
@UseCase()
class GuessCoins {
  @Handles(guessCoins)
  async execute(_caller: Caller, { purseId }: z.output<typeof purse>, work: Work): Promise<Record<string, never>> {
    await add(work.em, purseId, 1);
    return work.refuse(failure('child_pin_wrong', { attemptsLeft: 2 }));
  }
}

@UseCase()
class CountCoins {
  @Handles(countCoins)
  async execute(_caller: Caller, { purseId }: { purseId: string }, { em }: Reading) {
    await stumble(em);
    const [row] = await em.execute<{ cents: number }[]>(`select cents from purse.coins where id = ?`, [purseId]);
    return { cents: row?.cents ?? 0 };
  }
}

/** A simulated provider: fails until told otherwise. */
export const outside = { isDown: false, isWrong: false, calls: 0, call: async (): Promise<void> => undefined };

@UseCase()
class CountInSteps {
  @Handles(countInSteps)
  async execute(_caller: Caller, { purseId, cents }: z.output<typeof purse>, steps: Steps) {
    await steps.step('reserve', async ({ em }) => (await add(em, purseId, cents))[0]!.cents);
    if (outside.isDown) throw failure('unavailable');
    outside.calls += 1;
    await outside.call();
    await steps.step('settle', async ({ em }) => (await add(em, purseId, cents))[0]!.cents);
    return { calls: outside.calls };
  }
}

@UseCase()
class OpenPurse {
  @Handles(openPurse)
  async execute(_caller: Caller, { purseId, cents }: z.output<typeof purse>, steps: Steps) {
    await steps.step('count', ({ em }) => add(em, purseId, cents).then(() => null));
    if (outside.isDown)
      await steps.step('take back', async ({ em, refuse }) => {
        await em.execute(`update purse.coins set cents = cents - ? where id = ?`, [cents, purseId]);
        return refuse(failure('unavailable'));
      });
    if (outside.isWrong) throw failure('child_pin_wrong', { attemptsLeft: 1 });
    await outside.call();
    return { token: steps.newId() };
  }
}

@UseCase()
class CallOutside {
  @Handles(callOutside)
  async execute(_caller: Caller, { purseId, cents }: z.output<typeof purse>, { em }: Work) {
    await add(em, purseId, cents);
    await outside.call();
    return {};
  }
}

/** What becomes of moved coins; `transactions` are those in which they were taken, as PostgreSQL numbers them. */
export const moves = {
  failures: 0,
  isUnknown: false,
  transactions: [] as string[],
  meanwhile: async (_em: Work['em']): Promise<void> => undefined,
};

@Reaction()
class TakeMovedCoins {
  @Hears(coinsMoved)
  async react({ purseId, cents }: z.output<typeof purse>, { em, publish }: Work): Promise<void> {
    if (cents === 13) throw new Error('an unlucky number');
    if (moves.isUnknown) throw new NotKnownYet('the purse');
    if (moves.failures > 0) {
      moves.failures -= 1;
      throw new Error('cannot take them now');
    }
    await add(em, purseId, cents);
    const [at] = await em.execute<{ id: string }[]>('select pg_current_xact_id()::text as id');
    moves.transactions.push(at?.id ?? '');
    await moves.meanwhile(em);
    publish(coinsAdded, { purseId, cents });
  }
}

@Feature({
  useCases: [AddCoins, SpendCoins, GuessCoins, CountCoins, CountInSteps, OpenPurse, CallOutside],
  reactions: [TakeMovedCoins],
})
class CoinsModule {}

const FiguresModule = figuresModule({
  of: 'purse',
  figures: readPurseFigures,
  troubles: listPurseTroubles,
  async now(em) {
    const [row] = await em.execute<{ purses: string | number }[]>(`select count(*) as purses from purse.coins`);
    return { purses: Number(row?.purses) };
  },
});

export const purseService = defineService({
  name: 'purse',
  config: z.object({}),
  modules: [CoinsModule, FiguresModule],
  migrations: new URL('./purse-migrations/', import.meta.url),
  mailTemplates: {
    hello: ({ cents }) => ({
      subject: `${cents} centavos`,
      preview: '',
      greeting: 'hola',
      paragraphs: [],
      button: '',
      link: '',
      closing: [],
    }),
  },
});
