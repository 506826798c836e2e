import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { mayBeGiven, switchSpeechPermission } from '@alcancia/contracts/speech';
import { type Caller, failure, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { tellSpeechEdited } from '../speech-edited.js';
import { SpeechPermissions } from './speech-permissions.store.js';

@UseCase()
export class SwitchSpeechPermission {
  constructor(private readonly permissions: SpeechPermissions) {}

  @Handles(switchSpeechPermission)
  async execute(
    administrator: Caller,
    { role, right, isEnabled }: InputOf<typeof switchSpeechPermission>,
    work: Work,
  ): Promise<OutputOf<typeof switchSpeechPermission>> {
    if (isEnabled && !mayBeGiven(role, right)) throw failure('speech_right_of_adults');
    if (!(await this.permissions.switch(work, role, right, isEnabled))) return {};
    const key = `${role} ${right}`;
    tellSpeechEdited(work, administrator, { [key]: String(!isEnabled) }, { [key]: String(isEnabled) });
    return {};
  }
}
