import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Line {
  readonly url: string;
  /** Breaks open connections and refuses new ones. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** A TCP proxy to a server, which a test may cut. */
export async function aLine(to: string): Promise<Line> {
  const { hostname, port } = new URL(to);
  const sockets = new Set<Socket>();
  let isCut = false;
  const carry = (from: Socket, into: Socket) => {
    sockets.add(from);
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      if (!from.readableEnded) into.destroy();
    });
    from.pipe(into);
  };
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), hostname);
    carry(near, far);
    carry(far, near);
  });
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    mend() {
      isCut = false;
    },
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
