import { randomUUID } from 'node:crypto';

import { readSpeechSettings } from '@alcancia/contracts/speech';

import { type Make, plain } from './rightful-request.js';
import type { Scene } from './scene.js';

const settingsIn = ({ system, tokens: { administrator: token } }: Scene) =>
  system.want(readSpeechSettings, {}, { token });

/** What is asked of speech. */
export const rightfulSpeech: Readonly<Record<string, Make>> = {
  'speech.read-voice': plain('child'),
  'speech.choose-own-sound': plain('child', { mutesVoice: false }),
  'speech.generate-activity-audio': plain('adult', { text: 'Hola.', section: 'goals' }),
  'speech.record-use': plain('child', {
    section: 'goals',
    engine: 'browser',
    textLength: 5,
    success: true,
    trouble: null,
    visitKey: randomUUID(),
  }),
  'speech.read-settings': plain('adult'),
  'speech.save-settings': async (scene) => ({ as: 'administrator', input: (await settingsIn(scene)).general! }),
  'speech.save-section': async (scene) => ({ as: 'administrator', input: (await settingsIn(scene)).sections![0]! }),
  'speech.list-permissions': plain('administrator'),
  'speech.switch-permission': plain('administrator', { role: 'adult', right: 'mute_voice', isEnabled: true }),
  'speech.read-provider': plain('adult'),
  'speech.read-stats': plain('adult'),
};
