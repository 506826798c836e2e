import { upper } from './names.mjs';

const required = (variable) => `\${${variable}:?}`;
const image = (name) => `ghcr.io/alcancia/${name}:\${ALCANCIA_VERSION:-local}`;
const build = (dockerfile, room) =>
  `{ context: ., dockerfile: deploy/docker/${dockerfile}.Dockerfile, args: { ROOM: ${room} } }`;

/** The variables of what a service reaches, as docker-compose.yml gives them. */
const toReach = {
  keycloak: [
    'ISSUER_URL: http://keycloak:8080',
    'ISSUER_REALM: alcancia',
    `ISSUER_CLIENT_SECRET: ${required('ISSUER_CLIENT_SECRET')}`,
  ],
  mail: ['SMTP_URL: smtp://mail:1025', 'MAIL_FROM: ${MAIL_FROM:-Alcancía <hola@alcancia.test>}'],
  internet: [],
};

/** What may be left as it is, or else must be set. */
const setting = (variable, optionalSettings) =>
  variable in optionalSettings ? `\${${variable}:-${optionalSettings[variable]}}` : required(variable);

const migration = (name) => [
  `migrate-${name}:`,
  '  <<: *migration',
  `  image: ${image(name)}`,
  '  environment:',
  `    MIGRATION_DATABASE_URL: postgres://${name}_owner:${required(`${upper(name)}_OWNER_PASSWORD`)}@postgres/${name}`,
  '',
];

const service = ([name, { reaches, secrets, settings }], optionalSettings) => [
  `${name}:`,
  '  <<: *process',
  `  build: ${build('service', `services/${name}`)}`,
  `  image: ${image(name)}`,
  ...(reaches.includes('internet') ? ['  networks: [inside, outside]'] : []),
  '  environment:',
  '    <<: *service',
  `    DATABASE_URL: postgres://${name}:${required(`${upper(name)}_PASSWORD`)}@postgres/${name}`,
  `    NATS_USER: ${name}`,
  `    NATS_PASSWORD: ${required(`NATS_PASSWORD_${upper(name)}`)}`,
  `    INTENT_SECRET: ${required(`${upper(name)}_INTENT_SECRET`)}`,
  ...reaches.flatMap((outside) => toReach[outside].map((line) => `    ${line}`)),
  ...settings.map((variable) => `    ${variable}: ${setting(variable, optionalSettings)}`),
  ...secrets.map((variable) => `    ${variable}: ${required(variable)}`),
  '',
];

const frontEnd = (name) => [
  `web-${name}:`,
  '  <<: *process',
  `  build: ${build('frontend', `frontends/${name}`)}`,
  `  image: ${image(`web-${name}`)}`,
  '',
];

const users = (names) => [...names, 'gateway', 'admin'];

/** The sections of docker-compose.yml. */
export const composeSections = ({ services, serviceNames, frontEndNames, optionalSettings }) => ({
  'database passwords': serviceNames.flatMap((name) =>
    [`${upper(name)}_PASSWORD`, `${upper(name)}_OWNER_PASSWORD`].map(
      (variable) => `${variable}: ${required(variable)}`,
    ),
  ),
  'nats passwords': users(serviceNames).map((user) => {
    const variable = `NATS_PASSWORD_${upper(user)}`;
    return `${variable}: '"${required(variable)}"'`;
  }),
  migrations: serviceNames.flatMap(migration),
  services: Object.entries(services).flatMap((each) => service(each, optionalSettings)),
  'front ends': frontEndNames.flatMap(frontEnd),
  'front ends of the gateway': [
    `FRONTENDS: '${JSON.stringify(Object.fromEntries(frontEndNames.map((name) => [name, `http://web-${name}:8080`])))}'`,
  ],
});

/** The sections of deploy/docker/env.example. */
export const envSections = ({ services, serviceNames }) => ({
  'database passwords': serviceNames.flatMap((name) => [`${upper(name)}_PASSWORD=`, `${upper(name)}_OWNER_PASSWORD=`]),
  'nats passwords': users(serviceNames).map((user) => `NATS_PASSWORD_${upper(user)}=`),
  secrets: Object.entries(services).flatMap(([name, { secrets }]) =>
    [...secrets, `${upper(name)}_INTENT_SECRET`].map((variable) => `${variable}=`),
  ),
});
