import type { KnowledgeFields } from '@alcancia/contracts/assistant';

/** A verified answer that a new product begins with. */
export interface FirstEntry extends Pick<KnowledgeFields, 'answerHtml' | 'category' | 'question'> {
  /** The name of what is asked, of the machine's own words: 'approve-activity'. */
  readonly intent: string;
  /** The same question in other words. */
  readonly aliases: string[];
  readonly tags: string[];
}
