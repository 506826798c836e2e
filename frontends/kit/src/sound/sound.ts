import { createContext, useContext, useEffect } from 'react';

/** How one section of the product sounds to whoever is here (spec 2 §4): volumes in percent. */
export interface SectionSound {
  readonly isOn: boolean;
  /** Whose voice reads: the browser's own, or the external provider's. */
  readonly engine: 'browser' | 'elevenlabs';
  /** The name of one of the browser's voices; null: whichever fits. */
  readonly browserVoice: string | null;
  readonly rate: number;
  readonly pitch: number;
  readonly voiceVolume: number;
  readonly effectsVolume: number;
}

/** What somebody hears otherwise for itself. */
export interface OwnSound {
  readonly mutesVoice: boolean;
  readonly reducesEffects: boolean;
}

/** Why something was not read aloud by the provider, or at all; as the speech service counts it. */
export type SoundTrouble = 'off' | 'not_allowed' | 'quota' | 'unavailable' | 'no_voice' | 'playback';

/** One playback, as it is counted: lengths, never the text. */
export interface Playback {
  readonly section: string;
  readonly engine: SectionSound['engine'];
  readonly textLength: number;
  readonly success: boolean;
  readonly trouble: SoundTrouble | null;
}

/** What the page knows and may do about sound. The shell gives the real one; elsewhere browsers speak as they do. */
export interface Sound {
  readonly own: OwnSound;
  /** Which of its own switches whoever is here may use. */
  readonly may: Readonly<Record<keyof OwnSound, boolean>>;
  /** Of BCP 47. */
  readonly languageCode: string;
  /** Something on this page may be heard: what is known of sound is read now. */
  want(): void;
  sectionOf(section: string): SectionSound;
  /** A text of up to 500 characters as MPEG audio by the provider, or why there is none. Never rejects. */
  soundOf(text: string, section: string): Promise<Uint8Array<ArrayBuffer> | SoundTrouble>;
  /** Counts it, and says so where it was not heard. */
  played(playback: Playback): void;
  choose(change: Partial<OwnSound>): void;
}

/** As every section sounds until something else is known (spec 2 §9). */
export const plainSection: SectionSound = {
  isOn: true,
  engine: 'browser',
  browserVoice: null,
  rate: 1,
  pitch: 1,
  voiceVolume: 100,
  effectsVolume: 100,
};

/** Where nothing is known: browsers speak as they do, and nothing is counted. */
export const withoutServer: Sound = {
  own: { mutesVoice: false, reducesEffects: false },
  may: { mutesVoice: false, reducesEffects: false },
  languageCode: 'es-ES',
  want: () => undefined,
  sectionOf: () => plainSection,
  soundOf: async () => 'unavailable',
  played: () => undefined,
  choose: () => undefined,
};

export const SoundContext = createContext<Sound>(withoutServer);

/** For whatever may be heard on this page. */
export function useSound(): Sound {
  const sound = useContext(SoundContext);
  const { want } = sound;
  useEffect(() => want(), [want]);
  return sound;
}
