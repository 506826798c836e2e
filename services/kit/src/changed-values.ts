/** Values by name of the field. */
type Values<V> = Readonly<Record<string, V>>;

/** Only what is another value: of a change, as the audit log keeps it (G40). Both name the same fields. */
export function changedValues<V>(
  was: Values<V>,
  is: Values<V>,
): { before: Record<string, V>; after: Record<string, V> } {
  const isChanged = ([name]: readonly [string, V]): boolean => was[name] !== is[name];
  const pick = (values: Values<V>): Record<string, V> => Object.fromEntries(Object.entries(values).filter(isChanged));
  return { before: pick(was), after: pick(is) };
}
