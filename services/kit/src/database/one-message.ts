import { parse, type PGlite, protocol, type Transaction } from '@electric-sql/pglite';

type Query = Transaction['query'];
type Asked = Parameters<Query>;

const { serialize } = protocol;
const afterItsText = [
  serialize.bind({ values: [] }),
  serialize.describe({ type: 'P' }),
  serialize.execute({}),
  serialize.sync(),
];

/**
 * PGlite sends a statement in six messages and waits for each, because it must hear the types of its values first. MikroORM
 * writes values into the text: then one message says it all, in about half the time. It stays a single statement, to
 * which the simple protocol would not hold it.
 */
export function askInOneMessage(pglite: PGlite): void {
  const whole = async (text: string, options: Asked[2]) => {
    const message = Buffer.concat([serialize.parse({ text }), ...afterItsText]);
    const { messages } = await pglite.execProtocol(message, { syncToFs: !pglite.isInTransaction() });
    return parse.parseResults(messages, pglite.parsers, options)[0];
  };
  const hasValues = ([, values = []]: Asked): boolean => values.length > 0;

  // oxlint-disable-next-line no-underscore-dangle -- the lock under which a transaction runs has no other name
  const exclusively = pglite._runExclusiveTransaction.bind(pglite);

  const query = pglite.query.bind(pglite);
  pglite.query = ((...asked: Asked) =>
    hasValues(asked) || pglite.closed
      ? query(...asked)
      : exclusively(() => pglite.runExclusive(() => whole(asked[0], asked[2])))) as Query;

  const transaction = pglite.transaction.bind(pglite);
  pglite.transaction = (act) =>
    transaction((within) => {
      const { query: queryWithin } = within;
      within.query = ((...asked: Asked) =>
        hasValues(asked) || within.closed
          ? queryWithin(...asked)
          : pglite.runExclusive(() => whole(asked[0], asked[2]))) as Query;
      return act(within);
    });
}
