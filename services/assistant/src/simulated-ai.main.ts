import { z } from 'zod';

import { AiSimulator } from '@alcancia/server-kit';

import { VoiceSimulator } from './voice/simulator/voice-simulator.js';
import { simulatedAnswers } from './answers/simulator/simulated-answers.js';

const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(1),
});

/** An AI that writes and speaks, as a process of its own beside a system whose processes are killed. */
const { HOST, PORT } = environment.parse(process.env);
const ai = await AiSimulator.at({ host: HOST, port: PORT }, simulatedAnswers);
VoiceSimulator.at(ai);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void ai.stop().then(() => process.exit()));
