import { createWriteStream } from 'node:fs';

import { GenericContainer, getContainerRuntimeClient, type StartedNetwork, Wait } from 'testcontainers';

import { signalTree } from './process-table.js';
import type { Runner } from './runner.js';

export interface ContainerSpec {
  /** Its name on this machine: a container that an earlier stack left under it is removed. */
  readonly name: string;
  readonly image: string;
  /** Its name for the other containers. */
  readonly alias: string;
  /** Port inside → port on this machine. */
  readonly ports: Readonly<Record<number, number>>;
  /** What its image exposes besides: Podman counts these too, and Testcontainers waits until all are published. */
  readonly spare?: readonly number[];
  readonly env: Readonly<Record<string, string>>;
  readonly entrypoint?: readonly string[];
  readonly command?: readonly string[];
  readonly files?: readonly { readonly source: string; readonly target: string }[];
  /** What outlives the container: name of the volume and where it is inside. */
  readonly volume?: { readonly name: string; readonly target: string };
  readonly log: string;
}

const stopWithinSeconds = 20;
/** Podman's own wait polls without a pause and takes a whole processor: the state is polled here instead. */
const lookEveryMs = 1_000;

/** One container, kept over kill, pause and restart; gone with its supervisor, except for its volume. */
export class ContainerRunner implements Runner {
  private id: string | null = null;
  private tell: () => void = () => undefined;
  /** The container that runs now has ended. */
  private over: () => void = () => undefined;

  constructor(
    private readonly spec: ContainerSpec,
    private readonly network: () => Promise<StartedNetwork>,
  ) {}

  onEnd(ended: () => void): void {
    this.tell = ended;
  }

  async start(): Promise<{ containerId: string }> {
    if (this.id === null) this.id = await this.create();
    else await (await this.container()).start();
    this.watch();
    return { containerId: this.id };
  }

  async stop(): Promise<void> {
    await (await this.container()).stop({ t: stopWithinSeconds });
    this.over();
  }

  async kill(): Promise<void> {
    await (await this.container()).kill();
    this.over();
  }

  async pause(): Promise<void> {
    await this.hold('SIGSTOP', async () => (await this.container()).pause());
  }

  async resume(): Promise<void> {
    await this.hold('SIGCONT', async () => (await this.container()).unpause());
  }

  async dispose(): Promise<void> {
    if (this.id === null) return;
    await (await this.container()).remove({ force: true, v: true });
    this.id = null;
    this.over();
  }

  /** Takes its volume away as a lost disk would. */
  async wipe(): Promise<void> {
    await this.dispose();
    const client = await getContainerRuntimeClient();
    if (this.spec.volume) await client.container.dockerode.getVolume(this.spec.volume.name).remove({ force: true });
  }

  private async create(): Promise<string> {
    const { name, image, alias, ports, spare = [], env, entrypoint, command, files = [], volume, log } = this.spec;
    const published = Object.entries(ports).map(([inside, host]) => ({ container: Number(inside), host }));
    await removeContainers([name]);
    const container = new GenericContainer(image)
      .withName(name)
      .withNetwork(await this.network())
      .withNetworkAliases(alias)
      .withExposedPorts(...published, ...spare)
      .withEnvironment({ ...env })
      .withCopyFilesToContainer([...files])
      .withBindMounts(volume ? [{ source: volume.name, target: volume.target, mode: 'rw' }] : [])
      .withLogConsumer((stream) => stream.pipe(createWriteStream(log, { flags: 'a', mode: 0o600 })))
      // Whether it answers is for its probe to say.
      .withWaitStrategy(Wait.forLogMessage(/(?:)/))
      .withAutoRemove(false);
    if (entrypoint) container.withEntrypoint([...entrypoint]);
    if (command) container.withCommand([...command]);
    try {
      return (await container.start()).getId();
    } catch (error) {
      await removeContainers([name]);
      throw error;
    }
  }

  private async container() {
    return (await getContainerRuntimeClient()).container.getById(this.id ?? '');
  }

  /** A container engine that does not answer: the state of its containers is unknown. */
  private watch(): void {
    let isOver = false;
    const timer = setInterval(() => void this.isRunning().then((isRunning) => isRunning || over()), lookEveryMs);
    const over = (): void => {
      if (isOver) return;
      isOver = true;
      clearInterval(timer);
      this.tell();
    };
    this.over = over;
  }

  private async isRunning(): Promise<boolean> {
    try {
      const { State } = await (await this.container()).inspect();
      return State.Running;
    } catch {
      return true;
    }
  }

  /** An engine without a freezer (Podman without systemd) cannot pause; its processes are on this machine and can. */
  private async hold(signal: NodeJS.Signals, byEngine: () => Promise<unknown>): Promise<void> {
    try {
      await byEngine();
    } catch {
      const { State } = await (await this.container()).inspect();
      signalTree(State.Pid, signal);
    }
  }
}

/** Removes orphaned containers, by name or id: of a killed supervisor or a failed start. */
export async function removeContainers(ids: readonly string[]): Promise<void> {
  const { container } = await getContainerRuntimeClient();
  await Promise.all(
    ids.map((id) =>
      container
        .getById(id)
        .remove({ force: true, v: true })
        .catch(() => undefined),
    ),
  );
}
