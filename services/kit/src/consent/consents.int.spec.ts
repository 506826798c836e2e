import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Inject } from '@nestjs/common';
import { v7 } from 'uuid';
import { z } from 'zod';

import { anyone, defineRequest } from '@alcancia/contracts/define';
import { consentsChanged } from '@alcancia/contracts/identity';
import { purposeVersions } from '@alcancia/contracts/privacy';

import { purseService } from '../../test/purse.service.js';
import { Feature } from '../feature.js';
import { bootService, type TestService } from '../testing/index.js';
import type { Reading } from '../use-case/work.js';
import { Handles, UseCase } from '../use-case/use-case.js';
import type { Caller } from '../caller.js';
import { ConsentModule } from './consent.module.js';
import { Consents } from './consents.store.js';

const listenTo = defineRequest('purse.listen-to', {
  kind: 'read',
  access: anyone,
  topics: [],
  input: z.object({ childId: z.uuid() }),
  output: z.object({ mayListen: z.boolean() }),
});

/** A feature of a later service, as it would ask. */
@UseCase()
class ListenTo {
  constructor(@Inject(Consents) private readonly consents: Consents) {}

  @Handles(listenTo)
  async execute(_caller: Caller, { childId }: { childId: string }, { em }: Reading) {
    return { mayListen: await this.consents.mayBeDone(em, childId, 'voice') };
  }
}

@Feature({ imports: [ConsentModule], useCases: [ListenTo] })
class ListeningModule {}

let service: TestService;
beforeAll(async () => {
  service = await bootService({ ...purseService, modules: [...purseService.modules, ListeningModule] });
});
afterAll(() => service.close());

const ask = async (childId: string) => (await service.ask(listenTo, null, { childId })).mayListen;
const voice = { voice: purposeVersions.voice };
const told = (childId: string, given: Record<string, string>, sequence: number, id = v7()) =>
  service.tell(consentsChanged, { childId, familyId: v7(), given }, { sequence, id });

test('of a child of whom nothing is known nothing may be done', async () => {
  expect(await ask(v7())).toBe(false);
});

test('what was allowed may be done, and no longer once it is withdrawn', async () => {
  const childId = v7();
  await told(childId, voice, 1);
  expect(await ask(childId)).toBe(true);
  await told(childId, { photos: purposeVersions.photos }, 2);
  expect(await ask(childId)).toBe(false);
});

test('an older event that comes late, or again, brings nothing back', async () => {
  const [childId, id] = [v7(), v7()];
  await told(childId, voice, 4, id);
  await told(childId, {}, 5);
  await told(childId, voice, 4, id);
  await told(childId, voice, 3);
  expect(await ask(childId)).toBe(false);
});

test('what was allowed in other words is not allowed', async () => {
  const childId = v7();
  await told(childId, { voice: 'of another year' }, 1);
  expect(await ask(childId)).toBe(false);
});

test('what is allowed for one child says nothing of another', async () => {
  await told(v7(), voice, 1);
  expect(await ask(v7())).toBe(false);
});
