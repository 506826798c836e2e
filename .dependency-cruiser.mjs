/** Who may import whom (house §8). Folder names are captured, so that a new room or feature is guarded from its first file. */
const nouns = '[.](entity|errors|policy|limits|view|ledger|store|client|cipher)[.]ts$';
/** A feature's Nest module: names its verbs, and says which of its nouns other modules may have provided. */
const modules = '[.]module[.]ts$';
export default {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        path: '^(contracts|gateway|services|frontends|deploy/embedded)/',
        pathNot:
          '([.]d[.]ts|[.]config[.]m?[jt]s|main[.]tsx?|bootstrap[.]tsx)$|/federation/slim/|/admin/src/theme/scrollbar-size[.]ts$|[.]worklet[.]js$',
      },
      to: {},
    },
    {
      name: 'contracts-know-only-zod',
      severity: 'error',
      from: { path: '^contracts/src', pathNot: '[.](spec|stack)[.]ts$' },
      to: { pathNot: ['^contracts/src', 'node_modules/zod/'] },
    },
    {
      name: 'browsers-take-no-list-of-all-rooms',
      severity: 'error',
      comment: 'types only: otherwise a new code or event of one room would be in every front end',
      from: { path: '^frontends/', pathNot: '([.]spec[.]tsx?$|/testing/)' },
      to: { path: '^contracts/src/(errors|live|registry)[.]ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-kit-knows-identity-alone',
      severity: 'error',
      comment: 'what every front end shares is built again with each room that it knows',
      from: { path: '^frontends/kit/src/', pathNot: '([.]spec[.]tsx?$|/testing/|/words/rooms/)' },
      to: { path: ['^contracts/src/(?!identity/)[^/]+/', '/words/rooms/'] },
    },
    {
      name: 'no-server-in-the-browser',
      severity: 'error',
      from: { path: '^frontends' },
      to: { path: ['^services', '^gateway', '^deploy', '^tools', 'node_modules/(@nestjs|@mikro-orm|@nats-io)/'] },
    },
    {
      name: 'services-are-islands',
      severity: 'error',
      from: { path: '^services/([^/]+)/' },
      to: { path: '^(services|gateway)/', pathNot: '^services/(kit|$1)/' },
    },
    {
      name: 'gateway-has-no-domain',
      severity: 'error',
      from: { path: '^gateway/' },
      to: { path: ['^services/(?!kit/)', 'node_modules/@mikro-orm/'] },
    },
    {
      name: 'static-server-knows-nobody',
      severity: 'error',
      from: { path: '^deploy/static/', pathNot: '[.]spec[.]ts$' },
      to: {
        path: ['^(?!deploy/static/|node_modules/)', 'node_modules/(?!fresh/|range-parser/)'],
        dependencyTypesNot: ['core'],
      },
    },
    {
      name: 'micro-frontends-are-islands',
      severity: 'error',
      from: { path: '^frontends/([^/]+)/' },
      to: { path: '^frontends/', pathNot: '^frontends/(kit|$1)/' },
    },
    {
      name: 'features-share-nouns-not-verbs',
      severity: 'error',
      comment: 'inside a service, another feature may be reached only through its nouns and its module',
      from: { path: '^services/(?!kit/)([^/]+)/src/([^/]+)/' },
      to: {
        path: '^services/$1/src/[^/]+/',
        pathNot: ['^services/$1/src/$2/', '^services/$1/src/words/', nouns, modules],
      },
    },
    {
      name: 'modules-meet-modules',
      severity: 'error',
      comment: 'a feature is wired to another by its module alone; what is inside knows no module',
      from: { path: '^services/(?!kit/)[^/]+/src/', pathNot: '[.](module|service)[.]ts$' },
      to: { path: '^services/(?!kit/)[^/]+/src/.*' + modules },
    },
    {
      name: 'features-meet-in-pages',
      severity: 'error',
      from: { path: '^frontends/(?!kit/)([^/]+)/src/(?!pages/)([^/]+)/' },
      to: { path: '^frontends/$1/src/[^/]+/', pathNot: '^frontends/$1/src/($2|words)/' },
    },
    {
      name: 'nouns-know-no-verbs',
      severity: 'error',
      from: { path: '^services/[^/]+/src/.*' + nouns },
      to: { path: '^services/(?!kit/)[^/]+/src/', pathNot: nouns },
    },
    {
      name: 'policies-are-pure',
      severity: 'error',
      comment:
        'rules of the field decide from what they are given: rows, keys and providers are for .store, .client, .cipher',
      from: { path: '^services/(?!kit/)[^/]+/src/.*[.]policy[.]ts$' },
      to: { path: ['[.](store|client|ledger|cipher)[.]ts$', 'node_modules/(@mikro-orm|@nestjs|@keycloak|@node-rs)/'] },
    },
    {
      name: 'only-the-ledger-is-a-ledger',
      severity: 'error',
      from: {},
      to: { path: '^services/.*[.]ledger[.]ts$', pathNot: '^services/family/src/coins/coins[.]ledger[.]ts$' },
    },
    {
      name: 'embedded-imports-only-service-definitions',
      severity: 'error',
      from: { path: '^deploy/embedded/', pathNot: '[.](int[.]spec|stack)[.]ts$' },
      to: { path: '^services/(?!kit/)[^/]+/', pathNot: '^services/([^/]+)/src/[^/]+[.]service[.]ts$' },
    },
    {
      name: 'whole-system-tests-see-only-contracts',
      severity: 'error',
      from: { path: '^tests/' },
      to: { path: '^(services|gateway|frontends)/' },
    },
    {
      name: 'no-test-code-in-production',
      severity: 'error',
      from: {
        path: '^(services|gateway|frontends|contracts|deploy/embedded)/',
        pathNot: '(/test/|/testing/|[.]spec[.]tsx?$|[.]stack[.]ts$)',
      },
      to: { path: '^(services|gateway|frontends|contracts|deploy/embedded)/.*(/test/|/testing/|[.]spec[.]tsx?$)' },
    },
    {
      name: 'no-testing-package-in-production',
      severity: 'error',
      comment:
        'tools/testing speaks to a running product and knows its contracts; only tests and what measures know it',
      from: { pathNot: '^(tests|tools)/|/test/|[.]spec[.]tsx?$|[.]stack[.]ts$' },
      to: { path: '^tools/testing/' },
    },
    {
      name: 'testing-package-knows-contracts',
      severity: 'error',
      from: { path: '^tools/testing/src' },
      to: { path: '^(services|gateway|frontends|deploy|tests|tools)/', pathNot: '^tools/testing/src' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|[.][a-z]+)/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
