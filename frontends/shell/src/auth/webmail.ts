import { runtimeConfig } from '@alcancia/web-kit/federation';

const boxes: readonly (readonly [domains: RegExp, address: string])[] = [
  [/^(gmail|googlemail)\./, 'https://mail.google.com/'],
  [/^(outlook|hotmail|live|msn)\./, 'https://outlook.live.com/mail/'],
  [/^(yahoo|ymail)\./, 'https://mail.yahoo.com/'],
  [/^(icloud|me|mac)\./, 'https://www.icloud.com/mail/'],
  [/^(proton|protonmail|pm)\./, 'https://mail.proton.me/'],
];

/** Where this address reads its mail. Embedded, the system's own mailbox page is named in the runtime config. */
export function webmailOf(email: string): string {
  const { mailbox } = runtimeConfig();
  if (typeof mailbox === 'string' && mailbox.startsWith('/')) return mailbox;
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return boxes.find(([domains]) => domains.test(domain))?.[1] ?? 'mailto:';
}
