import { forgetConversation } from '@alcancia/contracts/assistant';
import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { Memory } from './memory.store.js';

@UseCase()
export class ForgetConversation {
  constructor(private readonly memory: Memory) {}

  @Handles(forgetConversation)
  async execute(
    caller: Caller,
    _input: InputOf<typeof forgetConversation>,
    work: Work,
  ): Promise<OutputOf<typeof forgetConversation>> {
    await this.memory.forget(work, caller.userId);
    return {};
  }
}
