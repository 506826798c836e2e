/** The one Unicode form in which passwords are kept and compared: 'ñ' is one character or two, as the keyboard sends it. */
export const passwordForm = (password: string): string => password.normalize('NFKC');
