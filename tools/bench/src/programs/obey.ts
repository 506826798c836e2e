export type Orders = Readonly<Record<string, (order: never) => Promise<unknown>>>;

export interface Order {
  readonly id: number;
  readonly name: string;
  readonly order: unknown;
}

export interface Obeyed {
  readonly id: number;
  readonly answer?: unknown;
  readonly fault?: string;
}

/** A program that does what its parent asks, one message per order, and is gone with it. */
export function obey(orders: Orders): void {
  const tell = (said: Obeyed): void => void process.send?.(said);
  process.on('message', ({ id, name, order }: Order) => {
    const doIt = async (): Promise<unknown> => orders[name]?.(order as never);
    doIt().then(
      (answer) => tell({ id, answer }),
      (error: Error) => tell({ id, fault: error.stack ?? String(error) }),
    );
  });
  process.on('disconnect', () => process.exit());
  tell({ id: 0 });
}
