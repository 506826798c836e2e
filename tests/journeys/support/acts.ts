import type { Page } from 'playwright-core';

export type Act = (page: Page) => Promise<void>;

/** Presses a button of the dialog that is open, or of the page. */
export const press =
  (name: string | RegExp): Act =>
  async (page) => {
    const dialogs = page.locator('dialog[open]');
    const place = (await dialogs.count()) > 0 ? dialogs.last() : page;
    await place.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();
  };

export const said =
  (text: string | RegExp): Act =>
  async (page) =>
    page.getByText(text).filter({ visible: true }).first().waitFor();

/** A dialog under this title. */
export const titled =
  (name: string | RegExp): Act =>
  async (page) =>
    page.getByRole('dialog', { name }).waitFor();

/** A field with this label. */
export const labelled =
  (label: string): Act =>
  async (page) =>
    page.getByLabel(label, { exact: true }).waitFor();

/** A dialog, whatever it is called. */
export const opened: Act = async (page) => page.locator('dialog[open]').last().waitFor();

/** Closes the dialog on top, where one is open; another may come in its place. */
export const close: Act = async (page) => {
  const dialogs = page.locator('dialog[open]');
  if ((await dialogs.count()) === 0) return;
  const top = await dialogs.last().elementHandle();
  await page.keyboard.press('Escape');
  await top?.waitForElementState('hidden');
};

export const choose =
  (name: string): Act =>
  async (page) =>
    page.getByRole('dialog').getByText(name, { exact: true }).first().click();

/** Types on the keyboard what a pad takes. */
export const type =
  (digits: string): Act =>
  async (page) =>
    page.keyboard.type(digits);

export const fill =
  (label: string, value: string): Act =>
  async (page) =>
    page.getByLabel(label, { exact: true }).fill(value);

export const inTurn =
  (...acts: readonly Act[]): Act =>
  async (page) => {
    for (const act of acts) await act(page);
  };
