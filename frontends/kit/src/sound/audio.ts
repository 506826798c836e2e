let shared: AudioContext | undefined;

/** The page's one audio context; undefined where the browser has none. */
export function audio(): AudioContext | undefined {
  if (!('AudioContext' in window)) return undefined;
  shared ??= new AudioContext();
  if (shared.state === 'suspended') void shared.resume();
  return shared;
}

/** Plays MPEG audio at a volume in percent; resolves at its end, or when it is stopped. Rejects where it cannot be played. */
export async function playSound(bytes: Uint8Array<ArrayBuffer>, volume: number, signal: AbortSignal): Promise<void> {
  const context = audio();
  if (!context) throw new Error('no audio');
  const buffer = await context.decodeAudioData(bytes.buffer);
  if (signal.aborted) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const source = new AudioBufferSourceNode(context, { buffer });
  source.connect(new GainNode(context, { gain: volume / 100 })).connect(context.destination);
  source.addEventListener('ended', () => resolve());
  signal.addEventListener('abort', () => source.stop(), { once: true });
  source.start();
  await promise;
}
