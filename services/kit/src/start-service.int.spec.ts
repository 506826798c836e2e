import { expect, test } from '@jest/globals';
import { z } from 'zod';

import { anyone, defineRequest } from '@alcancia/contracts/define';

import { AddCoins, addCoins, purseService } from '../test/purse.service.js';
import { Feature } from './feature.js';
import { bootService } from './testing/index.js';
import { Handles, UseCase } from './use-case/use-case.js';

const open = { kind: 'write' as const, access: anyone, topics: [], input: z.object({}), output: z.object({}) };
const { access: _, ...unsaid } = open;
const nobodyKnows = defineRequest('purse.nobody-knows', unsaid as typeof open);
const tokensStored = defineRequest('purse.tokens-stored', { ...open, carriesTokens: true });

@UseCase()
class NobodyKnows {
  @Handles(nobodyKnows)
  async execute() {
    return {};
  }
}

@UseCase()
class TokensStored {
  @Handles(tokensStored)
  async execute() {
    return {};
  }
}

@UseCase()
class AddCoinsToo {
  @Handles(addCoins)
  async execute() {
    return { cents: 0 };
  }
}

test.each([
  ['does not say who may ask', [NobodyKnows]],
  ['would have its tokens stored', [TokensStored]],
  ['is handled twice', [AddCoins, AddCoinsToo]],
])('a contract that %s stops the start', async (_what, useCases) => {
  const messages = /does not say who may ask|carries tokens|handle purse.add-coins/;
  @Feature({ useCases })
  class Mistaken {}
  await expect(bootService({ ...purseService, modules: [Mistaken] })).rejects.toThrow(messages);
});

test('a reaction to events of a service that is not listed stops the start', async () => {
  await expect(bootService({ ...purseService, name: 'family' })).rejects.toThrow(
    'TakeMovedCoins reacts to events.bank.coins-moved.v1, but contracts/src/rooms.ts does not say that family hears it',
  );
});
