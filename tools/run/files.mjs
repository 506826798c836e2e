import { readFileSync } from 'node:fs';
import path from 'node:path';

import { root } from './place.mjs';
import { sourcesIn } from './sources.mjs';

const maxLines = 250;
const isSource = /[.](tsx?|[mc]?js|css)$/;
const isKebab = /^[.]?[a-z0-9]+([.-][a-z0-9]+)*$/;
const triesAgain = /\bretry[T]imes\b|--retrie[s]\b|[.]toPas[s]\(/;
const isDrawer = /(^|[/.-])(utils?|helpers?|common|shared|managers?|misc)([/.-]|$)/;
const isPolicy = /^services[/].*[.]policy[.]ts$/;
/** Rows, providers and the network: a rule is given what it decides on. */
const impure = /\bem\b|[.]execute\(|@Injectable|\bfetch\(|\bimport\(/;

/** What house §9 asks of names and lengths, and of rules that say they are pure; and no proof that failed is tried again. */
export function brokenFiles() {
  return [...sourcesIn('.')]
    .filter((place) => isSource.test(place))
    .flatMap((place) => {
      const text = readFileSync(path.join(root, place), 'utf8');
      const lines = text.trimEnd().split('\n').length;
      return [
        ...(lines > maxLines ? [`${place}: ${lines} lines, at most ${maxLines}`] : []),
        ...(isKebab.test(path.basename(place)) ? [] : [`${place}: names are kebab-case`]),
        ...(triesAgain.test(text) ? [`${place}: a proof that failed is not tried again`] : []),
        ...(isDrawer.test(place) ? [`${place}: a drawer's name says nothing`] : []),
        ...(isPolicy.test(place) && impure.test(text) ? [`${place}: a .policy reads no rows and calls nobody`] : []),
      ];
    });
}
