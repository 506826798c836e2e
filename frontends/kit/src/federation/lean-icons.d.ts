/** Names of the icons that are drawn in two tones. */
export function twoToned(): readonly string[];
export function lean(source: string, file: string): string;
export default function leanIcons(this: { resourcePath: string }, source: string): string;
