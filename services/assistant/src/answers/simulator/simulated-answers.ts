import type { Simulated } from '@alcancia/server-kit';

/** Answers of the simulated provider: it says itself that it thinks nothing. */
export const simulatedAnswers: Simulated = {
  isAsked: ([system]) => system?.content.startsWith('Eres MetaBot') ?? false,
  write: (messages) => {
    const { question } = JSON.parse(messages.find(({ role }) => role === 'user')?.content ?? '{}') as {
      question: string;
    };
    return `Aquí contestaría la IA. Esta instalación usa una simulada, que no piensa: leyó «${question}» y nada más.`;
  },
};
