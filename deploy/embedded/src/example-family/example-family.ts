import type { PayPalSimulator } from '@alcancia/billing';
import type { OutputOf } from '@alcancia/contracts/define';
import { type ApprovalView, listApprovals } from '@alcancia/contracts/family';
import type { ServiceName } from '@alcancia/contracts/rooms';
import type { Bus } from '@alcancia/server-kit';

import type { AdultName, ChildName } from './people.js';
import { Person } from './person.js';

export interface KnownChild {
  readonly childId: string;
  readonly self: Person;
}

type State = 'pendiente' | 'por_entregar' | 'resueltas';

/** The family as the chapters find it: who is there by now, and what has been made under which title. */
export class ExampleFamily {
  private readonly adults = new Map<AdultName, Person>();
  private readonly children = new Map<ChildName, KnownChild>();
  private readonly ids = new Map<string, string>();

  constructor(
    private readonly bus: Pick<Bus, 'request'>,
    /** The text of the newest e-mail to an address. */
    readonly mailTo: (email: string) => Promise<string>,
    /** Resolves when everything that happened so far has been reacted to. */
    readonly settled: () => Promise<void>,
    /** 'YYYY-MM-DD' of so many days before today, on the family's calendar. */
    readonly dateBefore: (days: number) => string,
    /** Something that the product does by itself, now: a schedule of a service. */
    readonly takeTurn: (service: ServiceName, schedule: string) => Promise<void>,
    /** The simulated one; null where PayPal itself is asked. */
    readonly payPal: PayPalSimulator | null,
  ) {}

  /** Somebody whom nobody knows yet, at this browser. */
  visitor(userAgent: string): Person {
    return new Person(this.bus, userAgent);
  }

  welcome(name: AdultName, person: Person): void {
    this.adults.set(name, person);
  }

  add(name: ChildName, child: KnownChild): void {
    this.children.set(name, child);
  }

  adult(name: AdultName): Person {
    return known(name, this.adults.get(name));
  }

  child(name: ChildName): KnownChild {
    return known(name, this.children.get(name));
  }

  childIds(names: readonly ChildName[]): string[] {
    return names.map((name) => this.child(name).childId);
  }

  /** Remembers what was made under a title; titles are unique in the story. */
  keep(title: string, id: string): void {
    this.ids.set(title, id);
  }

  idOf(title: string): string {
    return known(title, this.ids.get(title));
  }

  async requestsOf(name: ChildName, state: State = 'pendiente'): Promise<OutputOf<typeof listApprovals>['requests']> {
    const { childId } = this.child(name);
    return (await this.adult('laura').ask(listApprovals, { childId, state, limit: 100 })).requests;
  }

  /** What a child has asked for under this title, newest first. */
  async requestAbout(name: ChildName, title: string, state: State = 'pendiente'): Promise<ApprovalView> {
    const requests = await this.requestsOf(name, state);
    return known(
      `${name}: ${title}`,
      requests.find((request) => request.title === title),
    );
  }
}

function known<T>(what: string, value: T | undefined): T {
  if (value === undefined) throw new Error(`Not in the story yet: ${what}`);
  return value;
}
