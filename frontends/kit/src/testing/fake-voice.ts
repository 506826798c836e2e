import { afterEach, beforeEach } from '@jest/globals';

class FakeUtterance extends EventTarget {
  lang = '';
  rate = 0;
  pitch = 0;
  volume = 0;
  voice: unknown = null;
  constructor(readonly text: string) {
    super();
  }
}

/** What a browser without a loudspeaker was asked to play since the test began. */
export interface FakeVoice {
  /** Sentences given to the browser's own voice. */
  spoken: FakeUtterance[];
  /** Sounds that were started. */
  sources: FakeNode[];
  /** The loudness of each sound and effect, from 0 to 1. */
  heard: number[];
  /** How often the browser's own voice was told to be silent. */
  cancelled: number;
}

const voice: FakeVoice = { spoken: [], sources: [], heard: [], cancelled: 0 };

class FakeNode extends EventTarget {
  gain = { value: 1, setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
  constructor(
    _context: unknown,
    readonly options: { readonly gain?: number } = {},
  ) {
    super();
  }
  connect(to: FakeNode): FakeNode {
    if (to.options.gain !== undefined) voice.heard.push(to.options.gain);
    return to;
  }
  start(): void {}
  stop(): void {
    this.dispatchEvent(new Event('ended'));
  }
}
class FakeSource extends FakeNode {
  override start(): void {
    voice.sources.push(this);
  }
}
class FakeAudio {
  state = 'running';
  currentTime = 0;
  destination = new FakeNode(null);
  async decodeAudioData(bytes: ArrayBuffer): Promise<object> {
    if (bytes.byteLength === 0) throw new Error('no audio');
    return {};
  }
}

/** The voices of the browser. */
export const fakeVoices = [
  { name: 'Daniel', lang: 'en-GB', localService: true },
  { name: 'Lejana', lang: 'es_MX', localService: false },
  { name: 'Mónica', lang: 'es-ES', localService: true },
] as SpeechSynthesisVoice[];

/** Gives every test of a suite a browser with a voice and audio that only notes what it is asked for. */
export function withFakeVoice(): FakeVoice {
  beforeEach(() => {
    Object.assign(voice, { spoken: [], sources: [], heard: [], cancelled: 0 });
    const speechSynthesis = {
      speak: (utterance: FakeUtterance) => void voice.spoken.push(utterance),
      cancel: () => (voice.cancelled += 1),
      getVoices: () => fakeVoices,
    };
    Object.assign(window, {
      speechSynthesis,
      SpeechSynthesisUtterance: FakeUtterance,
      AudioContext: FakeAudio,
      AudioBufferSourceNode: FakeSource,
      GainNode: FakeNode,
      OscillatorNode: FakeNode,
    });
  });
  afterEach(() => {
    for (const name of ['speechSynthesis', 'SpeechSynthesisUtterance']) Reflect.deleteProperty(window, name);
  });
  return voice;
}
