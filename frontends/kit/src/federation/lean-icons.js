// Rspack's loader for Phosphor's icons: of the six weights of each, the product never draws the light and the thin one.
// An icon that is written differently some day stays whole.
const unused = /,?\n {2}\[\n {4}"(?:light|thin)",[\s\S]*?\n {2}\](?=,?\n)/g;

/**
 * @param {string} source
 * @returns {string}
 */
export default function leanIcons(source) {
  return source.replace(unused, '');
}
