import type { Envelope } from '@alcancia/contracts/define';

/** The fields by which an event says whom it is about. What asks for an erasure itself names its `personId`. */
export const personFields = ['childId', 'adultId', 'recipientId', 'userId', 'ownerId'] as const;

type Fields = Partial<Record<string, unknown>>;
type Told = Pick<Envelope, 'data'>;

const fieldsOf = ({ data }: Told): Fields => (data !== null && typeof data === 'object' ? data : {});
const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value);
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const wholeOf = (fields: Fields): string[] => personFields.map((field) => fields[field]).filter(isId);
const childOf = (entry: unknown): unknown => (entry as Fields | null)?.['childId'];

/** Everybody whom an event is about, or one entry of its `childIds` or `children`. */
export function peopleOf(event: Told): string[] {
  const fields = fieldsOf(event);
  const listed = [...listIn(fields['childIds']), ...listIn(fields['children']).map(childOf)];
  return [...wholeOf(fields), ...listed.filter(isId)];
}

/** What is left of an event when some people are erased: of several children the others. Null: nobody is left. */
export function withoutPeople<E extends Told>(event: E, erased: ReadonlySet<string>): E | null {
  if (erased.size === 0) return event;
  const fields = fieldsOf(event);
  if (wholeOf(fields).some((id) => erased.has(id))) return null;
  const left: Fields = { ...fields };
  for (const [name, idOf] of [
    ['childIds', (entry: unknown) => entry],
    ['children', childOf],
  ] as const) {
    const entries = listIn(fields[name]);
    if (entries.length === 0) continue;
    const others = entries.filter((entry) => !erased.has(String(idOf(entry))));
    if (others.length === 0) return null;
    left[name] = others;
  }
  return { ...event, data: left };
}
