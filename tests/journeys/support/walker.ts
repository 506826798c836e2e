import type { Locator, Page } from 'playwright-core';

import { untilStill } from './taps.js';

/** What a walk took so far. */
export interface Effort {
  screens: number;
  taps: number;
  fields: number;
}

type Role = 'button' | 'link' | 'checkbox' | 'radio';

/**
 * Somebody on a phone who knows only what stands on the screen: reads headings, taps what has a name, fills in what has
 * a label. Never opens an address by itself.
 */
export class Walker {
  readonly effort: Effort = { screens: 0, taps: 0, fields: 0 };

  constructor(private page: Page) {}

  get at(): Page {
    return this.page;
  }

  /** What lies on top takes every tap: an open dialog, else the page. */
  private async top(): Promise<Locator> {
    const dialog = this.page.getByRole('dialog').filter({ visible: true }).last();
    return (await dialog.count()) > 0 ? dialog : this.page.locator('body');
  }

  /** A screen, or a dialog over it, has come: its heading can be read. */
  async sees(heading: string | RegExp): Promise<void> {
    await this.page.getByRole('heading', { name: heading }).filter({ visible: true }).first().waitFor();
    this.effort.screens += 1;
  }

  reads(text: string | RegExp): Promise<void> {
    return this.page.getByText(text).filter({ visible: true }).first().waitFor();
  }

  async taps(role: Role, name: string | RegExp): Promise<void> {
    const target = (await this.top())
      .getByRole(role, { name, exact: typeof name === 'string' })
      .filter({ visible: true })
      .first();
    if (role === 'checkbox' || role === 'radio') await target.check({ force: true });
    else {
      await untilStill(target);
      await target.tap();
    }
    this.effort.taps += 1;
  }

  /** Taps what stands under 'Siguiente paso', which must say this, and goes nowhere else. */
  async takesNextStep(says: string | RegExp, action: string): Promise<void> {
    const step = this.page.getByRole('complementary', { name: 'Siguiente paso' });
    await step.getByText(says).waitFor();
    const target = step.getByRole('link').or(step.getByRole('button'));
    if ((await target.innerText()) !== action) throw new Error(`The next step is «${await target.innerText()}».`);
    await untilStill(target);
    await target.tap();
    this.effort.taps += 1;
  }

  async types(label: string, text: string): Promise<void> {
    await (await this.top()).getByLabel(label, { exact: true }).fill(text);
    this.effort.fields += 1;
  }

  async chooses(label: string, option: string): Promise<void> {
    await (await this.top()).getByLabel(label, { exact: true }).selectOption({ label: option });
    this.effort.fields += 1;
  }

  /** Four digits on the keys of the screen. */
  async typesPin(pin: string): Promise<void> {
    const keys = await this.top();
    for (const digit of pin) await keys.getByRole('button', { name: digit, exact: true }).tap();
    this.effort.taps += pin.length;
  }

  /** Taps what opens in another tab, and goes on there. */
  async follows(target: Locator): Promise<void> {
    const [next] = await Promise.all([this.page.context().waitForEvent('page'), target.tap()]);
    this.page = next;
    this.effort.taps += 1;
  }
}
