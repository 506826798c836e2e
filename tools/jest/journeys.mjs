import Server from './server.mjs';

/** A server's environment in which a proof that fails tells what its pages showed at that moment. */
export default class Journeys extends Server {
  async handleTestEvent({ name, error }) {
    if (name !== 'test_fn_failure' || typeof error?.stack !== 'string') return;
    error.stack += `\n\n${(await this.global.whatPagesShow?.()) ?? ''}`;
  }
}
