import { permissions, type Permissions } from './permissions.js';

const list = (subjects: readonly string[]): string => `[${subjects.map((subject) => `"${subject}"`).join(', ')}]`;

const answering = '\n          allow_responses: { max: 1, expires: "2m" }';

const userBlock = ([user, { publish, subscribe, mayAnswer, passwordOf = user }]: [
  string,
  Permissions,
]): string => `      {
        user: ${user}
        password: $NATS_PASSWORD_${passwordOf.toUpperCase()}
        permissions: {
          publish: { allow: ${list(publish)} }
          subscribe: { allow: ${list(subscribe)} }${mayAnswer ? answering : ''}
        }
      }`;

/** The server's configuration, from the contracts: users for each service and for the gateway, with their own subjects and nothing else. */
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
