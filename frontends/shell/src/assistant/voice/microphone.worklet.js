/** Passes the microphone's sound on, in pieces of some 40 ms: by itself it comes in pieces of 3 ms. */
class Microphone extends AudioWorkletProcessor {
  constructor() {
    super();
    this.piece = new Float32Array(2048);
    this.filled = 0;
  }

  process([[channel] = []]) {
    if (!channel) return true;
    if (this.filled + channel.length > this.piece.length) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port, which has one end
      this.port.postMessage(this.piece.slice(0, this.filled));
      this.filled = 0;
    }
    this.piece.set(channel, this.filled);
    this.filled += channel.length;
    return true;
  }
}

registerProcessor('microphone', Microphone);
