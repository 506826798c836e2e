import { knowledgeEdited, type KnowledgeFields } from '@alcancia/contracts/assistant';
import { type Caller, changedValues, type Work } from '@alcancia/server-kit';

type Values = Record<string, string | null>;

const longest = 300;
const cut = (said: string): string => (said.length > longest ? `${said.slice(0, longest - 1)}…` : said);

const inWords = (fields: KnowledgeFields): Values => ({
  question: fields.question,
  aliases: cut(fields.aliases.join(' · ')),
  answer: cut(fields.answerHtml),
  category: fields.category,
  ages: fields.ageRanges.join(', '),
  tags: cut(fields.tags.join(', ')),
  status: fields.status,
});

interface Saved {
  readonly entryId: string;
  readonly version: number;
  readonly before: KnowledgeFields | null;
  readonly after: KnowledgeFields;
}

/** The audit log hears what was changed, and what is open reads again. */
export function tellSaved({ publish }: Work, by: Caller, { entryId, version, before, after }: Saved): void {
  const said = inWords(after);
  const nothing: Values = Object.fromEntries(Object.keys(said).map((name) => [name, null]));
  const edit = changedValues(before ? inWords(before) : nothing, said);
  publish(knowledgeEdited, {
    entryId,
    version,
    byId: by.adultId,
    userAgent: by.origin.userAgent.slice(0, 300),
    before: edit.before,
    after: { verifiedQuestion: after.question, ...edit.after },
  });
}
