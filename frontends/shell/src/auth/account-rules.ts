import { emailComplaint } from '../email-complaint.js';
import { words } from '../words/auth.js';
import { isSamePassword, isTooShort } from '../password-strength.js';

export interface NewAccount {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly hasConsented: boolean;
}

export type Complaints<Form> = { readonly [Field in keyof Form]?: string };

/** What is wrong with a new password and its repetition (spec 1 §5). */
export function newPasswordComplaints({
  password,
  confirmPassword,
}: Pick<NewAccount, 'password' | 'confirmPassword'>): Complaints<NewAccount> {
  return {
    ...(isTooShort(password) && { password: password ? words.invalid.short : words.missing.password }),
    ...(!isSamePassword(password, confirmPassword) && { confirmPassword: words.invalid.mismatch }),
    ...(!confirmPassword && { confirmPassword: words.missing.confirmPassword }),
  };
}

/** What is wrong with a sign-up, field by field (spec 1 §5). The address of an invitation is not typed. */
export function signUpComplaints(form: NewAccount, isInvited: boolean): Complaints<NewAccount> {
  const email = isInvited ? undefined : emailComplaint(form.email);
  return {
    ...(!form.fullName.trim() && { fullName: words.missing.fullName }),
    ...(email && { email }),
    ...newPasswordComplaints(form),
    ...(!form.hasConsented && { hasConsented: words.invalid.consent }),
  };
}
