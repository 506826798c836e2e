import Runtime from 'jest-runtime';

const isPackage = (key) => String(key).includes('/node_modules/');

/** Modules by their address: some are kept for the next file, the others are evaluated for each. */
export class Modules extends Map {
  constructor(kept, isKept = isPackage) {
    super();
    this.kept = kept;
    this.isKept = isKept;
  }
  get(key) {
    return this.isKept(key) ? this.kept.get(key) : super.get(key);
  }
  has(key) {
    return this.isKept(key) ? this.kept.has(key) : super.has(key);
  }
  set(key, module) {
    if (this.isKept(key)) this.kept.set(key, module);
    else super.set(key, module);
    return this;
  }
  delete(key) {
    return this.isKept(key) ? this.kept.delete(key) : super.delete(key);
  }
}

const imported = new Map();
const required = new Map();

/** Evaluates each package once per worker instead of once per file. */
export default class OneRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    this.registries.esModuleRegistry = new Modules(imported);
    this.registries.moduleRegistry = new Modules(required);
  }

  teardown() {
    super.teardown();
    // A kept package may ask for another module later.
    this.enterTestCode();
  }
}
