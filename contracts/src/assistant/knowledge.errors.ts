import { defineErrors } from '../define-errors.js';

export const knowledgeErrors = defineErrors({
  knowledge_full: 'conflict',
  knowledge_too_similar: 'conflict',
});
