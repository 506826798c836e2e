import Runtime from 'jest-runtime';

const isPackage = (key) => String(key).includes('/node_modules/');

/** Modules by their address: those of packages are kept for the next file, ours are evaluated for each. */
export class Modules extends Map {
  constructor(packages) {
    super();
    this.packages = packages;
  }
  get(key) {
    return isPackage(key) ? this.packages.get(key) : super.get(key);
  }
  has(key) {
    return isPackage(key) ? this.packages.has(key) : super.has(key);
  }
  set(key, module) {
    if (isPackage(key)) this.packages.set(key, module);
    else super.set(key, module);
    return this;
  }
  delete(key) {
    return isPackage(key) ? this.packages.delete(key) : super.delete(key);
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
