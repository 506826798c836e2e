import { Failure } from '../place.mjs';

const fence = /^```(\w+) (\S+)\n([^]*?)^```$/gm;

/** The files of a page: whole ones, and lines that are added to files that are there (`diff`). */
export const filesOf = (page) =>
  [...page.matchAll(fence)].map(([, language, file, text]) => ({ file, text, isAdded: language === 'diff' }));

/** Puts the lines that begin with + before the line that follows them, and takes those that begin with - away. */
export function withAdded(file, text, diff) {
  const lines = text.split('\n');
  let added = [];
  for (const line of diff.trimEnd().split('\n')) {
    const words = line.slice(1);
    if (line.startsWith('+')) {
      added.push(words);
      continue;
    }
    const place = lines.indexOf(words);
    if (place === -1) throw new Failure(`${file} has no line '${words}': the page that changes it is out of date.`);
    lines.splice(place, line.startsWith('-') ? 1 : 0, ...added);
    added = [];
  }
  return lines.join('\n');
}
