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

/**
 * Nothing is drawn here, and nothing is proved of how it looks: the styles that components bring along are not read, which took
 * half of the time of some screens. What jsdom does not know about pseudo-elements is not asked.
 */
function leaveStylesUnread(window) {
  const { document, getComputedStyle } = window;
  const { createElement } = document;
  document.createElement = (name, ...options) => {
    const element = createElement.call(document, name, ...options);
    if (name === 'style') element.type = 'text/unread';
    return element;
  };
  window.getComputedStyle = (element) => getComputedStyle.call(window, element);
}

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
    leaveStylesUnread(this.global);
  }
}
