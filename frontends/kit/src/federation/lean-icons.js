// Rspack's loader for Phosphor's icons: of the six weights of each, the product draws the regular one, never the light and
// the thin one, and the others only where a screen says so. An icon that is written differently some day stays whole.

const nameIn = /([A-Za-z]+)\.es\.js$/;

/**
 * @param {string} source
 * @param {string} file
 * @param {Record<string, readonly string[]>} drawn
 */
export function lean(source, file, drawn) {
  const name = nameIn.exec(file)?.[1] ?? '';
  const never = Object.entries(drawn).flatMap(([weight, names]) => (names.includes(name) ? [] : [weight]));
  const weights = ['light', 'thin', ...never].join('|');
  return source.replace(new RegExp(`\\n {2}\\[\\n {4}"(?:${weights})",[\\s\\S]*?\\n {2}\\],?`, 'g'), '');
}

/**
 * @this {{ resourcePath: string, getOptions(): Record<string, readonly string[]> }}
 * @param {string} source
 * @returns {string}
 */
export default function leanIcons(source) {
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- rspack calls a loader on its context
  return lean(source, this.resourcePath, this.getOptions());
}
