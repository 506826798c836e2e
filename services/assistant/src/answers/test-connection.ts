import { testConnection } from '@alcancia/contracts/assistant';
import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { type Caller, Handles, UseCase } from '@alcancia/server-kit';

import { AiAnswers } from './ai-answers.client.js';

/** 'Test Conexión': this service answers, and says whether the AI has a key (spec 2 §7). */
@UseCase()
export class TestConnection {
  constructor(private readonly ai: AiAnswers) {}

  @Handles(testConnection)
  async execute(_adult: Caller, _input: InputOf<typeof testConnection>): Promise<OutputOf<typeof testConnection>> {
    return { status: 'ok', isKeyConfigured: this.ai.isKeyConfigured };
  }
}
