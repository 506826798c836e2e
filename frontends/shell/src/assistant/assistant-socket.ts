import { type AssistantHeard, type AssistantSaid, reconnectAfterMs } from '@alcancia/contracts/assistant-socket';

/** A WebSocket that is open, or opening. */
export interface AssistantWire {
  readonly isOpen: () => boolean;
  readonly send: (text: string) => void;
  readonly close: () => void;
}

interface WireEvents {
  readonly opened: () => void;
  readonly heard: (text: string) => void;
  readonly lost: (code: number) => void;
}

/** `lost`: it comes back by itself in three seconds. `ended`: it does not. */
export type Standing = 'connecting' | 'connected' | 'lost' | 'ended';

export interface AssistantParts {
  readonly open: (events: WireEvents) => AssistantWire;
  /** A token that is good for now; null while nobody is signed in. */
  readonly token: () => Promise<string | null>;
  readonly onHeard: (heard: AssistantHeard) => void;
  readonly onStanding: (standing: Standing) => void;
}

/** Closed on purpose, not to be opened again: by us, refused, or without a session. */
const forGood = new Set([1000, 1008, 4401]);

/** The line to the assistant: says whose session it is, and tries again three seconds after it was lost (spec 2 §5). */
export class AssistantSocket {
  private wire: AssistantWire | null = null;
  private comeBack: ReturnType<typeof setTimeout> | undefined;
  private isStopped = false;

  constructor(private readonly parts: AssistantParts) {}

  start(): void {
    this.parts.onStanding('connecting');
    const wire: AssistantWire = this.parts.open({
      opened: () => void this.hello(wire),
      heard: (text) => this.hear(text),
      lost: (code) => this.lost(wire, code),
    });
    this.wire = wire;
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.comeBack);
    this.wire?.close();
    this.wire = null;
  }

  /** False when there is no line to say it on. */
  say(...messages: readonly AssistantSaid[]): boolean {
    if (!this.wire?.isOpen()) return false;
    for (const message of messages) this.wire.send(JSON.stringify(message));
    return true;
  }

  private async hello(wire: AssistantWire): Promise<void> {
    const token = await this.parts.token().catch(() => null);
    if (this.wire !== wire || !wire.isOpen()) return;
    if (token === null) return wire.close();
    this.say({ type: 'hello', token });
  }

  private hear(text: string): void {
    const heard = JSON.parse(text) as AssistantHeard;
    if (heard.type === 'connection_established') this.parts.onStanding('connected');
    this.parts.onHeard(heard);
  }

  private lost(wire: AssistantWire, code: number): void {
    if (this.wire !== wire) return;
    this.wire = null;
    if (this.isStopped) return;
    const isOver = forGood.has(code);
    this.parts.onStanding(isOver ? 'ended' : 'lost');
    if (!isOver) this.comeBack = setTimeout(() => this.start(), reconnectAfterMs);
  }
}
