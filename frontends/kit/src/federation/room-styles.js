import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Rspack's loader for the styles of a micro-frontend: its rules hold only inside of what it draws (`data-room`, which
 * the shell puts around its pages). `:where` adds nothing to their weight against the design system's.
 *
 * @this {{ getOptions: () => { room: string } }}
 * @param {string} source
 * @returns {string}
 */
export default function roomStyles(source) {
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- rspack calls a loader on its context
  return `:where([data-room='${this.getOptions().room}']) {\n${source}\n}\n`;
}

const comments = /\/\*[\s\S]*?\*\//g;
const keyframes = /@keyframes[^{]*\{(?:[^{}]*\{[^}]*\})*\s*\}/g;

/** @param {string} source */
const selectorsIn = (source) =>
  [
    ...source
      .replace(comments, '')
      .replace(keyframes, '')
      .matchAll(/([^{};]+)\{/g),
  ]
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => !selector.startsWith('@'))
    // Commas inside of :is(…) and :has(…) part no selectors.
    .flatMap((selector) => selector.split(/,(?![^(]*\))/).map((one) => one.trim()));

/**
 * What would let one page's styles touch another's: a selector that does not begin with a class, or begins with one with
 * which another folder's do.
 *
 * @param {Readonly<Record<string, string>>} styles file → source
 * @returns {string[]}
 */
export function meetingStyles(styles) {
  /** @type {Map<string, string>} */
  const owners = new Map();
  const found = Object.entries(styles).flatMap(([file, source]) =>
    selectorsIn(source).flatMap((selector) => {
      const [, root] = /^[a-z]*\.([\w-]+)/.exec(selector) ?? [];
      if (!root) return [`${file}: «${selector}» begins with no class`];
      const folder = path.dirname(file);
      const owner = owners.get(root) ?? folder;
      owners.set(root, owner);
      return owner === folder ? [] : [`${file}: «.${root}» is ${owner}'s`];
    }),
  );
  return [...new Set(found)];
}

/**
 * @param {string} room folder of a front end
 * @returns {Record<string, string>}
 */
export function stylesOf(room) {
  const src = path.join(room, 'src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  return Object.fromEntries(files.sort().map((file) => [file, readFileSync(path.join(src, file), 'utf8')]));
}
