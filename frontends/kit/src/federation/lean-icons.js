// Rspack's loader for Phosphor's icons: of the six weights of each, the product draws the regular one, never the light and
// the thin one, and the others only of these. An icon that is written differently some day stays whole.
/** @type {Readonly<Record<'bold' | 'duotone' | 'fill', string>>} */
const drawnIn = {
  bold: `ArrowLeft ArrowRight CaretDown CaretLeft CaretRight Check DotsThreeVertical FlagCheckered Gift HourglassMedium
    List PencilSimple Plus Star`,
  duotone: 'Desktop DeviceMobile DeviceTablet Devices EnvelopeSimple Lock Trophy',
  fill: `ArrowClockwise ArrowCounterClockwise Backspace Bell CheckCircle CheckSquareOffset DeviceTablet Flag Gift HandHeart
    Hourglass HourglassMedium House LockKey LockSimple SealCheck SpeakerHigh Star Stop Trophy UserPlus UsersThree Warning`,
};

/**
 * The weights besides the regular one, each with the icons that are drawn in it.
 * @returns {Record<string, string[]>}
 */
export const drawn = () =>
  Object.fromEntries(Object.entries(drawnIn).map(([weight, names]) => [weight, names.split(/\s+/)]));

const nameIn = /([A-Za-z]+)\.es\.js$/;

/**
 * @param {string} source
 * @param {string} file
 */
export function lean(source, file) {
  const name = nameIn.exec(file)?.[1] ?? '';
  const never = Object.entries(drawn()).flatMap(([weight, names]) => (names.includes(name) ? [] : [weight]));
  const weights = ['light', 'thin', ...never].join('|');
  return source.replace(new RegExp(`\\n {2}\\[\\n {4}"(?:${weights})",[\\s\\S]*?\\n {2}\\],?`, 'g'), '');
}

/**
 * @this {{ resourcePath: string }}
 * @param {string} source
 * @returns {string}
 */
export default function leanIcons(source) {
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- rspack calls a loader on its context
  return lean(source, this.resourcePath);
}
