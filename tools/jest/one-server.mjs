import { installCommonGlobals } from 'jest-util';

import Server from './server.mjs';

/** Under which names Jest keeps in the global object what belongs to one file: its listeners and time limits. */
const ofOneFile = new Set([
  'EVENT_HANDLERS',
  'JEST_STATE_SYMBOL',
  'LOG_ERRORS_BEFORE_RETRY',
  'RETRY_IMMEDIATELY',
  'RETRY_TIMES',
  'TEST_TIMEOUT_SYMBOL',
  'WAIT_BEFORE_RETRY',
]);

/** By what PGlite and others take us for a page. */
const ofPages = ['document', 'isSecureContext', 'window'];

let first;

/** The server's environment, one for all files of a worker: the packages that `one-runtime.mjs` keeps live in it. */
export default class OneServer extends Server {
  constructor(config, context) {
    if (first) return first.forNextFile(config.projectConfig);
    super(config, context);
    first = this;
  }

  /** A file finds the environment variables of the worker and its own globals, not what the file before made of them. */
  forNextFile({ globals }) {
    delete this.handleTestEvent;
    for (const symbol of Object.getOwnPropertySymbols(this.global))
      if (ofOneFile.has(symbol.description)) delete this.global[symbol];
    for (const name of ofPages) delete this.global[name];
    const { process } = installCommonGlobals({ Symbol, Date }, globals);
    Object.assign(this.global, globals, { process });
    return this;
  }

  async setup() {
    if (this.isSetUp) return;
    this.isSetUp = true;
    await super.setup();
  }

  async teardown() {
    this.fakeTimersModern.useRealTimers();
  }
}
