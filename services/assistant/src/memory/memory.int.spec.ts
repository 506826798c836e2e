import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import type { CallerShape } from '@alcancia/contracts/caller';
import { forgetConversation, listConversation, respond } from '@alcancia/contracts/assistant';
import { consentsChanged, readAge } from '@alcancia/contracts/identity';
import { purposeVersions } from '@alcancia/contracts/privacy';
import type { AiSimulator } from '@alcancia/server-kit';
import { aChild, anAdministrator, anAdult, type TestService } from '@alcancia/server-kit/testing';

import { anAssistantWithAi } from '../../test/an-assistant.js';

const verified = '¿Cómo creo una meta?';
const unknown = '¿Por qué suben los precios cada año?';

let service: TestService;
let ai: AiSimulator;
beforeAll(async () => {
  ({ service, ai } = await anAssistantWithAi());
  const answer = { ok: true as const, data: { age: 8 }, isReplayed: false };
  await service.bus.serve(new Map([[readAge.subject, async () => answer]]));
});
afterAll(async () => {
  await service.close();
  await ai.stop();
});

const ask = (caller: CallerShape, question: string, mode: 'guia' | 'respira' = 'guia') =>
  service.ask(respond, caller, { mode, question });
const kept = async (caller: CallerShape) => (await service.ask(listConversation, caller, {})).messages;
const allow = (childId: string, given: Record<string, string>, sequence: number) =>
  service.tell(consentsChanged, { childId, familyId: v7(), given }, { sequence });
const allowed = { assistant: purposeVersions.assistant };

/** A child whose owner allows it to ask. */
async function aTalker(): Promise<{ readonly childId: string; readonly child: CallerShape }> {
  const childId = v7();
  await allow(childId, allowed, 1);
  return { childId, child: aChild(childId) };
}

describe('what is said', () => {
  test('is kept with where the answer came from, the oldest first, for whoever said it alone', async () => {
    const adult = anAdult();
    await ask(adult, verified);
    await ask(adult, unknown);
    expect(await kept(adult)).toMatchObject([
      { by: 'you', source: null, content: verified },
      { by: 'assistant', source: 'kb' },
      { by: 'you', source: null, content: unknown },
      { by: 'assistant', source: 'ia', content: expect.stringContaining('IA') },
    ]);
    expect(await kept(anAdult())).toEqual([]);
  });

  test('is kept to the newest hundred', async () => {
    const adult = anAdult();
    for (let nth = 0; nth < 52; nth += 1) await ask(adult, verified);
    expect(await kept(adult)).toHaveLength(100);
    const rows = await service
      .em()
      .execute(`select 1 from assistant.conversation_messages where person_id = ?`, [adult.adultId]);
    expect(rows).toHaveLength(100);
  });

  test('is forgotten when it is asked for, by oneself alone', async () => {
    const [one, other] = [anAdult(), anAdult()];
    await ask(one, verified);
    await ask(other, verified);
    await service.ask(forgetConversation, one, {});
    expect(await kept(one)).toEqual([]);
    expect(await kept(other)).toHaveLength(2);
  });

  test.each<[string, string, 'guia' | 'respira']>([
    ['of danger', 'me quiero morir', 'guia'],
    ['while breathing', verified, 'respira'],
  ])('%s is not kept', async (_what, question, mode) => {
    const adult = anAdult();
    await ask(adult, question, mode);
    expect(await kept(adult)).toEqual([]);
  });

  test('by who runs the product is not kept', async () => {
    const administrator = anAdministrator();
    await ask(administrator, verified);
    const rows = await service
      .em()
      .execute(`select 1 from assistant.conversation_messages where person_id = ?`, [administrator.adultId]);
    expect(rows).toEqual([]);
  });
});

describe('once the owner of a child no longer allows it', () => {
  test('nothing of it is kept', async () => {
    const { childId, child } = await aTalker();
    await ask(child, '¿Qué es ahorrar?');
    expect(await kept(child)).not.toEqual([]);
    await allow(childId, {}, 2);
    expect(await kept(child)).toEqual([]);
  });

  test('what was still on its way is not told, and not kept', async () => {
    const { childId, child } = await aTalker();
    ai.plan({ afterMs: 600 });
    const asked = ai.asked.length;
    const answer = ask(child, '¿Por qué el cielo es azul?');
    const outcome = answer.catch(({ code }: { code: string }) => code);
    while (ai.asked.length === asked) await new Promise((resolve) => setTimeout(resolve, 10));
    await allow(childId, {}, 2);
    expect(await outcome).toBe('assistant_not_allowed');
    expect(await kept(child)).toEqual([]);
  });
});
