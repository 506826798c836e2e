import { ageRanges } from './knowledge.js';

/** What a family can do together with an idea (G33). */
export const ideaTypes = ['cuento', 'dinamica', 'reflexion', 'reto', 'conversacion'] as const;
export type IdeaType = (typeof ideaTypes)[number];

/** What an idea teaches (G33). */
export const ideaTopics = ['ahorro', 'esfuerzo', 'generosidad', 'emociones', 'consumo'] as const;
export type IdeaTopic = (typeof ideaTopics)[number];

/** For which children an idea is meant, in years. */
export const ideaAges = ageRanges.filter((ages) => ages !== 'adultos');
export type IdeaAge = (typeof ideaAges)[number];

/** Who wrote an idea: the AI, somebody of the family, or the team of the product. */
export const ideaSources = ['ia', 'manual', 'oficial'] as const;
export type IdeaSource = (typeof ideaSources)[number];

/** `borrador`: the AI wrote it and nobody has kept it yet. `archivado`: put away, and shared with nobody. */
export const ideaStatuses = ['borrador', 'publicado', 'archivado'] as const;
export type IdeaStatus = (typeof ideaStatuses)[number];
