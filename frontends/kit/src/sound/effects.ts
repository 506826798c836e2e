import { audio } from './audio.js';

/** What is heard when something is won: coins that arrive, a level, something to celebrate. */
export type Effect = 'coin' | 'level' | 'celebration';

interface Note {
  /** Hertz. */
  readonly pitch: number;
  /** Seconds from the beginning. */
  readonly at: number;
  /** Seconds until it has died away. */
  readonly length: number;
}

const c5 = 523.25;
/** So many half tones above the C in the middle of the marimba. */
const tone = (halfTones: number): number => c5 * 2 ** (halfTones / 12);
const notes = (pitches: readonly number[], apart: number, length: number): Note[] =>
  pitches.map((halfTones, nth) => ({ pitch: tone(halfTones), at: nth * apart, length }));

/** Two bright taps; a rising chord; the same with a shimmer on top. */
const effects: Readonly<Record<Effect, readonly Note[]>> = {
  coin: notes([19, 24], 0.08, 0.35),
  level: notes([0, 4, 7, 12], 0.11, 0.6),
  celebration: [...notes([0, 4, 7, 12], 0.09, 0.7), ...notes([16, 19, 24, 19, 28], 0.07, 0.4).map(later(0.4))],
};

function later(seconds: number): (note: Note) => Note {
  return (note) => ({ ...note, at: note.at + seconds });
}

/** Plays an effect at a volume in percent, made in code as a marimba would sound: a tone and, shorter, its fourth. */
export function playEffect(effect: Effect, volume: number): void {
  const context = audio();
  if (!context || volume <= 0) return;
  const loudness = new GainNode(context, { gain: (volume / 100) * 0.25 });
  loudness.connect(context.destination);
  for (const { pitch, at, length } of effects[effect]) {
    strike(context, loudness, { pitch, at, length }, 1);
    strike(context, loudness, { pitch: pitch * 4, at, length: length / 4 }, 0.3);
  }
}

function strike(context: AudioContext, to: AudioNode, { pitch, at, length }: Note, strength: number): void {
  const start = context.currentTime + at;
  const envelope = new GainNode(context, { gain: 0 });
  envelope.gain.setValueAtTime(0, start);
  envelope.gain.linearRampToValueAtTime(strength, start + 0.006);
  envelope.gain.exponentialRampToValueAtTime(0.001, start + length);
  const oscillator = new OscillatorNode(context, { type: 'sine', frequency: pitch });
  oscillator.connect(envelope).connect(to);
  oscillator.start(start);
  oscillator.stop(start + length);
}
