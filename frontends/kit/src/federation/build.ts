import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';

import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, CopyRspackPlugin, HtmlRspackPlugin } from '@rspack/core';

/** What every part of the page must have only one of (house §7). `antd` is not here: shared, it could not be tree-shaken. */
const oneOfEach = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'react-router',
  'react-router/',
  '@tanstack/react-query',
  '@alcancia/web-kit',
  '@alcancia/web-kit/ui',
  '@alcancia/web-kit/ui/antd',
  '@alcancia/web-kit/art',
];

interface Build {
  /** The room's folder. */
  readonly room: string;
  readonly federation: object;
  readonly publicPath: string;
  readonly entry: Configuration['entry'];
  readonly plugins?: Configuration['plugins'];
}

function build({ room, entry, publicPath, federation, plugins = [] }: Build): Configuration {
  const name = basename(room);
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
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          type: 'javascript/auto',
          loader: 'builtin:swc-loader',
          options: {
            jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } }, target: 'es2022' },
          },
        },
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.(woff2|svg|png|webp)$/, type: 'asset/resource' },
      ],
    },
    plugins: [new ModuleFederationPlugin({ dts: false, shareStrategy: 'loaded-first', ...federation }), ...plugins],
    cache: { type: 'persistent', storage: { type: 'filesystem', directory: join(room, '../../.cache/rspack', name) } },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}

const share = (how: object) => Object.fromEntries(oneOfEach.map((name) => [name, { singleton: true, ...how }]));

/** The host: it provides everything that is shared, and learns where the others are only when it runs. */
export const shellBuild = (room: string): Configuration =>
  build({
    room,
    entry: { shell: './src/index.ts' },
    publicPath: '/',
    federation: { name: 'shell', remotes: {}, shared: share({ requiredVersion: false }), manifest: false },
    plugins: [
      new HtmlRspackPlugin({ template: './src/index.html', inject: 'head', scriptLoading: 'defer' }),
      ...(existsSync(join(room, 'public')) ? [new CopyRspackPlugin({ patterns: [{ from: 'public' }] })] : []),
    ],
  });

/** A micro-frontend: it exposes one module and takes everything shared from the shell, so there is one copy of each. */
export const remoteBuild = (room: string): Configuration =>
  build({
    room,
    entry: {},
    publicPath: 'auto',
    federation: {
      name: basename(room),
      filename: 'assets/remote-entry.[contenthash:10].js',
      exposes: { './module': './src/module' },
      shared: share({ import: false, requiredVersion: false }),
      manifest: true,
    },
  });
