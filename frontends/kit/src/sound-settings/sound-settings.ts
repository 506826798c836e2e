import type { SectionSound, SoundTrouble } from '../sound/sound.js';

/** What is set for everybody; as the speech service keeps it. */
export interface GeneralSound extends Omit<SectionSound, 'isOn'> {
  readonly languageCode: 'es-ES' | 'es-MX' | 'es-AR' | 'es-CO' | 'es-CL' | 'es-US';
  readonly providerVoice: string | null;
  readonly providerModel: string;
  readonly version: number;
}

/** What one section does otherwise; null: as it is set for everybody. */
export interface SectionSetting<Name extends string = string> {
  readonly section: Name;
  readonly isOn: boolean;
  readonly engine: SectionSound['engine'] | null;
  readonly browserVoice: string | null;
  readonly rate: number | null;
  readonly pitch: number | null;
  readonly voiceVolume: number | null;
  readonly effectsVolume: number | null;
  readonly providerVoice: string | null;
  readonly version: number;
}

/** How the provider stands. */
export type ProviderState =
  | { readonly state: 'none' | 'away' }
  | {
      readonly state: 'there';
      readonly tier: string;
      readonly used: number;
      readonly most: number;
      readonly resetsAt: string | null;
      readonly voices: readonly { readonly voiceId: string; readonly name: string }[];
    };

/** What was played, the most heard first. */
export interface SoundStats {
  readonly from: string;
  readonly to: string;
  readonly isEverybodys: boolean;
  readonly plays: number;
  readonly succeeded: number;
  readonly characters: number;
  readonly engines: readonly {
    readonly engine: SectionSound['engine'];
    readonly plays: number;
    readonly succeeded: number;
  }[];
  readonly sections: readonly { readonly section: string; readonly plays: number }[];
  readonly troubles: readonly { readonly trouble: SoundTrouble; readonly plays: number }[];
}
