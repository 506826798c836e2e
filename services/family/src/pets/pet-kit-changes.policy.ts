import type { KeptPetKit } from '@alcancia/contracts/family';

type Fields = Pick<KeptPetKit, 'displayName' | 'minLevel' | 'isActive' | 'sortOrder'>;
type Values = Record<string, string>;

const said = ({ displayName, minLevel, isActive, sortOrder }: Fields): Values => ({
  name: displayName,
  minLevel: String(minLevel),
  offered: isActive ? 'yes' : 'no',
  order: String(sortOrder),
});

/** Only what is another value, by name of the field, as the audit log keeps it. */
export function changedKit(was: Fields, is: Fields): { before: Values; after: Values } {
  const [before, after] = [said(was), said(is)];
  const changed = ([name, value]: readonly [string, string]): boolean => before[name] !== value;
  const names = new Set(
    Object.entries(after)
      .filter(changed)
      .map(([name]) => name),
  );
  const pick = (values: Values): Values =>
    Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)));
  return { before: pick(before), after: pick(after) };
}

/** Whether a child who has just begun may have it. */
export const isForEveryChild = ({ isActive, category, minLevel }: KeptPetKit): boolean =>
  isActive && category === 'general' && minLevel === 1;
