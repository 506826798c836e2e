import { readdirSync } from 'node:fs';
import path from 'node:path';

import { parseAllDocuments } from 'yaml';

import { placeClaims, podClaims } from './k8s/claims.mjs';
import { keepSchemas } from './k8s/keep-schemas.mjs';
import { misspellings } from './k8s/misspellings.mjs';
import { podRules } from './k8s/pod-rules.mjs';
import { writeRealm } from './k8s/realm.mjs';
import { strictly } from './k8s/schemas.mjs';
import { kustomizeBuild } from './k8s/tools.mjs';
import { Failure, root } from './place.mjs';
import { execute } from './spawn.mjs';

const overlaysIn = path.join(root, 'k8s/overlays');
const kindOf = ({ apiVersion, kind }) => `${apiVersion} ${kind}`;

/** Builds every overlay, reads it by strict schemas, holds it against the policy, and shows that both would notice. */
export async function k8s(args) {
  if (args.includes('--write')) writeRealm();
  if (args.includes('--schemas')) await keepSchemas();
  // The policy asks the contracts who listens to whom.
  if ((await execute('tsc', ['-b', 'contracts/tsconfig.build.json'], { quiet: true })) !== 0)
    throw new Failure('The contracts do not compile; see above.');

  const overlays = new Map();
  for (const name of readdirSync(overlaysIn)) overlays.set(name, await resourcesOf(path.join(overlaysIn, name)));

  const claims = [...(await schemaClaims(overlays)), ...(await policyClaims(overlays))];
  const failed = claims.filter(({ broken }) => broken.length > 0);
  for (const { says, broken } of failed) console.log(`✗ ${says}\n${broken.map((line) => `    ${line}`).join('\n')}`);
  console.log(`\n${claims.length - failed.length} passed, ${failed.length} failed`);
  if (failed.length > 0) throw new Failure('The manifests are not what they should be; see above.');
}

const resourcesOf = async (folder) => parseAllDocuments(await kustomizeBuild(folder)).map((one) => one.toJS());

/** Each overlay passes; one resource of each kind does not, whichever of its keys is misspelled. */
async function schemaClaims(overlays) {
  const examples = new Map([...overlays.values()].flat().map((resource) => [kindOf(resource), resource]));
  const seeded = new Map();
  for (const [kind, resource] of examples)
    for (const [place, misspelled] of misspellings(resource)) seeded.set(`${kind}: ${place}`, [misspelled]);

  const complaints = await strictly([...overlays, ...seeded]);
  const unnoticed = [...seeded.keys()].filter((name) => complaints.get(name).length === 0);
  console.log(`${seeded.size} misspelled keys in ${examples.size} kinds`);
  return [
    ...[...overlays.keys()].map((name) => ({
      says: `${name} is what the schemas of its kinds allow`,
      broken: complaints.get(name),
    })),
    ...[...examples.keys()].map((kind) => ({
      says: `a misspelled key of ${kind} is noticed`,
      broken: unnoticed.filter((name) => name.startsWith(`${kind}: `)),
    })),
  ];
}

/** Each rule holds in each overlay, and no longer does once what it asks for is taken away. */
async function policyClaims(overlays) {
  const { placeRules } = await import('./k8s/place-rules.mjs');
  const { scalingRules } = await import('./k8s/scaling-rules.mjs');
  const { entranceRules } = await import('./k8s/entrance-rules.mjs');
  const { engineRules } = await import('./k8s/engine-rules.mjs');
  const rules = [...placeRules, ...scalingRules, ...entranceRules, ...engineRules];

  return [...overlays].flatMap(([overlay, resources]) => [
    ...podRules.flatMap((rule) => podClaims(overlay, resources, rule)),
    ...rules.flatMap((rule) => placeClaims(overlay, resources, rule)),
  ]);
}
