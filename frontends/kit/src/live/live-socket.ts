import { goingAway, type LiveFrame, type LiveHello } from '@alcancia/contracts/live-socket';

/** A WebSocket that is open, or opening. */
export interface Wire {
  readonly isOpen: () => boolean;
  readonly send: (text: string) => void;
  readonly close: () => void;
}

/** Events of a WebSocket. */
export interface WireEvents {
  readonly opened: () => void;
  readonly heard: (text: string) => void;
  readonly lost: (code: number, reason?: string) => void;
}

interface LiveParts {
  readonly open: (events: WireEvents) => Wire;
  /** A token that is good for now; null while nobody is signed in. */
  readonly token: () => Promise<string | null>;
  readonly onFrame: (frame: LiveFrame) => void;
  /** Reconnected: signals may have been missed meanwhile. */
  readonly onReturn: () => void;
}

/** The session ended or changed: ask who is signed in before connecting again. */
const sessionEnded = 4401;
const firstPauseMs = 500;
const longestPauseMs = 30_000;
/** A newer token is sent over the open socket well before the old one (300 s) expires. */
const sayAgainMs = 60_000;

/** Half of the pause is fixed, half is chance: a thousand browsers do not come back at once. */
export const pauseMs = (failures: number, chance = Math.random()): number => {
  const whole = Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1));
  return whole / 2 + (whole / 2) * chance;
};

/** The one live socket of a tab: sends its token in the first message and reconnects with backoff. */
export class LiveSocket {
  private wire: Wire | null = null;
  private said: string | null = null;
  private failures = 0;
  private wasReady = false;
  private isStopped = false;
  private comeBack: ReturnType<typeof setTimeout> | undefined;
  private sayAgain: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly parts: LiveParts) {}

  start(): void {
    this.sayAgain = setInterval(() => void this.hello(), sayAgainMs);
    this.connect();
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.comeBack);
    clearInterval(this.sayAgain);
    this.wire?.close();
    this.wire = null;
  }

  /** Reconnects now instead of after the backoff: the machine is online again, or the tab is visible. */
  hurry(): void {
    if (this.wire || this.isStopped) return;
    clearTimeout(this.comeBack);
    this.connect();
  }

  private connect(): void {
    this.said = null;
    const wire: Wire = this.parts.open({
      opened: () => void this.hello(),
      heard: (text) => this.hear(text),
      lost: (code, reason) => this.lost(wire, code, reason),
    });
    this.wire = wire;
  }

  private async hello(): Promise<void> {
    const { wire } = this;
    if (!wire?.isOpen()) return;
    const token = await this.parts.token().catch(() => null);
    if (this.wire !== wire || !wire.isOpen() || token === this.said) return;
    if (token === null) return wire.close();
    this.said = token;
    wire.send(JSON.stringify({ type: 'hello', token } satisfies LiveHello));
  }

  private hear(text: string): void {
    const frame = JSON.parse(text) as LiveFrame;
    if (frame.type === 'ready') {
      if (this.wasReady || this.failures > 0) this.parts.onReturn();
      this.failures = 0;
      this.wasReady = true;
    }
    this.parts.onFrame(frame);
  }

  private lost(wire: Wire, code: number, reason?: string): void {
    if (this.wire !== wire) return;
    this.wire = null;
    if (this.isStopped) return;
    if (code === sessionEnded) this.parts.onFrame({ type: 'session-changed' });
    this.failures += 1;
    const spreadMs = code === goingAway ? Math.min(longestPauseMs, Number(reason) || 0) : 0;
    this.comeBack = setTimeout(() => this.connect(), pauseMs(this.failures) + spreadMs * Math.random());
  }
}
