import { type AnswerMessage, type Bus, failure, type RequestMessage } from '@alcancia/server-kit';

/** The half of the bus by which the gateway asks. */
export type Asking = Pick<Bus, 'request'>;

/** Half of what the gateway works on: one room cannot take it all. */
export const atOncePerRoom = 1_000;
/** An answer that failed to come for this long, in milliseconds, was waited for; nobody there at all is known at once. */
const hangMs = 1_000;
const hangsInARow = 5;
/** A room that hangs is tried again by one request in this time, in milliseconds; all others hear `unavailable` at once. */
const tryAgainMs = 1_000;

/** What is known of one room. */
class Room {
  underWay = 0;
  private hangs = 0;
  private restsUntil = 0;

  /** Whether one more may ask; the first after each rest is the one that tries. */
  lets(now: number): boolean {
    if (this.underWay >= atOncePerRoom) return false;
    if (this.hangs < hangsInARow) return true;
    if (now < this.restsUntil) return false;
    this.restsUntil = now + tryAgainMs;
    return true;
  }

  answered(): void {
    this.hangs = 0;
  }

  hung(now: number): void {
    this.hangs += 1;
    this.restsUntil = now + tryAgainMs;
  }
}

/** Keeps a room that hangs from taking the gateway, and with it the other rooms, along (quality 11). */
export class RoomGuard implements Asking {
  private readonly rooms = new Map<string, Room>();

  constructor(
    private readonly bus: Asking,
    private readonly now: () => number = () => performance.now(),
  ) {}

  async request(subject: string, message: RequestMessage): Promise<AnswerMessage> {
    const room = this.roomOf(subject);
    const askedAt = this.now();
    if (!room.lets(askedAt)) throw failure('unavailable');
    room.underWay += 1;
    try {
      const answer = await this.bus.request(subject, message);
      room.answered();
      return answer;
    } catch (error) {
      const failedAt = this.now();
      if (failedAt - askedAt >= hangMs) room.hung(failedAt);
      throw error;
    } finally {
      room.underWay -= 1;
    }
  }

  private roomOf(subject: string): Room {
    const name = subject.replace(/\..*$/, '');
    const known = this.rooms.get(name) ?? new Room();
    this.rooms.set(name, known);
    return known;
  }
}
