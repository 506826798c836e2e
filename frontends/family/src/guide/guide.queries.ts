import { readFamilyDashboard, readProgress } from '@alcancia/contracts/family';
import { read } from '@alcancia/web-kit';

export const familyProgress = read(readProgress, {});
/** Each child's day among the rest. */
export const guidedChildren = read(readFamilyDashboard, {});
