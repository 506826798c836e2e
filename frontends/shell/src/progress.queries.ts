import { readProgress } from '@alcancia/contracts/family';
import { read } from '@alcancia/web-kit';

/** Which steps of the unlock chain are open (spec 1 §4). */
export const progress = read(readProgress, {});
