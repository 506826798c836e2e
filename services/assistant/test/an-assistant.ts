import { v7 } from 'uuid';

import { planChanged } from '@alcancia/contracts/billing';
import { AiSimulator } from '@alcancia/server-kit';
import { bootService, type TestService } from '@alcancia/server-kit/testing';

import { assistant, simulatedAnswers } from '../src/assistant.service.js';

/** The service alone: without an AI provider, and nobody to look anything up with. */
export const anAssistant = (): Promise<TestService> => bootService(assistant);

/** The key with which the provider is asked. */
export const aiKey = 'k'.repeat(20);

/** The service beside a simulated AI provider. */
export async function anAssistantWithAi(): Promise<{ readonly service: TestService; readonly ai: AiSimulator }> {
  const ai = await AiSimulator.start(simulatedAnswers);
  const service = await bootService(assistant, { env: { ...ai.settings, ASSISTANT_AI_SECRET: aiKey } });
  return { service, ai };
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
