import type { Envelope } from '@alcancia/contracts/define';
import type { LiveFrame, Recipients, Signal } from '@alcancia/contracts/live';
import { notificationAdded } from '@alcancia/contracts/notifications';

export const written = (frame: LiveFrame): string => JSON.stringify(frame);

const finalText = 0x81;

/** A text as a WebSocket frame (RFC 6455 §5.2, one final frame, unmasked): made once for all sockets (quality 14). */
export function framed(text: string): Buffer {
  const body = Buffer.from(text, 'utf8');
  return Buffer.concat([headOf(body.length), body]);
}

function headOf(bytes: number): Buffer {
  if (bytes < 126) return Buffer.from([finalText, bytes]);
  if (bytes < 65_536) return Buffer.from([finalText, 126, bytes >> 8, bytes & 0xff]);
  const head = Buffer.alloc(10);
  head.set([finalText, 127]);
  head.writeBigUInt64BE(BigInt(bytes), 2);
  return head;
}

export interface Told {
  readonly to: Recipients;
  readonly frame: Buffer;
}

const notificationIn = ({ subject, data }: Envelope): string | undefined => {
  if (subject !== notificationAdded.subject) return undefined;
  return notificationAdded.data.safeParse(data).data?.notificationId;
};

/** Turns an event into whom it reaches and the one frame that all of them get (house §2.5). */
export class Signals {
  private readonly bySubject: ReadonlyMap<string, Signal>;

  constructor(signals: readonly Signal[]) {
    this.bySubject = new Map(signals.map((signal) => [signal.event.subject, signal]));
  }

  told(event: Envelope): Told | null {
    const signal = this.bySubject.get(event.subject);
    const data = signal?.event.data.safeParse(event.data);
    if (!signal || !data?.success) return null;
    const notificationId = notificationIn(event);
    const frame: LiveFrame = {
      type: 'stale',
      topics: [...signal.topics],
      ...(notificationId ? { notificationId } : {}),
    };
    return { to: signal.to(data.data as never), frame: framed(written(frame)) };
  }
}
