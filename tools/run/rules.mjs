import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { root } from './place.mjs';
import { sourcesIn } from './sources.mjs';

const pages = ['docs/rules/behaviour.md', 'docs/rules/quality.md', 'docs/rules/product.md'];
const house = 'docs/house.md';

const isRead = /[.](tsx?|mjs|cjs|js|css|sql|ya?ml|conf|sh|md)$|Dockerfile$|^[.]ci\/run$/;
const isOwn = /^docs\/rules\/|\/recorded\//;
const isComment = /^\s*(\/\/|\/?\*|--|#|<!--|\{\/\*)|\s\/\/\s|\/\*\*?\s|\s#\s/;

const short = /(?<![\w#.&-])([GFM][1-9]\d?)(?![\w.%-])/g;
const quality = /\bquality (\d+)/g;
const sections = /\b(spec [12]|house|RFC \d+) (§[\d.]*\d(?:(?:,| and|, and) §[\d.]*\d)*)/gi;

/** Every rule that may be cited: by its number in docs/rules, or by a section of docs/house.md. */
export function knownRules(read = (file) => readFileSync(path.join(root, file), 'utf8')) {
  const titles = pages.flatMap((page) => [...read(page).matchAll(/^#{2,3} (.+)$/gm)].map(([, title]) => title));
  const named = titles
    .map((title) => /^(?:[GFM]\d+|quality \d+|spec [12] §\d+)(?= |$)/.exec(title)?.[0])
    .filter(Boolean);
  const ofHouse = [...read(house).matchAll(/^#{2,3} (\d+(?:\.\d+)?)[. ]/gm)].map(([, number]) => `house §${number}`);
  return new Set([...named, ...ofHouse]);
}

/** What a line cites that is not there, each in the words of the line. */
export function brokenCitations(line, known) {
  const broken = [];
  const must = (rule) => known.has(rule) || broken.push(rule);
  const rest = line.replaceAll(sections, (_, work, numbers) => {
    const page = work.toLowerCase();
    if (!page.startsWith('rfc')) for (const [number] of numbers.matchAll(/§[\d.]*\d/g)) must(`${page} ${number}`);
    return '';
  });
  if (rest.includes('§')) broken.push('§ without a page');
  for (const [, rule] of rest.matchAll(short)) must(rule);
  for (const [rule] of rest.matchAll(quality)) must(rule);
  return broken;
}

/** Targets of a Markdown page's relative links that do not exist; addresses of other sites are not looked at. */
export function brokenLinks(page, text, exists = (target) => existsSync(path.join(root, target))) {
  const targets = [...text.matchAll(/\]\(([^()\s#]+)(?:#[^()\s]*)?\)/g)].map(([, target]) => target);
  return targets.filter((target) => !/^[a-z]+:/.test(target) && !exists(path.posix.join(path.dirname(page), target)));
}

/** Citations of rules that no page of this repository holds, and links between pages that lead nowhere. */
export function brokenRules() {
  const known = knownRules();
  const places = [...sourcesIn('.')].filter((place) => isRead.test(place));
  const links = places
    .filter((place) => place.endsWith('.md'))
    .flatMap((place) =>
      brokenLinks(place, readFileSync(path.join(root, place), 'utf8')).map(
        (target) => `${place}: no ${target} to link to`,
      ),
    );
  const citations = places
    .filter((place) => !isOwn.test(place))
    .flatMap((place) => {
      const isText = place.endsWith('.md');
      const lines = readFileSync(path.join(root, place), 'utf8').split('\n');
      return lines.flatMap((line, index) =>
        isText || isComment.test(line)
          ? brokenCitations(line, known).map((rule) => `${place}:${index + 1}: ${rule} is in no page of docs/`)
          : [],
      );
    });
  return [...links, ...citations];
}
