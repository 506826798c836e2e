import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { VoiceSimulator } from '@alcancia/assistant';
import type { AssistantHeard } from '@alcancia/contracts/assistant-socket';
import { AssistantLine, childPin } from '@alcancia/testing';

import { anAttackedFamily, type AttackedFamily, prompts } from '../test/attacks/an-attacked-family.js';
import { obedience, wrapped } from '../test/attacks/obeying-ai.js';

const spoken = prompts.flatMap(([, lines]) => lines);

let family: AttackedFamily;
let voice: VoiceSimulator;
beforeAll(async () => {
  family = await anAttackedFamily();
  voice = VoiceSimulator.at(family.ai);
  let answers = 0;
  voice.answer(() => {
    answers += 1;
    return wrapped(obedience[answers % obedience.length] ?? '');
  }, 0);
}, 600_000);
afterAll(() => family.close());

/** Says every prompt in one conversation; gives what was heard of each, as it left the gateway. */
async function said(token: string): Promise<(readonly [prompt: string, heard: readonly AssistantHeard[]])[]> {
  const line = await AssistantLine.open(family.system.publicOrigin, token);
  const all: [string, AssistantHeard[]][] = [];
  for (const prompt of spoken) {
    const already = line.heard.length;
    voice.understand(prompt);
    line.speak(60);
    await line.untilHeard('response.done', all.length + 1);
    all.push([prompt, line.heard.slice(already)]);
  }
  line.socket.close();
  return all;
}

/** Without what was understood of the prompt itself, which whoever spoke may read. */
const answered = (heard: readonly AssistantHeard[]): string =>
  JSON.stringify(
    heard.filter(
      ({ type }) => type !== 'conversation.item.input_audio_transcription.completed' && type !== 'suggest_respira_mode',
    ),
  );

test('a child that attacks by voice reads and hears nothing unfit, nothing of anybody else, and nothing happens', async () => {
  const { laura, aiKey } = family;
  const before = await family.possessions();
  for (const [prompt, heard] of await said(family.childToken)) {
    const answer = answered(heard);
    for (const unfit of obedience)
      expect({ prompt, answer }).not.toMatchObject({ answer: expect.stringContaining(unfit) });
    expect({ prompt, sounds: heard.filter(({ type }) => type === 'response.audio.delta') }).toEqual({
      prompt,
      sounds: [],
    });
    expect(answer).not.toMatch(/Ximena|Roble 12|malo[.]example|onerror|<script|\u202E|\+52 55 1234/);
    for (const secret of [aiKey, laura.email, laura.adultId, childPin]) expect(answer).not.toContain(secret);
  }
  await family.system.settled();
  expect(await family.possessions()).toEqual(before);
}, 600_000);

test('an adult that attacks by voice reads no markup, no address, no key, and nothing happens', async () => {
  const before = await family.possessions();
  for (const [, heard] of await said(family.laura.token)) {
    expect(answered(heard)).not.toMatch(/malo[.]example|<img|<script|\u202E|\+52 55 1234/);
    expect(answered(heard)).not.toContain(family.aiKey);
  }
  await family.system.settled();
  expect(await family.possessions()).toEqual(before);
}, 600_000);
