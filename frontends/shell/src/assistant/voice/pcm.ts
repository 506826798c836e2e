import { talkLimits } from '@alcancia/contracts/assistant-limits';

/** Turns sound of any rate into PCM of 16 bits and 24 kHz, piece after piece: where one piece ends the next goes on. */
export class Resampler {
  /** Samples of the next piece that stand before the first one that is taken. */
  private ahead = 0;
  private last = 0;

  constructor(private readonly rate: number) {}

  take(piece: Float32Array): Int16Array {
    const step = this.rate / talkLimits.rate;
    const samples: number[] = [];
    let at = this.ahead;
    for (; at < piece.length; at += step) {
      const left = Math.floor(at);
      const before = left > 0 ? (piece[left - 1] ?? 0) : this.last;
      const here = piece[left] ?? 0;
      samples.push(before + (here - before) * (at - left));
    }
    this.ahead = at - piece.length;
    this.last = piece.at(-1) ?? this.last;
    return Int16Array.from(samples, (sample) => Math.round(Math.max(-1, Math.min(1, sample)) * 32_767));
  }
}

/** Bytes of samples as base64, packed 32,768 at a time (spec 2 §9). */
export function base64Of(samples: Int16Array): string {
  const bytes = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
  let packed = '';
  for (let at = 0; at < bytes.length; at += talkLimits.packedAtOnce)
    packed += String.fromCharCode(...bytes.subarray(at, at + talkLimits.packedAtOnce));
  return btoa(packed);
}

/** The samples of such a base64, from −1 to 1. */
export function samplesOf(base64: string): Float32Array<ArrayBuffer> {
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  return Float32Array.from({ length: bytes.length >> 1 }, (_, nth) => view.getInt16(nth * 2, true) / 32_768);
}

/** So many milliseconds of silence. */
export const silence = (ms: number): Int16Array => new Int16Array((ms * talkLimits.rate) / 1_000);
