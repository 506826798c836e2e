import type { IdeaFields } from '@alcancia/contracts/assistant';

/** An idea of ours, under a name that never changes. */
export interface OfficialIdea extends IdeaFields {
  readonly key: string;
}

/** One of a file that is about one topic. */
export type OfTopic = Omit<OfficialIdea, 'topic'>;
