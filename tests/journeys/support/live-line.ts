import type { BrowserContext, WebSocketRoute } from 'playwright-core';

/** The frames that a browser gets over its live socket and the requests it then sends, in order. */
export interface LiveLine {
  isBlocked: boolean;
  /** Closes what is open and lets nothing through until `isBlocked` is false again. */
  readonly cut: () => void;
  readonly heard: string[];
  /** Resolves when the first socket that was let through is open. */
  readonly ready: Promise<void>;
}

/** Intercepts a browser's WebSockets; frames of those that are let through are recorded. */
export async function liveLineOf(context: BrowserContext): Promise<LiveLine> {
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  const open = new Set<WebSocketRoute>();
  const cut = () => {
    line.isBlocked = true;
    for (const socket of open) void socket.close();
    open.clear();
  };
  const line: LiveLine = { isBlocked: true, cut, heard: [], ready };
  await context.routeWebSocket(/./, (socket) => {
    if (line.isBlocked) return void socket.close();
    open.add(socket);
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(message));
    server.onMessage((message) => {
      line.heard.push(`frame ${String(message)}`);
      socket.send(message);
      if (String(message).includes('"ready"')) resolve();
    });
  });
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) line.heard.push(`read ${pathname}`);
  });
  return line;
}
