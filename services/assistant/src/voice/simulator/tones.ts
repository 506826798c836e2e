import { talkLimits } from '@alcancia/contracts/assistant-limits';

const notes = [262, 294, 330, 392, 440];
const noteMs = 180;

/** A soft murmur of so many milliseconds, as PCM of 16 bits: somebody speaks, and says nothing. */
export function murmur(ms: number): Buffer {
  const samples = Math.round((ms * talkLimits.rate) / 1_000);
  const sound = Buffer.alloc(samples * 2);
  for (let at = 0; at < samples; at += 1) {
    const inNote = ((at * 1_000) / talkLimits.rate) % noteMs;
    const note = notes[Math.floor((at * 1_000) / talkLimits.rate / noteMs) % notes.length] ?? 262;
    const loud = Math.sin((Math.PI * inNote) / noteMs) * 6_000;
    sound.writeInt16LE(Math.round(loud * Math.sin((2 * Math.PI * note * at) / talkLimits.rate)), at * 2);
  }
  return sound;
}

/** How loud sound is: the mean of its samples' amounts, of 32,767. */
export function loudnessOf(sound: Buffer): number {
  const samples = sound.length >> 1;
  if (samples === 0) return 0;
  let sum = 0;
  for (let at = 0; at < samples; at += 1) sum += Math.abs(sound.readInt16LE(at * 2));
  return sum / samples;
}
