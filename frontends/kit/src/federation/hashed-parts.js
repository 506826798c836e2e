import { createHash } from 'node:crypto';

const name = 'hashed-parts';
const manifest = 'mf-manifest.json';
/** For tools that nobody uses here; which module uses what is not the same in two builds of the same sources. */
const stats = 'mf-stats.json';
/** After everything that still changes files. */
const stage = 5_000;

/** Follows where a script or style element gets its address: the browser refuses a part that is not what the manifest says. */
const checked = (element, address) => `
var integrity = (globalThis.alcanciaHashes || {})[${element}.${address}];
if (integrity) {
  ${element}.integrity = integrity;
  ${element}.crossOrigin = "anonymous";
}
`;

const hashOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Adds the hash of every script and style to a micro-frontend's manifest, and has its own loader ask for them. The plugin's statistics stay out. */
export default class HashedParts {
  apply(compiler) {
    const { RuntimePlugin, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const loading = RuntimePlugin.getCompilationHooks(compilation);
      loading.createScript.tap(name, (code) => code + checked('script', 'src'));
      loading.createLink.tap(name, (code) => code + checked('link', 'href'));
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        const parts = Object.entries(assets)
          .filter(([file]) => /[.](js|css)$/.test(file))
          .sort(([one], [other]) => (one < other ? -1 : 1));
        const hashes = Object.fromEntries(parts.map(([file, source]) => [file, hashOf(source.buffer())]));
        const told = JSON.parse(assets[manifest].source().toString());
        compilation.updateAsset(manifest, new sources.RawSource(JSON.stringify({ ...told, hashes })));
        compilation.deleteAsset(stats);
      });
    });
  }
}
