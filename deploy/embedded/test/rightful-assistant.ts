import { type Make, plain } from './rightful-request.js';

/** What is asked of the assistant. */
export const rightfulAssistant: Readonly<Record<string, Make>> = {
  'assistant.respond': plain('adult', { mode: 'guia', question: '¿Cómo creo una meta?' }),
  'assistant.test-connection': plain('adult', {}),
};
