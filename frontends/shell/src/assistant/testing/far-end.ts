import { act } from '@testing-library/react';

import type { AssistantHeard, AssistantSaid } from '@alcancia/contracts/assistant-socket';

import type { AssistantParts } from '../assistant-socket.js';

/** The gateway's end of every line that the panel opens, the newest last. */
export class FarEnd {
  readonly said: AssistantSaid[] = [];
  private isOpen = true;

  constructor(private readonly events: Parameters<AssistantParts['open']>[0]) {}

  readonly wire = {
    isOpen: () => this.isOpen,
    send: (text: string) => void this.said.push(JSON.parse(text) as AssistantSaid),
    close: () => this.lose(1000),
  };

  opened(): void {
    this.events.opened();
  }

  tell(...messages: readonly AssistantHeard[]): void {
    act(() => {
      for (const message of messages) this.events.heard(JSON.stringify(message));
    });
  }

  lose(code: number): void {
    this.isOpen = false;
    act(() => this.events.lost(code));
  }
}

/** A line whose far ends the test gets, each as it is opened. */
export const aLine = (opened: (end: FarEnd) => void): Pick<AssistantParts, 'open' | 'token'> => ({
  open: (events) => {
    const end = new FarEnd(events);
    opened(end);
    return end.wire;
  },
  token: async () => 'a-token',
});
