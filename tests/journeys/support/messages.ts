import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';

/** What is done, and what then stands on the screen, word for word (spec 1 §2, §5, §8; spec 2 §4, §5, §8). */
export type Message = readonly [situation: string, sentences: readonly string[], provoke: () => Promise<unknown>];

/** Alone, or as one sentence of two where a title and its text share a line. */
const patternOf = (sentence: string): RegExp =>
  new RegExp(String.raw`(?:^|\. )(${sentence.replaceAll(/[.?]/g, String.raw`\$&`)})(?:$|\. )`);

async function readOf(page: Page, sentences: readonly string[]): Promise<readonly string[]> {
  const read: string[] = [];
  for (const sentence of sentences) {
    const pattern = patternOf(sentence);
    const found = await page.getByText(pattern).filter({ visible: true }).first().textContent();
    read.push(pattern.exec(found?.trim() ?? '')?.[1] ?? '');
  }
  return read;
}

/** Provokes each in turn; what stood in the way of a request is taken away again. */
export const sayEach = (messages: readonly Message[], page: () => Page): void =>
  test.each(messages)('%s says %j', async (_situation, sentences, provoke) => {
    await provoke();
    expect(await readOf(page(), sentences)).toEqual(sentences);
    await page().unrouteAll({ behavior: 'ignoreErrors' });
  });
