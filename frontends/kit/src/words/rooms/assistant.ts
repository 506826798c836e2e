import type * as assistant from '@alcancia/contracts/assistant';
import type { CodeOf } from '@alcancia/contracts/define-errors';

import { numberIn, textIn } from '../details.js';
import type { WordsOf } from '../errors.js';

/** What the assistant refuses: children whom nobody allows it (G41), proposals (G30), verified answers (G31), ideas (G33). */
export const assistantErrorWords: WordsOf<CodeOf<typeof assistant>> = {
  assistant_not_allowed: () => ({
    title: 'MetaBot está apagado para ti',
    text: 'Pídele a un adulto de tu familia que lo encienda.',
  }),
  voice_not_allowed: () => ({
    title: 'Tu voz está apagada para MetaBot',
    text: 'Pídele a un adulto de tu familia que te deje hablar con él.',
  }),
  proposal_expired: () => ({ title: 'Pasaron los dos minutos', text: 'Vuelve a pedírselo a MetaBot.' }),
  proposal_decided: () => ({ title: 'Ya se decidió', text: 'Alguien respondió antes a esta propuesta.' }),
  ideas_full: (details) => ({
    title: 'Ya no caben más ideas',
    text: `Puedes guardar hasta ${numberIn(details, 'most', 200)}.`,
  }),
  idea_not_published: () => ({
    title: 'Esta idea está archivada',
    text: 'Recupérala para compartirla.',
  }),
  knowledge_full: (details) => ({
    title: 'Ya no caben más respuestas verificadas',
    text: `Puede haber hasta ${numberIn(details, 'most', 1_000)}. Cambia una que ya no uses.`,
  }),
  knowledge_too_similar: (details) => ({
    title: 'Esta pregunta ya tiene respuesta',
    text: `Se parece mucho a «${textIn(details, 'question', 'otra entrada')}».`,
  }),
};
