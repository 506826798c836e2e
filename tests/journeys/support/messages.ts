import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';

/** What is done, and what then stands on the screen, to the letter (spec 1 §2, §5, §8; spec 2 §4, §5, §8). */
export type Message = readonly [situation: string, letters: readonly string[], provoke: () => Promise<unknown>];

/** Alone, or as one sentence of two where a title and its text share a line. */
const letterOf = (letter: string): RegExp =>
  new RegExp(String.raw`(?:^|\. )(${letter.replaceAll(/[.?]/g, String.raw`\$&`)})(?:$|\. )`);

async function readOf(page: Page, letters: readonly string[]): Promise<readonly string[]> {
  const read: string[] = [];
  for (const letter of letters) {
    const pattern = letterOf(letter);
    const found = await page.getByText(pattern).filter({ visible: true }).first().textContent();
    read.push(pattern.exec(found?.trim() ?? '')?.[1] ?? '');
  }
  return read;
}

/** Provokes each in turn; what stood in the way of a request is taken away again. */
export const sayEach = (messages: readonly Message[], page: () => Page): void =>
  test.each(messages)('%s says %j', async (_situation, letters, provoke) => {
    await provoke();
    expect(await readOf(page(), letters)).toEqual(letters);
    await page().unrouteAll({ behavior: 'ignoreErrors' });
  });
