import { TestEnvironment } from 'jest-environment-jsdom';

const fromNode = [
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'fetch',
  'Headers',
  'Request',
  'Response',
  'structuredClone',
];

/** jsdom with what every browser of today has and jsdom lacks. */
export default class Browser extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] ??= globalThis[name];
    if (!this.global.crypto?.subtle) {
      Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
    }
    if (!('matchMedia' in this.global))
      this.global.matchMedia = (media) => ({
        media,
        matches: false,
        addEventListener() {},
        removeEventListener() {},
        addListener() {},
        removeListener() {},
        dispatchEvent: () => false,
      });
    if (!('ResizeObserver' in this.global))
      this.global.ResizeObserver = class {
        observe() {}
        unobserve() {}
        disconnect() {}
      };
    this.global.scrollTo = () => {};
  }
}
