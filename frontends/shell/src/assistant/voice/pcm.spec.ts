import { expect, test } from '@jest/globals';

import { base64Of, Resampler, samplesOf, silence } from './pcm.js';

/** A tone of 440 Hz, of so many samples. */
const tone = (rate: number, samples: number): Float32Array =>
  Float32Array.from({ length: samples }, (_, nth) => Math.sin((2 * Math.PI * 440 * nth) / rate) / 2);
const pieces = (sound: Float32Array, size: number): Float32Array[] =>
  Array.from({ length: Math.ceil(sound.length / size) }, (_, nth) => sound.slice(nth * size, (nth + 1) * size));

test.each([16_000, 24_000, 44_100, 48_000, 96_000])(
  'sound of %i Hz becomes the same sound of 24 kHz, without a gap between its pieces',
  (rate) => {
    const resampler = new Resampler(rate);
    const taken = pieces(tone(rate, rate), 1_000).flatMap((piece) => [...resampler.take(piece)]);
    expect(Math.abs(taken.length - 24_000)).toBeLessThanOrEqual(1);
    const expected = tone(24_000, 24_000);
    const worst = Math.max(
      ...taken.slice(10, 23_900).map((sample, nth) => {
        const at = nth + 10;
        const near = [-2, -1, 0, 1, 2].map((off) => Math.abs(sample / 32_767 - (expected[at + off] ?? 0)));
        return Math.min(...near);
      }),
    );
    expect(worst).toBeLessThan(0.05);
  },
);

test('what is too loud is cut, never turned around', () => {
  expect([...new Resampler(24_000).take(Float32Array.of(0, 3, -3, -3))]).toEqual(
    expect.arrayContaining([32_767, -32_767]),
  );
});

test('sound survives the way as base64, also more than is packed at once', () => {
  const samples = Int16Array.from({ length: 60_000 }, (_, nth) => ((nth * 37) % 65_536) - 32_768);
  const back = samplesOf(base64Of(samples));
  expect(Array.from(back, (sample) => Math.round(sample * 32_768))).toEqual([...samples]);
});

test('so much silence is silent', () => {
  expect(silence(500)).toHaveLength(12_000);
  expect(Math.max(...samplesOf(base64Of(silence(500))))).toBe(0);
});
