import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { v7 } from 'uuid';

import type { CallerShape } from '@alcancia/contracts/caller';
import {
  generateActivityAudio,
  readSpeechSettings,
  saveSpeechSettings,
  type SpeechSettings,
} from '@alcancia/contracts/speech';
import { Clock, FolderFiles } from '@alcancia/server-kit';
import { anAdministrator, bootService, type TestService } from '@alcancia/server-kit/testing';

import { speech, SpeechSimulator } from '../src/speech.service.js';

/** The key with which the provider is asked. */
export const speechKey = 's'.repeat(20);

export const administrator = anAdministrator();

export interface VoiceScene {
  readonly service: TestService;
  readonly provider: SpeechSimulator;
  readonly files: FolderFiles;
  stop(): Promise<void>;
}

/** The service beside a simulated provider and a store of objects. */
export async function aVoice(): Promise<VoiceScene> {
  const folder = await mkdtemp(path.join(tmpdir(), 'speech-'));
  const files = await FolderFiles.open(folder, 'f'.repeat(40), new Clock());
  const provider = await SpeechSimulator.start();
  const service = await bootService(speech, { env: { ...provider.settings, SPEECH_SECRET: speechKey }, files });
  return {
    service,
    provider,
    files,
    async stop() {
      await service.close();
      await provider.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** What is set for everybody, with these changes. */
export async function setGeneral(service: TestService, change: Partial<SpeechSettings>): Promise<void> {
  const { general } = await service.ask(readSpeechSettings, administrator, {});
  await service.ask(saveSpeechSettings, administrator, { ...general!, ...change });
}

/** A text that nobody has heard yet. */
export const aText = (): string => `Lee esto: ${v7()}`;

export const say = (service: TestService, caller: CallerShape, text = aText()) =>
  service.ask(generateActivityAudio, caller, { text, section: 'activities' });
