/** What verified answers are about. */
export const knowledgeCategories = [
  'actividades',
  'dinero',
  'metas',
  'recompensas',
  'aprendizaje',
  'familia',
  'seguridad',
  'cuenta',
] as const;
export type KnowledgeCategory = (typeof knowledgeCategories)[number];

/** From how much similarity on an entry answers by itself, and from how much on it is offered (G30). */
export const knowledgeThresholds = { answers: 0.82, suggests: 0.65 } as const;
/** Entries that are offered at once under 'Quizás te refieres a:'. */
export const mostSuggestions = 3;
