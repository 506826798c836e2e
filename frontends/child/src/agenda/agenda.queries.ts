import { readAgenda } from '@alcancia/contracts/family';
import { read } from '@alcancia/web-kit';

/** The seven days from a Monday on. */
export const weekOf = (childId: string, monday: string) => read(readAgenda, { childId, from: monday, days: 7 });
