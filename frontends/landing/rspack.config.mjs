import path from 'node:path';

const room = import.meta.dirname;

/** What both builds share: the same files under the same names, so that the server knows what the browser will ask for. */
const build = (name, { entry, target, output }) => ({
  name,
  context: room,
  mode: 'production',
  target,
  entry,
  devtool: false,
  output: {
    path: path.join(room, 'dist'),
    publicPath: '/remotes/landing/',
    assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
    ...output,
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
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
            target: 'es2022',
          },
        },
      },
      {
        test: /\.css$/,
        type: 'asset/source',
        loader: 'builtin:lightningcss-loader',
        options: { minify: true, include: { nesting: true } },
      },
      { test: /\.(woff2|webp)$/, type: 'asset/resource' },
      // Within the program that draws, which reads no files beside itself.
      { test: /\.(woff|wasm)$/, type: 'asset/inline' },
    ],
  },
  node: { __dirname: false },
  performance: { hints: false },
  stats: 'errors-warnings',
});

/** The script of the page, and beside it the program that draws the page, which is never served: its name ends in `.cjs`. */
export default [
  build('landing', {
    target: ['web', 'es2022'],
    entry: {
      landing: './src/browser/index.ts',
      'ambassador-tracking': './src/tracking/index.ts',
      'landing-touches': './src/touches/index.ts',
    },
    output: {
      filename: ({ chunk }) => (chunk.name === 'landing' ? 'assets/[name].[contenthash:10].js' : 'js/[name].js'),
      clean: { keep: /^server[/\\]|[.]woff2$/ },
    },
  }),
  build('landing-server', {
    target: 'node24',
    entry: { draw: './src/pages/server.ts' },
    output: { filename: 'server/[name].cjs', library: { type: 'commonjs2' } },
  }),
];
