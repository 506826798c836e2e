import { passwordForm } from '../issuer/password-form.policy.js';
import { accountLimits } from './account.limits.js';
import { passwordsDiffer, passwordTooCommon, passwordTooShort } from './account.errors.js';
import { guessedPasswords } from './guessed-passwords.policy.js';

const plain = (password: string): string => password.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const isOneCharacter = (password: string): boolean => new Set(password).size === 1;

/** A new password, typed twice: at least 6 characters (spec 1 §5) and none of the most common (G52). */
export function mustBeGoodPassword(typed: { password: string; confirmPassword: string }): void {
  const [password, confirmPassword] = [passwordForm(typed.password), passwordForm(typed.confirmPassword)];
  if (password !== confirmPassword) throw passwordsDiffer();
  if (password.trim().length < accountLimits.passwordMinLength) throw passwordTooShort();
  if (guessedPasswords.has(plain(password)) || isOneCharacter(password)) throw passwordTooCommon();
}
