import swc from '@swc/jest';

/**
 * Compiles as always, except for the one file that is broken on purpose; nothing on the disk is touched. Every other
 * file has the same key in the cache whichever sabotage it is compiled for.
 */
export default {
  createTransformer({ sabotage: { file, from, to }, options }) {
    const compiler = swc.createTransformer(options);
    const isBroken = (name) => name.replaceAll('\\', '/').endsWith(`/${file}`);
    const broken = (source, name) => (from !== undefined && isBroken(name) ? source.replace(from, () => to) : source);
    return {
      canInstrument: compiler.canInstrument,
      getCacheKey: (source, name, rest) =>
        compiler.getCacheKey(broken(source, name), name, { ...rest, configString: 'sabotage' }),
      process: (source, name, rest) => compiler.process(broken(source, name), name, rest),
      processAsync: (source, name, rest) => compiler.processAsync(broken(source, name), name, rest),
    };
  },
};
