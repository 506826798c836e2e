import { listConversation } from '@alcancia/contracts/assistant';
import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { Memory } from './memory.store.js';

@UseCase()
export class ListConversation {
  constructor(private readonly memory: Memory) {}

  @Handles(listConversation)
  async execute(
    caller: Caller,
    _input: InputOf<typeof listConversation>,
    reading: Reading,
  ): Promise<OutputOf<typeof listConversation>> {
    return { messages: await this.memory.of(reading, caller.userId) };
  }
}
