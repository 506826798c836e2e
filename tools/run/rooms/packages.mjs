import { packageOf } from './names.mjs';

/** As the project writes its lists of references: one on each line. */
const written = (value) =>
  `${JSON.stringify(value, null, 2).replaceAll(/\{\s+"path": ("[^"]+")\s+\}/g, '{ "path": $1 }')}\n`;

const isService = (path) => /(^|\/)services\/(?!kit)/.test(path);

/** Puts the services, in their order, where the first one stands among the references of a tsconfig. */
const withReferences =
  (pathOf) =>
  (text, { serviceNames }) => {
    const config = JSON.parse(text);
    const paths = config.references.map(({ path }) => path);
    const place = paths.findIndex(isService);
    const others = paths.filter((path) => !isService(path));
    others.splice(place, 0, ...serviceNames.map(pathOf));
    return written({ ...config, references: others.map((path) => ({ path })) });
  };

/** The packages of all services among the dependencies; the version is the one that a package says of itself. */
const withDependencies = (text, { serviceNames }, versionOf) => {
  const config = JSON.parse(text);
  const ours = serviceNames.map((name) => [packageOf(name), versionOf(`services/${name}`)]);
  const all = Object.entries({ ...config.dependencies, ...Object.fromEntries(ours) });
  config.dependencies = Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)));
  return written(config);
};

/** Every file of the workspace that names all services: path → how it is made from what it was. */
export const workspaceFiles = {
  'tsconfig.json': withReferences((name) => `services/${name}`),
  'deploy/embedded/tsconfig.json': withReferences((name) => `../../services/${name}/tsconfig.build.json`),
  'deploy/embedded/tsconfig.build.json': withReferences((name) => `../../services/${name}/tsconfig.build.json`),
  'deploy/embedded/package.json': withDependencies,
};
