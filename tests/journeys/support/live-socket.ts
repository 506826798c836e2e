import type { BrowserContext, Page, WebSocketRoute } from 'playwright-core';

import type { LiveFrame } from '@alcancia/contracts/live';

/** The frames that a browser gets over its live socket and the requests it then sends, in order. */
export interface LiveSocket {
  isBlocked: boolean;
  /** Closes what is open and lets nothing through until `isBlocked` is false again. */
  readonly cut: () => void;
  readonly heard: string[];
  /** Resolves when the first socket that was let through is open. */
  readonly ready: Promise<void>;
}

/** Intercepts a browser's WebSockets; frames of those that are let through are recorded. */
export async function liveSocketOf(context: BrowserContext): Promise<LiveSocket> {
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  const open = new Set<WebSocketRoute>();
  const cut = () => {
    live.isBlocked = true;
    for (const socket of open) void socket.close();
    open.clear();
  };
  const live: LiveSocket = { isBlocked: true, cut, heard: [], ready };
  await context.routeWebSocket(/./, (socket) => {
    if (live.isBlocked) return void socket.close();
    open.add(socket);
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(message));
    server.onMessage((message) => {
      live.heard.push(`frame ${String(message)}`);
      socket.send(message);
      if (String(message).includes('"ready"')) resolve();
    });
  });
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) live.heard.push(`read ${pathname}`);
  });
  return live;
}

/** What the live sockets of a page say is stale from now on: the topics of each frame; nothing is intercepted. */
export function topicsHeardBy(page: Page): string[] {
  const topics: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const frame = JSON.parse(String(payload)) as LiveFrame;
      if (frame.type === 'stale') topics.push(frame.topics.join(' '));
    }),
  );
  return topics;
}
