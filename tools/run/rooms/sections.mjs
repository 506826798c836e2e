const styles = { '.md': ['<!-- ', ' -->'] };
const plain = ['# ', ''];

/** `# >>> name (…)` opens a section that is made, `# <<< name` ends it; its lines are indented like its first marker. */
export function withSection(file, text, name, made) {
  const [open, close] = styles[/\.[a-z]+$/.exec(file)?.[0]] ?? plain;
  const section = new RegExp(`^( *)${open}>>> ${name} \\(.*\\n[^]*?^ *${open}<<< ${name}${close}$`, 'm');
  const found = section.exec(text);
  if (!found) throw new Error(`${file} has lost its section '${name}'.`);
  const lines = made.trimEnd().split('\n');
  const indented = [
    `${open}>>> ${name} (made from contracts/src/rooms.ts by \`npm run record\`)${close}`,
    ...lines,
    `${open}<<< ${name}${close}`,
  ].map((line) => (line === '' ? '' : found[1] + line));
  return text.replace(section, () => indented.join('\n'));
}

/** The first line in which two texts differ, counted from 1; 0 where they are the same. */
export function firstDifference(one, other) {
  if (one === other) return 0;
  const [left, right] = [one.split('\n'), other.split('\n')];
  return left.findIndex((line, place) => line !== right[place]) + 1 || left.length;
}
