import { permissions, type Permissions } from './permissions.js';

const list = (subjects: readonly string[]): string => `[${subjects.map((subject) => `"${subject}"`).join(', ')}]`;

/** Only services answer requests: once for each, within the time that a caller may wait. */
const answering = (user: string): string =>
  user === 'gateway' || user === 'admin' ? '' : '\n          allow_responses: { max: 1, expires: "2m" }';

const userBlock = ([user, { publish, subscribe }]: [string, Permissions]): string => `      {
        user: ${user}
        password: $NATS_PASSWORD_${user.toUpperCase()}
        permissions: {
          publish: { allow: ${list(publish)} }
          subscribe: { allow: ${list(subscribe)} }${answering(user)}
        }
      }`;

/** The server's configuration, from the contracts: a user for each service and for the gateway, with its own subjects and nothing else. */
export const serverConfig =
  (): string => `# Made by \`npm run record\` from the contracts; passwords come from the server's environment.
# Works with NATS 2.9 and newer. Address, ports and the store's folder are given on the command line.

jetstream: enabled
max_payload: 1MB
write_deadline: "5s"

accounts: {
  ALCANCIA: {
    jetstream: enabled
    users: [
${Object.entries(permissions).map(userBlock).join('\n')}
    ]
  }
}
`;
