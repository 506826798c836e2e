import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { v7 } from 'uuid';

import type { CallerShape } from '@alcancia/contracts/caller';
import { listConversation, type RememberedMessage } from '@alcancia/contracts/assistant';
import { consentsChanged, readAge } from '@alcancia/contracts/identity';
import { purposeVersions } from '@alcancia/contracts/privacy';
import type { AiSimulator } from '@alcancia/server-kit';
import { aChild, type TestService } from '@alcancia/server-kit/testing';
import { until } from '@alcancia/testing';

import type { VoiceSimulator } from '../src/assistant.service.js';
import { AVoice } from './a-voice.js';
import { anAssistantWithAi } from './an-assistant.js';

/** What no verified answer knows: the AI is asked. */
export const unknown = '¿Por qué el cielo es azul?';
const both = { assistant: purposeVersions.assistant, voice: purposeVersions.voice };

/** The service beside a simulated AI that listens and speaks, for one suite; whoever speaks hangs up after each test. */
export class AVoiceStand {
  service!: TestService;
  voice!: VoiceSimulator;
  private ai!: AiSimulator;
  private decisions = 0;
  private readonly open: AVoice[] = [];

  static forTheSuite(): AVoiceStand {
    const stand = new AVoiceStand();
    beforeAll(() => stand.start());
    afterEach(() => stand.hangUpAll());
    afterAll(() => stand.stop());
    return stand;
  }

  async speaking(caller: CallerShape): Promise<AVoice> {
    const one = await AVoice.open(this.service, caller);
    this.open.push(one);
    return one;
  }

  allow(childId: string, given: Record<string, string>): Promise<void> {
    this.decisions += 1;
    return this.service.tell(consentsChanged, { childId, familyId: v7(), given }, { sequence: this.decisions });
  }

  async aSpeakingChild(): Promise<{ readonly childId: string; readonly child: CallerShape }> {
    const childId = v7();
    await this.allow(childId, both);
    return { childId, child: aChild(childId) };
  }

  async kept(caller: CallerShape): Promise<RememberedMessage[]> {
    return (await this.service.ask(listConversation, caller, {})).messages;
  }

  /** The last conversation, at the provider. */
  get talk(): VoiceSimulator['talks'][number] {
    const talk = this.voice.talks.at(-1);
    if (!talk) throw new Error('nobody has spoken');
    return talk;
  }

  /** Every use of the month's quota that was taken. */
  usesOf(familyId: string): Promise<{ is_answered: boolean }[]> {
    return this.service.em().execute(`select is_answered from assistant.ai_uses where family_id = ?`, [familyId]);
  }

  /** Waits until every use is given back: whoever hung up does not wait for it. */
  async nothingUsed(familyId: string): Promise<void> {
    await until('every use is given back', async () => (await this.usesOf(familyId)).length === 0);
  }

  rowsOf(personId: string): Promise<unknown[]> {
    return this.service.em().execute(`select 1 from assistant.conversation_messages where person_id = ?`, [personId]);
  }

  private async start(): Promise<void> {
    const { service, ai, voice } = await anAssistantWithAi();
    Object.assign(this, { service, ai, voice });
    voice.understand(unknown);
    const answer = { ok: true as const, data: { age: 8 }, isReplayed: false };
    await service.bus.serve(new Map([[readAge.subject, async () => answer]]));
  }

  private async hangUpAll(): Promise<void> {
    for (const one of this.open.splice(0)) if (!one.isOver) await one.hangUp();
    this.voice.understand(unknown);
  }

  private async stop(): Promise<void> {
    await this.service.close();
    await this.ai.stop();
  }
}
