export { FakeApi } from './fake-api.js';
export { renderWithKit } from './render-with-kit.js';
