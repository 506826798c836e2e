import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The screens in these folders, without their proofs. */
export const screensIn = (folders: readonly string[]): { name: string; source: string }[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(({ name, parentPath }) => /(?<![.]spec)[.]tsx?$/.test(name) && !/node_modules|dist/.test(parentPath))
      .map(({ name, parentPath }) => ({ name, source: readFileSync(path.join(parentPath, name), 'utf8') })),
  );

/** The icons of a file: what each is called there, and its own name. */
const iconsIn = (source: string): Map<string, string> =>
  new Map(
    [...source.matchAll(/import \{ (?:(\w+) as )?(\w+) \} from '@phosphor-icons[^']*[/](\w+)'/g)].map(
      ([, , called = '', icon = '']) => [called, icon] as const,
    ),
  );

/** Every icon that a file may draw in this weight. A tag that is no icon's name stands for those that the file chooses from. */
function drawnHere(source: string, weight: string): string[] {
  const icons = iconsIn(source);
  return [...source.matchAll(/<(\w+)[^<>]*?weight=("\w+"|\{[^}]*\})/g)]
    .filter(([, , value = '']) => value.includes(weight))
    .flatMap(([, tag = '']) => {
      const icon = icons.get(tag);
      return icon ? [icon] : [...icons].filter(([called]) => !source.includes(`<${called}`)).map(([, one]) => one);
    });
}

/**
 * The weights besides the regular one, each with the icons that the screens in these folders draw in it. Entries of the
 * navigation are filled where one is: the shell draws them and knows them by no name.
 */
export function drawnIn(folders: readonly string[]): Record<'bold' | 'duotone' | 'fill', string[]> {
  const screens = screensIn(folders);
  const entries = screens
    .filter(({ name }) => name === 'navigation.ts')
    .flatMap(({ source }) => [...iconsIn(source).values()]);
  const inWeight = (weight: string, more: readonly string[] = []): string[] => [
    ...new Set([...screens.flatMap(({ source }) => drawnHere(source, weight)), ...more]),
  ];
  return { bold: inWeight('bold'), duotone: inWeight('duotone'), fill: inWeight('fill', entries) };
}
