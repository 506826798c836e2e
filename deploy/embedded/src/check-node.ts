import { CannotStart, words } from './words.js';

/** What the database driver needs; `npm start` brings a newer one along. */
const oldest = { major: 22, minor: 17 };

/** Refuses a Node on which the rest would fail with a message that nobody understands. */
export function checkNode(version: string): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major < oldest.major || (major === oldest.major && minor < oldest.minor)) {
    throw new CannotStart(words.tooOldNode(version));
  }
}
