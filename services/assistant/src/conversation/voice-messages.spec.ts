import { expect, test } from '@jest/globals';

import type { VoiceMessage } from '@alcancia/contracts/assistant';

import { VoiceMessages } from './voice-messages.js';

const sound = (length: number): VoiceMessage => ({ kind: 'sound', sound: 'A'.repeat(length) });

test('a long answer travels in pieces that NATS takes, in order, and is over with the last of them', async () => {
  const messages = new VoiceMessages();
  const told = [...Array.from({ length: 50 }, (_, nth) => sound(20_000 + nth)), sound(390_000), sound(4)];
  messages.tell(...told);
  messages.end();
  const pieces = [];
  do pieces.push(await messages.listen());
  while (!pieces.at(-1)?.isOver);
  expect(pieces.flatMap((piece) => piece.messages)).toEqual(told);
  expect(Math.max(...pieces.map((piece) => JSON.stringify(piece).length))).toBeLessThan(500_000);
});

test('whoever listens hears at once what is told meanwhile, and nothing of what is told after the end', async () => {
  const messages = new VoiceMessages();
  const heard = messages.listen();
  messages.tell({ kind: 'answering' });
  expect(await heard).toEqual({ messages: [{ kind: 'answering' }], isOver: false });
  messages.end();
  messages.tell({ kind: 'answering' });
  expect(await messages.listen()).toEqual({ messages: [], isOver: true });
});
