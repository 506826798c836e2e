import { talkLimits } from '@alcancia/contracts/assistant-limits';

import { base64Of, Resampler, samplesOf, silence } from './pcm.js';

/** After the last word, so that whoever listens knows that it was the last, in milliseconds. */
const lastSilenceMs = 800;
/** Of which so much goes out at once: a message has its limit. */
const pieceMs = 200;
/** How far ahead of now sound is played, in seconds: what comes late has time to come. */
const aheadS = 0.03;

/** The microphone and the loudspeaker of one conversation. */
export interface SoundDevices {
  /** Plays sound after what is playing. */
  readonly play: (sound: string) => void;
  /** Nothing more of what was given to play is heard. */
  readonly hush: () => void;
  /** Closes both; what is still to be said of the end goes out before. */
  readonly close: () => void;
}

/** Why there are none: `microphone` is not there or not allowed, `audio` cannot be set up (spec 2 §8). */
export class NoSound extends Error {
  constructor(readonly what: 'microphone' | 'audio') {
    super(what);
  }
}

/**
 * Opens both, after a tap. `onSound` gets what the microphone hears as PCM of 24 kHz; `onQuiet` is told when all that was
 * given to play was heard. Throws `NoSound`.
 */
export async function openSoundDevices(onSound: (sound: string) => void, onQuiet: () => void): Promise<SoundDevices> {
  const stream = await openStream();
  let context: AudioContext | undefined;
  try {
    context = new AudioContext();
    await context.audioWorklet.addModule(new URL('./microphone.worklet.js', import.meta.url));
    await context.resume();
  } catch {
    stop(stream);
    void context?.close();
    throw new NoSound('audio');
  }
  const resampler = new Resampler(context.sampleRate);
  const microphone = new AudioWorkletNode(context, 'microphone', { numberOfOutputs: 0 });
  microphone.port.addEventListener('message', ({ data }: MessageEvent<Float32Array>) =>
    onSound(base64Of(resampler.take(data))),
  );
  microphone.port.start();
  const source = new MediaStreamAudioSourceNode(context, { mediaStream: stream });
  source.connect(microphone);
  const loudspeaker = new Loudspeaker(context, onQuiet);
  return {
    play: (sound) => loudspeaker.play(sound),
    hush: () => loudspeaker.hush(),
    close: () => {
      microphone.port.close();
      source.disconnect();
      stop(stream);
      for (let said = 0; said < lastSilenceMs; said += pieceMs) onSound(base64Of(silence(pieceMs)));
      loudspeaker.hush();
      void context.close();
    },
  };
}

async function openStream(): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
    });
  } catch {
    throw new NoSound('microphone');
  }
}

const stop = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

/** Plays pieces of sound one after the other, without a gap between them. */
class Loudspeaker {
  private readonly playing = new Set<AudioBufferSourceNode>();
  private endsAt = 0;

  constructor(
    private readonly context: AudioContext,
    private readonly onQuiet: () => void,
  ) {}

  play(sound: string): void {
    const samples = samplesOf(sound);
    if (samples.length === 0) return;
    const buffer = this.context.createBuffer(1, samples.length, talkLimits.rate);
    buffer.copyToChannel(samples, 0);
    const source = new AudioBufferSourceNode(this.context, { buffer });
    source.connect(this.context.destination);
    source.addEventListener('ended', () => {
      this.playing.delete(source);
      if (this.playing.size === 0) this.onQuiet();
    });
    this.playing.add(source);
    const startsAt = Math.max(this.endsAt, this.context.currentTime + aheadS);
    source.start(startsAt);
    this.endsAt = startsAt + buffer.duration;
  }

  hush(): void {
    for (const source of this.playing) source.stop();
    this.playing.clear();
    this.endsAt = 0;
  }
}
