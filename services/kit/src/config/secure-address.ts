const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether this address is of the machine itself, as those of the simulators. */
export const isOfThisMachine = ({ hostname }: URL): boolean => thisMachine.has(hostname);

/** Outside this machine only by https: credentials and addresses of people travel with what is asked. */
export function isSecureAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return url.protocol === 'https:' || isOfThisMachine(url);
}
