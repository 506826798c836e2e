/** What React's drawing on the server waits with, and jsdom lacks; Node's own would keep the test's process alive. */
class Channel {
  readonly port1: { onmessage: (() => void) | null } = { onmessage: null };
  readonly port2 = { postMessage: (): void => void setTimeout(() => this.port1.onmessage?.(), 0) };
}

Object.assign(globalThis, { MessageChannel: Channel });
