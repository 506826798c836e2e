import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { listSpeechPermissions } from '@alcancia/contracts/speech';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { SpeechPermissions } from './speech-permissions.store.js';

@UseCase()
export class ListSpeechPermissions {
  constructor(private readonly permissions: SpeechPermissions) {}

  @Handles(listSpeechPermissions)
  async execute(
    _administrator: Caller,
    _input: InputOf<typeof listSpeechPermissions>,
    reading: Reading,
  ): Promise<OutputOf<typeof listSpeechPermissions>> {
    return { permissions: await this.permissions.all(reading) };
  }
}
