/** A service has a few hundred statements; lists make more of them. PostgreSQL keeps each for each connection. */
const mostNames = 500;
const names = new Map<string, string>();

/**
 * All columns, whichever they are: after a migration they are others, and what was prepared before fails. Those of a JSON
 * text are named in the statement itself.
 */
const isOfAllColumns = /(?:select|returning)\s+(?:"?\w+"?[.])?[*](?!\s+from\s+jsonb_to_recordset)/i;

/** Under which name a connection keeps this statement; undefined: it is sent whole each time. */
export function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostNames || isOfAllColumns.test(text)) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}
