import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, CopyRspackPlugin, HtmlRspackPlugin, type RuleSetRule } from '@rspack/core';

import { mark, wordmark } from '../art/logo.js';
import { drawnIn } from './drawn-icons.js';
import HashedParts from './hashed-parts.js';
import { meetingStyles, stylesOf } from './room-styles.js';

const roomStyles = fileURLToPath(new URL('./room-styles.js', import.meta.url));
const leanContracts = fileURLToPath(new URL('./lean-contracts.js', import.meta.url));
const leanIcons = fileURLToPath(new URL('./lean-icons.js', import.meta.url));
const kit = fileURLToPath(new URL('..', import.meta.url));
/**
 * Rspack names the federation's runtime by its CommonJS files, which cannot be tree-shaken: the page would carry what is
 * for Node and for manifests, 12 KB compressed in the shell and 10 KB in every micro-frontend.
 */
const treeShaken = Object.fromEntries(
  ['runtime', 'webpack-bundler-runtime', 'inject-external-runtime-core-plugin'].flatMap((name) => {
    const module = fileURLToPath(import.meta.resolve(`@module-federation/${name}`));
    return [
      [`@module-federation/${name}$`, module],
      [module.replace(/\.js$/, '.cjs'), module],
    ];
  }),
);
const slim = (name: string) => fileURLToPath(new URL(`./slim/${name}.js`, import.meta.url));

/** What every part of the page must have only one of (house §7). `antd` is not here: shared, it could not be tree-shaken. */
const oneOfEach: readonly (readonly [name: string, provided?: string])[] = [
  ['react'],
  ['react/'],
  ['react-dom'],
  ['react-dom/'],
  ['react-router', slim('router')],
  ['@tanstack/react-query', slim('query')],
  ['@alcancia/web-kit'],
  ['@alcancia/web-kit/ui'],
  ['@alcancia/web-kit/ui/antd'],
  ['@alcancia/web-kit/art'],
];

const versionOf = (name: string): string => {
  const { version } = JSON.parse(readFileSync(fileURLToPath(import.meta.resolve(`${name}/package.json`)), 'utf8')) as {
    version: string;
  };
  return version;
};

/** The shell's version of each; the micro-frontends carry none of their own, so there is never a second copy. */
const provided = Object.fromEntries(
  oneOfEach.map(([name, from]) => [
    name,
    { singleton: true, requiredVersion: false as const, ...(from ? { import: from, version: versionOf(name) } : {}) },
  ]),
);
const taken = Object.fromEntries(
  oneOfEach.map(([name]) => [name, { singleton: true, requiredVersion: false as const, import: false as const }]),
);

/** Parts of the federation's runtime that are left out: it is given addresses and never reads a manifest itself. */
const optimization = { disableSnapshot: true, target: 'web' } as const;

interface Build {
  /** The room's folder. */
  readonly room: string;
  readonly federation: ConstructorParameters<typeof ModuleFederationPlugin>[0];
  readonly publicPath: string;
  readonly entry: NonNullable<Configuration['entry']>;
  readonly plugins?: NonNullable<Configuration['plugins']>;
  readonly splitChunks?: NonNullable<Configuration['optimization']>['splitChunks'];
  /** What is done to the room's own styles. */
  readonly styles?: RuleSetRule['use'];
}

function build({
  room,
  entry,
  publicPath,
  federation,
  plugins = [],
  styles = [],
  splitChunks = {},
}: Build): Configuration {
  const name = basename(room);
  const icons = drawnIn([join(room, 'src'), kit]);
  const meeting = meetingStyles(stylesOf(room));
  if (meeting.length > 0) throw new Error(`Styles of one page touch another's:\n${meeting.join('\n')}`);
  return {
    name,
    context: room,
    mode: 'production',
    target: ['web', 'es2022'],
    entry,
    devtool: false,
    output: {
      path: join(room, 'dist'),
      publicPath,
      clean: true,
      uniqueName: `alcancia-${name}`,
      filename: 'assets/[name].[contenthash:10].js',
      chunkFilename: 'assets/[name].[contenthash:10].js',
      cssFilename: 'assets/[name].[contenthash:10].css',
      cssChunkFilename: 'assets/[name].[contenthash:10].css',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
      conditionNames: ['source', '...'],
      alias: {
        ...treeShaken,
        zod$: slim('zod'),
        'whole-react-query$': fileURLToPath(import.meta.resolve('@tanstack/react-query')),
        'whole-react-router$': fileURLToPath(import.meta.resolve('react-router')),
      },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          type: 'javascript/auto',
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
              target: 'es2022',
            },
          },
        },
        { test: /contracts[\\/]src[\\/](?:.+[.]contract|values)[.]ts$/, enforce: 'pre', loader: leanContracts },
        {
          test: /@phosphor-icons[\\/]react[\\/]dist[\\/]defs/,
          loader: leanIcons,
          options: icons,
        },
        { test: /\.css$/, include: join(room, 'src'), use: styles },
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.(woff2|svg|png|webp)$/, type: 'asset/resource' },
      ],
    },
    plugins: [new ModuleFederationPlugin({ dts: false, shareStrategy: 'loaded-first', ...federation }), ...plugins],
    optimization: { splitChunks },
    cache: {
      type: 'persistent',
      // What is kept of an icon depends on the screens that draw it, which the cache does not know of.
      version: JSON.stringify(icons),
      storage: { type: 'filesystem', directory: join(room, '../../.cache/rspack', name) },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}

/** Small pieces that several shared modules are made of: each would carry its own copy, and every page loads them all. */
const once = {
  name: 'once',
  test: /kit[\\/]src[\\/](?:words[\\/](?:errors|format)|api[\\/](?:api-error|ask|make-stale|new-key|open-acts|read|token-source|use-write)|federation[\\/](?:slim|reload|known-h)|offline[\\/]connection)|contracts[\\/]src[\\/](?:define|values)/,
  chunks: 'all' as const,
  enforce: true,
};

/** The host: it provides everything that is shared, and gets the addresses of the others at run time. */
export const shellBuild = (room: string): Configuration =>
  build({
    room,
    splitChunks: { cacheGroups: { once } },
    entry: { shell: [fileURLToPath(new URL('./for-everyone.ts', import.meta.url)), './src/index.ts'] },
    publicPath: '/',
    federation: {
      name: 'shell',
      remotes: {},
      shared: provided,
      manifest: false,
      experiments: { provideExternalRuntime: true, optimization },
    },
    plugins: [
      new HtmlRspackPlugin({
        template: './src/index.html',
        inject: 'head',
        scriptLoading: 'defer',
        minify: false,
        templateParameters: { logo: mark() + wordmark() },
      }),
      ...(existsSync(join(room, 'public')) ? [new CopyRspackPlugin({ patterns: [{ from: 'public' }] })] : []),
    ],
  });

/** A micro-frontend: it exposes one module and takes everything shared, the federation's runtime too, from the shell. */
export const remoteBuild = (room: string): Configuration =>
  build({
    room,
    entry: {},
    publicPath: 'auto',
    federation: {
      name: basename(room),
      filename: 'assets/remote-entry.[contenthash:10].js',
      exposes: { './module': './src/module' },
      shared: taken,
      manifest: true,
      experiments: { externalRuntime: true, optimization },
    },
    plugins: [new HashedParts()],
    styles: [
      // Nested rules are written out: not every browser that we serve knows them.
      { loader: 'builtin:lightningcss-loader', options: { include: { nesting: true } } },
      { loader: roomStyles, options: { room: basename(room) } },
    ],
  });
