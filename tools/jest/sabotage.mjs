import swc from '@swc/jest';

import { sabotages } from './sabotages.mjs';

const { file, from, to } = sabotages[process.env.SABOTAGE];

/** Compiles as always, except for the one file that is broken on purpose; nothing on the disk is touched. */
export default {
  createTransformer(options) {
    const compiler = swc.createTransformer(options);
    const broken = (source, name) =>
      name.replaceAll('\\', '/').endsWith(`/${file}`) ? source.replace(from, to) : source;
    return {
      canInstrument: compiler.canInstrument,
      getCacheKey: (source, name, rest) => compiler.getCacheKey(broken(source, name), name, rest),
      process: (source, name, rest) => compiler.process(broken(source, name), name, rest),
      processAsync: (source, name, rest) => compiler.processAsync(broken(source, name), name, rest),
    };
  },
};
