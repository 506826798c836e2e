import { looksLikeEmail } from '@alcancia/web-kit/ui';

import { words } from './words/auth.js';

/** What is wrong with a typed e-mail, at first sight; the server looks closer. */
export const emailComplaint = (email: string): string | undefined =>
  looksLikeEmail(email) ? undefined : words.missing.email;
