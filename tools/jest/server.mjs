import { createHash } from 'node:crypto';

import { TestEnvironment } from 'jest-environment-node';

const compiled = new Map();

/** One compilation per process: a compiled module holds no state, so every file may have it. */
function compiledOnce(bytes) {
  const name = createHash('sha1').update(bytes).digest('hex');
  if (!compiled.has(name)) compiled.set(name, WebAssembly.compile(bytes));
  return compiled.get(name);
}

/** Node, where the 10 MB of WebAssembly of PGlite are not compiled again for every file. */
export default class Server extends TestEnvironment {
  async setup() {
    await super.setup();
    const { WebAssembly: own } = this.global;
    const instantiate = own.instantiate.bind(own);
    // What this process has compiled is a module for PGlite too.
    own.Module = WebAssembly.Module;
    own.instantiate = async (source, imports) => {
      if (!Buffer.isBuffer(source)) return instantiate(source, imports);
      const module = await compiledOnce(source);
      return { module, instance: await instantiate(module, imports) };
    };
  }
}
