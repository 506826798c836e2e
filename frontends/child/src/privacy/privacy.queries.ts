import { readConsents } from '@alcancia/contracts/identity';
import { read } from '@alcancia/web-kit';

export const consentsOf = (childId: string) => read(readConsents, { childId });
