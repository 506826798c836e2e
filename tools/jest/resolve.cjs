// CommonJS because Jest loads its resolver with require.
const { existsSync } = require('node:fs');
const path = require('node:path');

/** Rooms are read from their sources: `./x.js` means `x.ts` there, and @alcancia/* resolves by the condition `source`. */
const sourceOf = (file) => {
  if (!file.endsWith('.js') || existsSync(file)) return file;
  return ['.ts', '.tsx'].map((ending) => file.slice(0, -3) + ending).find((candidate) => existsSync(candidate)) ?? file;
};

module.exports = (request, options) => {
  const isOurs = !options.basedir.includes(`${path.sep}node_modules${path.sep}`);
  if (isOurs && request.startsWith('.')) {
    return options.defaultResolver(sourceOf(path.resolve(options.basedir, request)), options);
  }
  // Only ours: some packages of others carry a `source` condition too, and it is not meant for running.
  if (request.startsWith('@alcancia/')) {
    return options.defaultResolver(request, { ...options, conditions: ['source', ...(options.conditions ?? [])] });
  }
  return options.defaultResolver(request, options);
};
