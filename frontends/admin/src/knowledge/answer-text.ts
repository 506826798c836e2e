const marks: Readonly<Record<string, string>> = { strong: '**', em: '*' };

/** The text of an element in one line, its stress as it is typed: '**fuerte**' and '*con énfasis*'. */
function lineOf(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? '';
  if (node.localName === 'br') return ' ';
  const mark = marks[node.localName] ?? '';
  return `${mark}${[...node.childNodes].map(lineOf).join('')}${mark}`;
}

const tidied = (element: Element): string => lineOf(element).replaceAll(/\s+/g, ' ').trim();

function linesOf(element: Element): readonly string[] {
  if (element.localName === 'ul') return [...element.children].map((item) => `- ${tidied(item)}`);
  if (element.localName === 'ol') return [...element.children].map((item, nth) => `${nth + 1}. ${tidied(item)}`);
  return [tidied(element)];
}

/** A verified answer as it is typed: a line for each paragraph, '- ' or '1. ' before each point of a list. */
export function typedAnswer(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.children].flatMap(linesOf).join('\n');
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const stressed = (line: string): string =>
  escaped(line)
    .replaceAll(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/\*(.+?)\*/g, '<em>$1</em>');

/** The same as HTML of paragraphs, lists and stress; everything else that is typed is text. */
export function answerHtml(typed: string): string {
  const html: string[] = [];
  let list = '';
  const end = (): void => {
    if (list !== '') html.push(`</${list}>`);
    list = '';
  };
  for (const line of typed.split('\n').map((one) => one.trim())) {
    const [, mark, words = ''] = /^(-|\d{1,2}\.)\s+(.+)$/.exec(line) ?? [];
    const kind = mark === undefined ? '' : mark === '-' ? 'ul' : 'ol';
    if (kind !== list) end();
    if (kind !== '' && list === '') html.push(`<${kind}>`);
    list = kind;
    if (kind !== '') html.push(`<li>${stressed(words)}</li>`);
    else if (line !== '') html.push(`<p>${stressed(line)}</p>`);
  }
  end();
  return html.join('');
}
