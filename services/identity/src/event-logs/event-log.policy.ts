/** 'a***@dominio.es': enough to recognise one's own, too little to write to (G52). */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '***' : `${email.slice(0, 1)}***${email.slice(at)}`;
}

/** What a search looks for among masked e-mails: a whole address is masked as they are. Wildcards of SQL mean themselves. */
export function searchedEmail(typed: string): string {
  const looked = /^[^@*]+@[^@]+$/.test(typed) ? maskEmail(typed) : typed;
  return `%${looked.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
