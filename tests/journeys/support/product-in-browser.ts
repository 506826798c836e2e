import { afterAll, beforeAll } from '@jest/globals';
import type { Browser } from 'playwright-core';

import { aBrowser, type BrowserOptions } from './a-browser.js';
import { aProduct, type Product } from './a-product.js';
import { whatPagesShow } from './what-pages-show.js';

export interface ProductInBrowser {
  readonly browser: Browser;
  readonly product: Product;
  readonly origin: string;
}

/** Starts the product and a browser before the proofs of one file, and stops both after them. */
export function productInBrowser(options: BrowserOptions = {}): ProductInBrowser {
  let product: Product;
  let browser: Browser;
  beforeAll(async () => {
    product = await aProduct();
    browser = await aBrowser(options);
    Object.assign(globalThis, { whatPagesShow: () => whatPagesShow(browser) });
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });
  return {
    get browser() {
      return browser;
    },
    get product() {
      return product;
    },
    get origin() {
      return product.origin;
    },
  };
}
