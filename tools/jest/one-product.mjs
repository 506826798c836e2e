import OneRuntime, { Modules } from './one-runtime.mjs';

/** Where a module stands: what stands lower imports nothing from above. */
const layers = [/^contracts$/, /^services\/kit$/, /^(?:services\/.+|gateway)$/, /^deploy\//];
const layerOf = (file) => {
  const [, room] = /(?:^|\/)(contracts|gateway|services\/[a-z]+|deploy\/[a-z]+)\/src\/(?!testing\/)/.exec(file) ?? [];
  return room === undefined || /\.(?:spec|stack)\.ts/.test(file)
    ? undefined
    : layers.findIndex((layer) => layer.test(room));
};

/** Which of our modules another file may have, too; with one of them broken on purpose only those below it. */
export function keepsBeside(broken) {
  const below = broken === undefined ? layers.length : (layerOf(broken) ?? layers.length);
  return (key) => String(key).includes('/node_modules/') || (layerOf(String(key)) ?? below) < below;
}

const imported = new Map();
const required = new Map();

/** Evaluates the product once per worker, as it is evaluated once per process where it runs: proofs are evaluated for each file. */
export default class OneProduct extends OneRuntime {
  keeps;

  constructor(config, ...rest) {
    super(config, ...rest);
    this.keeps = keepsBeside(config.globals.sabotage?.file);
    this.registries.esModuleRegistry = new Modules(imported, (key) => this.keeps(key));
    this.registries.moduleRegistry = new Modules(required, (key) => this.keeps(key));
  }

  /** Whoever puts another module in the place of one of ours is not to hand it on. */
  setModuleMock(...mock) {
    this.keeps = keepsBeside('contracts/src/');
    super.setModuleMock(...mock);
  }
}
