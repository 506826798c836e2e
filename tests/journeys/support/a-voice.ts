import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Page } from 'playwright-core';

const recorded = fileURLToPath(new URL('../recorded/por-que-suben-los-precios.wav', import.meta.url));
const headBytes = 44;
/** 16 kHz, 16 bits, one channel. */
const bytesPerMs = 32;

/** A file of what somebody says to the microphone: a question spoken by a machine at each of these moments, in milliseconds. */
export async function sayingAt(moments: readonly number[], untilMs: number): Promise<string> {
  const wave = readFileSync(recorded);
  const speech = wave.subarray(headBytes);
  const sound = Buffer.alloc(untilMs * bytesPerMs);
  for (const at of moments) speech.copy(sound, at * bytesPerMs);
  const head = Buffer.from(wave.subarray(0, headBytes));
  head.writeUInt32LE(36 + sound.length, 4);
  head.writeUInt32LE(sound.length, 40);
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'alcancia-voice-')), 'said.wav');
  writeFileSync(file, Buffer.concat([head, sound]));
  return file;
}

/** One moment of a conversation, in milliseconds of the page's clock: what the socket said, what was played, what fell silent. */
export interface HeardMoment {
  readonly what: string;
  readonly at: number;
}

/** Notes in the page what the assistant's socket says and what is played, from its next load on. */
export async function noteVoice(page: Page): Promise<() => Promise<HeardMoment[]>> {
  await page.addInitScript(() => {
    const moments: { what: string; at: number }[] = [];
    const note = (what: string): void => void moments.push({ what, at: performance.now() });
    Object.assign(globalThis, { alcanciaHeard: moments });
    const Wire = WebSocket;
    globalThis.WebSocket = class extends Wire {
      constructor(address: string | URL, protocols?: string | string[]) {
        super(address, protocols);
        this.addEventListener('message', ({ data }) => note((JSON.parse(String(data)) as { type: string }).type));
      }
    };
    const { start, stop } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function play(...at) {
      note('play');
      start.apply(this, at);
    };
    AudioBufferSourceNode.prototype.stop = function silence(...at) {
      note('silence');
      stop.apply(this, at);
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { alcanciaHeard: HeardMoment[] }).alcanciaHeard);
}
