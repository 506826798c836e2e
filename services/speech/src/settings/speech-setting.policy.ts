import type { SpeechSection, SpeechSectionSettings, SpeechSettings } from '@alcancia/contracts/speech';

interface Versioned {
  readonly version: number;
}
/** What is set for everybody. */
export type GeneralSetting = SpeechSettings & Versioned;
/** What one section does otherwise. */
export type SectionSetting = SpeechSectionSettings & Versioned & { readonly section: SpeechSection };
