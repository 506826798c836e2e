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

/** For whom an answer is written, in years (G31). */
export const ageRanges = ['4-6', '7-9', '10-12', '13+', 'adultos'] as const;
export type AgeRange = (typeof ageRanges)[number];

/** From how much similarity on an entry answers by itself, and from how much on it is offered (G30). */
export const knowledgeThresholds = { answers: 0.82, suggests: 0.65 } as const;
/** From how much similarity on a new question is taken for one that an entry answers already (G31). */
export const sameQuestionFrom = 0.9;
/** Entries that are offered at once under 'Quizás te refieres a:'. */
export const mostSuggestions = 3;
