/** Shorter is refused (spec 1 §5). */
const passwordMinLength = 6;

/** As the server compares them: 'ñ' is one character or two, as the keyboard sends it. */
const formOf = (password: string): string => password.normalize('NFKC');

export const isTooShort = (password: string): boolean => formOf(password).length < passwordMinLength;

export const isSamePassword = (one: string, other: string): boolean => formOf(one) === formOf(other);

const kinds = [/[a-záéíóúñü]/, /[A-ZÁÉÍÓÚÑÜ]/, /[0-9]/, /[^a-záéíóúñüA-ZÁÉÍÓÚÑÜ0-9]/];
const runs = ['0123456789', '9876543210', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl'];

const isRun = (password: string): boolean => runs.some((run) => run.includes(password.toLowerCase()));

/** How hard a password is to guess, 0 (too short) to 4. A hint only: what is too common, the server refuses (G52). */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  if (isTooShort(password)) return 0;
  if (new Set(password).size < 4 || isRun(password)) return 1;
  const variety = kinds.filter((kind) => kind.test(password)).length;
  const score = (password.length >= 10 ? 1 : 0) + (password.length >= 14 ? 1 : 0) + variety;
  if (score >= 4) return 4;
  return score === 3 ? 3 : score === 2 ? 2 : 1;
}
