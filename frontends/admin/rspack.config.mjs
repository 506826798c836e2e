import { fileURLToPath } from 'node:url';

import { NormalModuleReplacementPlugin } from '@rspack/core';

import { remoteBuild } from '@alcancia/web-kit/federation/build';

const build = remoteBuild(import.meta.dirname);
const scrollbarSize = fileURLToPath(new URL('./src/theme/scrollbar-size.ts', import.meta.url));

export default {
  ...build,
  plugins: [
    ...(build.plugins ?? []),
    new NormalModuleReplacementPlugin(/[/\\]getScrollBarSize(?:[.]js)?$/, scrollbarSize),
  ],
};
