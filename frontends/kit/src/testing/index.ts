export { FakeApi } from './fake-api.js';
export { FakeBrowser } from './fake-browser.js';
export { renderWithKit } from './render-with-kit.js';
export { type FakeVoice, withFakeVoice } from './fake-voice.js';
