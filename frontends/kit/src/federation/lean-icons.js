// Rspack's loader for Phosphor's icons: of the six weights of each, the product never draws the light and the thin one, and
// the two-toned one only of these. An icon that is written differently some day stays whole.
const inTwoTones = ['Desktop', 'DeviceMobile', 'DeviceTablet', 'Devices', 'EnvelopeSimple', 'Lock', 'Trophy'];

const weight = (names) => new RegExp(`,?\\n {2}\\[\\n {4}"(?:${names})",[\\s\\S]*?\\n {2}\\](?=,?\\n)`, 'g');
const never = weight('light|thin');
const alsoNever = weight('light|thin|duotone');
const nameIn = /([A-Za-z]+)\.es\.js$/;

export const twoToned = () => inTwoTones;

/**
 * @param {string} source
 * @param {string} file
 */
export const lean = (source, file) =>
  source.replace(inTwoTones.includes(nameIn.exec(file)?.[1] ?? '') ? never : alsoNever, '');

/**
 * @this {{ resourcePath: string }}
 * @param {string} source
 * @returns {string}
 */
export default function leanIcons(source) {
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- rspack calls a loader on its context
  return lean(source, this.resourcePath);
}
