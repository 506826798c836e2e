import { talkLimits } from '@alcancia/contracts/assistant-limits';

const bytesIn = (ms: number): number => Math.round((ms * talkLimits.rate) / 1_000) * 2;
const pieceMs = 40;
/** One turn of a tone of 240 Hz, loud enough to be taken for a voice. */
const turn = Buffer.alloc(200);
for (let at = 0; at < 100; at += 1) turn.writeInt16LE(at < 50 ? 3_000 : -3_000, at * 2);
const silenceMs = 700;

/** A voice of so many milliseconds and a silence after it, in pieces as a browser sends them: PCM of 16 bits as base64. */
export function spokenSounds(ms: number): string[] {
  const sound = Buffer.concat([Buffer.alloc(bytesIn(ms), turn), Buffer.alloc(bytesIn(silenceMs))]);
  const pieces: string[] = [];
  for (let at = 0; at < sound.length; at += bytesIn(pieceMs))
    pieces.push(sound.subarray(at, at + bytesIn(pieceMs)).toString('base64'));
  return pieces;
}
