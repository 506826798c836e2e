/** Prints a few lines and nothing of the page around them. */
export function printText(title: string, lines: readonly string[]): void {
  const frame = document.createElement('iframe');
  frame.className = 'printed-text';
  frame.title = title;
  document.body.append(frame);
  const page = frame.contentDocument;
  if (!page || !frame.contentWindow) return;
  page.title = title;
  page.body.append(
    ...[title, ...lines].map((line) => {
      const paragraph = page.createElement('p');
      paragraph.textContent = line;
      return paragraph;
    }),
  );
  frame.contentWindow.addEventListener('afterprint', () => frame.remove());
  frame.contentWindow.print();
}
