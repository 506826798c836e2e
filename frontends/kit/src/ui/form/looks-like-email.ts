/** Whether it can be an e-mail address at all; what is one, the server decides. */
export const looksLikeEmail = (typed: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed.trim());
