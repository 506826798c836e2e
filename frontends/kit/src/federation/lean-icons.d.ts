/** The weights besides the regular one, each with the icons that are drawn in it. */
export function drawn(): Readonly<Record<string, readonly string[]>>;
export function lean(source: string, file: string): string;
export default function leanIcons(this: { resourcePath: string }, source: string): string;
