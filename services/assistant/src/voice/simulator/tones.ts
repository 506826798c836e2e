import { talkLimits } from '@alcancia/contracts/assistant-limits';

const notes = [262, 294, 330, 392, 440];
const noteMs = 180;

/** A soft murmur of so many milliseconds, as PCM of 16 bits: somebody speaks, and says nothing. */
export function murmur(ms: number): Buffer {
  return Buffer.alloc(Math.round((ms * talkLimits.rate) / 1_000) * 2, (round ??= roundOfNotes()));
}

/** Every note once; each begins and ends in silence, so that it can be repeated. */
let round: Buffer | undefined;
function roundOfNotes(): Buffer {
  const samplesOfNote = (noteMs * talkLimits.rate) / 1_000;
  const sound = Buffer.alloc(notes.length * samplesOfNote * 2);
  for (const [nth, note] of notes.entries())
    for (let at = 0; at < samplesOfNote; at += 1) {
      const loud = Math.sin((Math.PI * at) / samplesOfNote) * 6_000;
      const tone = Math.sin((2 * Math.PI * note * at) / talkLimits.rate);
      sound.writeInt16LE(Math.round(loud * tone), (nth * samplesOfNote + at) * 2);
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
