import { v7 } from 'uuid';

import { planChanged } from '@alcancia/contracts/billing';
import { AiSimulator } from '@alcancia/server-kit';
import { bootService, type TestService } from '@alcancia/server-kit/testing';

import { assistant, simulatedAnswers, VoiceSimulator } from '../src/assistant.service.js';

/** The service alone: without an AI provider, and nobody to look anything up with. */
export const anAssistant = (): Promise<TestService> => bootService(assistant);

/** The key with which the provider is asked. */
export const aiKey = 'k'.repeat(20);

/** The service beside a simulated AI provider, which writes and speaks. */
export async function anAssistantWithAi(): Promise<{
  readonly service: TestService;
  readonly ai: AiSimulator;
  readonly voice: VoiceSimulator;
}> {
  const ai = await AiSimulator.start(simulatedAnswers);
  const voice = VoiceSimulator.at(ai);
  const service = await bootService(assistant, { env: { ...ai.settings, ASSISTANT_AI_SECRET: aiKey } });
  return { service, ai, voice };
}

/** A household whose plan has room for so many children, so that it may ask the AI fifty times as often a month. */
export async function aFamilyWith(service: TestService, maxChildren: number): Promise<string> {
  const familyId = v7();
  await service.tell(planChanged, {
    familyId,
    ownerId: v7(),
    slug: 'familia',
    planName: 'Familia',
    limits: { maxChildren, maxGuardians: 3, maxDevices: 10 },
  });
  return familyId;
}
