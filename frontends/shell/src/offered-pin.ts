/** Kept in the browser once the offer was declined: it does not come back here. */
const place = 'alcancia.pin-offer';

let offered: string | null = null;
const watchers = new Set<() => void>();

function become(next: string | null): void {
  offered = next;
  for (const watch of watchers) watch();
}

const wasDeclined = (): boolean => {
  try {
    return localStorage.getItem(place) !== null;
  } catch {
    return false;
  }
};

/** An adult without a PIN has just given the password: a PIN is offered, and this proof serves to make it. */
export const offerPin = (proofToken: string): void => {
  if (!wasDeclined()) become(proofToken);
};

export const endOffer = (): void => become(null);

export const declineOffer = (): void => {
  try {
    localStorage.setItem(place, 'no');
  } catch {
    // Without storage the offer comes again after the next password.
  }
  become(null);
};

/** For useSyncExternalStore: the proof of an offer that waits for its answer. */
export const offeredPin = {
  subscribe: (watch: () => void): (() => void) => {
    watchers.add(watch);
    return () => watchers.delete(watch);
  },
  snapshot: (): string | null => offered,
};
