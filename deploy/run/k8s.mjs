import { readdirSync } from 'node:fs';
import path from 'node:path';

import { parseAllDocuments } from 'yaml';

import { misspellings } from './k8s/misspellings.mjs';
import { podRules } from './k8s/pod-rules.mjs';
import { writeRealm } from './k8s/realm.mjs';
import { strictly } from './k8s/schemas.mjs';
import { kustomizeBuild } from './k8s/tools.mjs';
import { workloads } from './k8s/workloads.mjs';
import { Failure, root } from './place.mjs';
import { execute } from './spawn.mjs';

const overlaysIn = path.join(root, 'k8s/overlays');
const kindOf = ({ apiVersion, kind }) => `${apiVersion} ${kind}`;

/** Builds every overlay, reads it by strict schemas, holds it against the policy, and shows that both would notice. */
export async function k8s(args) {
  if (args.includes('--write')) writeRealm();
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
  const { databaseRules } = await import('./k8s/database-rules.mjs');
  const rules = [...placeRules, ...scalingRules, ...entranceRules, ...databaseRules];
  let spoiled = 0;

  const claims = [...overlays].flatMap(([overlay, resources]) => [
    ...podRules.flatMap(({ says, of, holds, spoils }) => {
      const those = workloads(resources).filter(of);
      const lost = those.flatMap(({ title }) =>
        spoils.flatMap((spoil, index) => {
          const copy = structuredClone(resources);
          const at = workloads(copy).find((workload) => workload.title === title);
          spoil(at, copy);
          spoiled += 1;
          const isNoticed = !holds(
            workloads(copy).find((workload) => workload.title === title),
            copy,
          );
          return isNoticed ? [] : [`${title}, spoil ${index + 1}`];
        }),
      );
      const broken = those.filter((workload) => !holds(workload, resources)).map(({ title }) => title);
      return [
        { says: `${overlay}: each ${says}`, broken },
        { says: `${overlay}: noticed when spoiled: each ${says}`, broken: lost },
      ];
    }),
    ...rules.flatMap(({ says, holds, why, spoils, spoilEach }) => {
      const all = [...spoils, ...(spoilEach?.(resources) ?? [])];
      const lost = all.flatMap((spoil, index) => {
        const copy = structuredClone(resources);
        spoil(copy);
        spoiled += 1;
        return holds(copy) ? [`spoil ${index + 1}`] : [];
      });
      const broken = holds(resources) ? [] : (why?.(resources) ?? ['it does not']);
      return [
        { says: `${overlay}: ${says}`, broken },
        { says: `${overlay}: noticed when spoiled: ${says}`, broken: lost },
      ];
    }),
  ]);
  console.log(`${podRules.length + rules.length} rules, ${spoiled} times spoiled`);
  return claims;
}
