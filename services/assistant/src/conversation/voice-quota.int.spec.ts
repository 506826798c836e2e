import { describe, expect, test } from '@jest/globals';

import { openVoice, respond } from '@alcancia/contracts/assistant';
import { anAdult } from '@alcancia/server-kit/testing';

import { AVoiceStand, unknown } from '../../test/a-voice-stand.js';
import { aFamilyWith } from '../../test/an-assistant.js';
import type { VoiceFault } from '../assistant.service.js';

const stand = AVoiceStand.forTheSuite();

describe('a use of the quota', () => {
  test('is 60 s of voice, of both sides', async () => {
    const familyId = await aFamilyWith(stand.service, 1);
    const one = await stand.speaking(anAdult({ familyId }));
    await one.ask(3_000);
    await one.ask(3_000);
    expect(await stand.usesOf(familyId)).toEqual([{ is_answered: true }]);
    await one.ask(58_000);
    expect(await stand.usesOf(familyId)).toHaveLength(2);
  });

  test('is refused before the provider is asked, once the month is used up; written questions count alike', async () => {
    const familyId = await aFamilyWith(stand.service, 1);
    for (let nth = 0; nth < 49; nth += 1)
      await stand.service.ask(respond, anAdult({ familyId }), { mode: 'guia', question: unknown });
    const last = await stand.speaking(anAdult({ familyId }));
    await last.ask();
    const talks = stand.voice.talks.length;
    expect(await stand.service.ask(openVoice, anAdult({ familyId }), {})).toMatchObject({
      kind: 'limit',
      message: expect.stringContaining('50 respuestas'),
    });
    expect(stand.voice.talks).toHaveLength(talks);
  });

  test('that is the last one goes to one of fifty that begin at once', async () => {
    const familyId = await aFamilyWith(stand.service, 1);
    for (let nth = 0; nth < 49; nth += 1)
      await stand.service.ask(respond, anAdult({ familyId }), { mode: 'guia', question: unknown });
    const begun = await Promise.all(
      Array.from({ length: 50 }, () => stand.service.ask(openVoice, anAdult({ familyId }), {})),
    );
    expect(begun.filter(({ kind }) => kind === 'ai')).toHaveLength(1);
  });

  test('is given back where the AI was not heard', async () => {
    const familyId = await aFamilyWith(stand.service, 1);
    const one = await stand.speaking(anAdult({ familyId }));
    await one.hangUp();
    await stand.nothingUsed(familyId);
    expect(one.heard).toEqual([]);
  });
});

describe('what the provider does badly', () => {
  test.each<[string, VoiceFault]>([
    ['refuses the key', { status: 401 }],
    ['asks for patience', { status: 429 }],
    ['is away', { status: 503 }],
    ['answers with a page', 'html'],
    ['is never ready', 'not-ready'],
  ])('before it begins: %s', async (_what, fault) => {
    const familyId = await aFamilyWith(stand.service, 1);
    stand.voice.plan(fault);
    await expect(stand.service.ask(openVoice, anAdult({ familyId }), {})).rejects.toMatchObject({
      code: 'unavailable',
    });
    await stand.nothingUsed(familyId);
    await (await stand.speaking(anAdult())).ask();
  });

  test.each<[string, VoiceFault]>([
    ['calls a tool that nobody offered', 'tool'],
    ['stops before it said anything', 'incomplete'],
  ])('%s: the verified answers are still there, and nothing was used', async (_what, fault) => {
    const familyId = await aFamilyWith(stand.service, 1);
    stand.voice.plan(fault);
    const one = await stand.speaking(anAdult({ familyId }));
    await one.ask();
    expect(one.of('answer')).toMatchObject([{ answer: { message: expect.stringContaining('verificadas') } }]);
    await stand.nothingUsed(familyId);
    stand.voice.understand('¿Cómo creo una meta?');
    await one.ask();
    expect(one.of('answer').at(-1)).toMatchObject({ answer: { kind: 'verified' } });
  });

  test.each<[string, VoiceFault]>([
    ['is cut off in the middle', 'cut'],
    ['sends ten megabytes', 'huge'],
    ['says nothing', 'silence'],
  ])('%s: whoever speaks is told', async (_what, fault) => {
    stand.voice.plan(fault);
    const one = await stand.speaking(anAdult());
    await one.speak();
    await one.over();
    expect(one.heard.at(-1)).toEqual({ kind: 'cut' });
  });
});
