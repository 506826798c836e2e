import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { Failure } from '../place.mjs';

const run = promisify(execFile);
const cache = path.join(process.env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache'), 'alcancia');
const limitMs = 5 * 60_000;
const maxBuffer = 64 * 1024 * 1024;

const kustomizeVersion = 'v5.4.3';
const kubeconformVersion = 'v0.7.0';

/** Makes a tool on its first use and keeps it outside the checkout; what is missing for that is said in one sentence. */
async function made(folder, file, missing, make) {
  const place = path.join(cache, folder);
  const program = path.join(place, file);
  if (existsSync(program)) return program;
  console.log(`Making ${folder} (only the first time)…`);
  try {
    await make(place);
  } catch (error) {
    throw new Failure(
      `${missing} (${String(error.stderr || error.message)
        .trim()
        .split('\n')
        .at(-1)})`,
    );
  }
  return program;
}

const kustomize = () =>
  made(
    `kustomize-${kustomizeVersion}`,
    'kustomize',
    'kustomize could not be built: install Go 1.21 or newer.',
    (place) =>
      run('go', ['install', `sigs.k8s.io/kustomize/kustomize/v5@${kustomizeVersion}`], {
        env: { ...process.env, GOBIN: place, GOFLAGS: '-buildvcs=false' },
        timeout: limitMs,
      }),
  );

const validator = () =>
  made(
    `kubeconform-${kubeconformVersion}`,
    'kubeconform',
    'kubeconform could not be built: install Go 1.21 or newer.',
    (place) =>
      run('go', ['install', `github.com/yannh/kubeconform/cmd/kubeconform@${kubeconformVersion}`], {
        env: { ...process.env, GOBIN: place, GOFLAGS: '-buildvcs=false' },
        timeout: limitMs,
      }),
  );

/** The text of everything that one kustomization makes. */
export async function kustomizeBuild(folder) {
  const program = await kustomize();
  try {
    return (await run(program, ['build', folder], { timeout: limitMs, maxBuffer })).stdout;
  } catch (error) {
    throw new Failure(`${folder} does not build: ${error.stderr || error.message}`);
  }
}

/** What kubeconform says of every resource in a folder, by the schemas of another folder and no others. */
export async function kubeconform(folder, schemas) {
  const program = await validator();
  const location = path.join(schemas, '{{.ResourceKind}}{{.KindSuffix}}.json');
  const args = ['-strict', '-verbose', '-output', 'json', '-schema-location', location, folder];
  const said = await run(program, args, { timeout: limitMs, maxBuffer }).catch((error) => {
    if (typeof error.code === 'number' && error.stdout) return error;
    throw new Failure(`kubeconform did not run: ${error.stderr || error.message}`);
  });
  return JSON.parse(said.stdout).resources;
}
