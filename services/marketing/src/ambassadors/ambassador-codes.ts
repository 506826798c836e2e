import { randomInt } from 'node:crypto';

/** Without what is taken for something else when it is read aloud: I, O, 0 and 1. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Eight signs, 40 bits: nobody finds one by trying. */
export const newCode = (): string => Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('');
