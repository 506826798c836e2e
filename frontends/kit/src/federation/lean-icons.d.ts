/** The weights besides the regular one, each with the icons that are drawn in it. */
type Drawn = Readonly<Record<string, readonly string[]>>;
export function lean(source: string, file: string, drawn: Drawn): string;
export default function leanIcons(this: { resourcePath: string; getOptions(): Drawn }, source: string): string;
