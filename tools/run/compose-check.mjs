import { newProject } from './compose-project.mjs';
import { allUp, promisesOf } from './compose-promises.mjs';
import { imagesLocal } from './images.mjs';
import { Failure } from './place.mjs';
import { podman } from './podman.mjs';
import { productImages } from './product-images.mjs';

/** Keycloak makes its tables on the first start; beside others that takes minutes. */
const upWithinMs = 900_000;
const lookEveryMs = 1_000;

async function timed(what, task) {
  const startedAt = Date.now();
  await task();
  console.log(`${what}: ${((Date.now() - startedAt) / 1000).toFixed(1)} s\n`);
}

async function untilUp(project) {
  for (const givenUpAt = Date.now() + upWithinMs; Date.now() < givenUpAt;) {
    if (await allUp(await project.containers())) return;
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
}

/** The last lines of every container's log. */
async function tellLogs(project) {
  for (const [name, { Id }] of await project.containers())
    console.log(`--- ${name}\n${await podman(['logs', '--tail', '15', Id], { withErrors: true })}`);
}

async function keep(promises) {
  const broken = [];
  for (const [sentence, holds] of promises) {
    const isKept = await Promise.resolve()
      .then(holds)
      .catch((error) => console.error(error));
    console.log(`${isKept ? '✓' : '✗'} ${sentence}`);
    if (!isKept) broken.push(sentence);
  }
  return broken;
}

/** Builds the real images on local bases, brings the real compose file up, sees that it works, and takes it down. */
export async function composeCheck() {
  await timed('bases and engines', imagesLocal);
  await timed('images', () => productImages());
  const project = await newProject();
  try {
    await timed('everything up', async () => {
      await project.up();
      await untilUp(project);
    });
    const promises = promisesOf(project, await project.containers());
    const broken = await keep(promises);
    if (broken.length > 0) await tellLogs(project);
    console.log(`\n${promises.length - broken.length} passed, ${broken.length} failed`);
    if (broken.length > 0) throw new Failure('Compose does not keep its promises; see above.');
  } finally {
    await project.down();
  }
}
