import { readProgress } from '@alcancia/contracts/family';
import { listChildren } from '@alcancia/contracts/identity';
import { read } from '@alcancia/web-kit';

export const familyProgress = read(readProgress, {});
export const guidedChildren = read(listChildren, {});
