import { setTimeout as delay } from "node:timers/promises";
import { type ServerProcess, startServerProcess } from "../../apps/server/src/testkit/start-server-process.ts";

export type Role = "web" | "worker";

interface Place {
  readonly role: Role;
  /** main.ts of the version that runs there. */
  program: string;
  process: ServerProcess | undefined;
  /** One thing happens to a process at a time. */
  isBusy: boolean;
}

export interface ClusterOptions {
  readonly env: Readonly<Record<string, string>>;
  readonly program: string;
  readonly webs: number;
  readonly workers: number;
}

/** Web and worker processes under a supervisor that starts again what ends. */
export class Cluster {
  readonly #env: Readonly<Record<string, string>>;
  readonly #places: readonly Place[];
  #said = "";
  kills = { web: 0, worker: 0 };

  private constructor({ env, program, webs, workers }: ClusterOptions) {
    this.#env = env;
    const place = (role: Role) => (): Place => ({ role, program, process: undefined, isBusy: false });
    this.#places = [...Array.from({ length: webs }, place("web")), ...Array.from({ length: workers }, place("worker"))];
  }

  static async start(options: ClusterOptions): Promise<Cluster> {
    const cluster = new Cluster(options);
    for (const place of cluster.#places) await cluster.#start(place);
    return cluster;
  }

  addresses(): readonly string[] {
    return this.#places.flatMap(({ role, process }) => (role === "web" && process ? [process.url] : []));
  }

  /** kill -9 of the process that `choose` picks by a number from 0 to below 1; it is started again. */
  async killOne(choose: () => number): Promise<void> {
    const candidates = this.#places.filter(({ process, isBusy }) => process !== undefined && !isBusy);
    const place = candidates[Math.floor(choose() * candidates.length)];
    if (place === undefined) return;
    this.kills[place.role] += 1;
    await this.#whileBusy(place, async () => {
      const { process } = place;
      place.process = undefined;
      await process?.kill();
      this.#said += process?.said() ?? "";
      await delay(1000);
      await this.#start(place);
    });
  }

  /** Replaces the processes one after the other: the new one starts first, then the former one is asked to end. */
  async roll(program: string): Promise<void> {
    for (const place of this.#places) {
      while (place.isBusy) await delay(500);
      await this.#whileBusy(place, async () => {
        const former = place.process;
        place.program = program;
        await this.#start(place);
        await former?.terminate();
        this.#said += former?.said() ?? "";
      });
    }
  }

  async stop(): Promise<void> {
    while (this.#places.some(({ isBusy }) => isBusy)) await delay(500);
    for (const { process } of this.#places) this.#said += process?.said() ?? "";
    await Promise.all(this.#places.map(({ process }) => process?.kill()));
  }

  /** Lines of the logs at the level error, by event. */
  errors(): ReadonlyMap<string, { readonly count: number; readonly example: string }> {
    const errors = new Map<string, { count: number; example: string }>();
    for (const line of this.#said.split("\n").filter((text) => text.includes('"level":"error"'))) {
      const event = /"event":"([^"]*)"/.exec(line)?.[1] ?? "";
      const known = errors.get(event) ?? { count: 0, example: line.slice(0, 300) };
      errors.set(event, { ...known, count: known.count + 1 });
    }
    return errors;
  }

  async #start(place: Place): Promise<void> {
    // The database may be down at this moment: a supervisor tries again.
    for (;;) {
      const env = { ...this.#env, SERVICES: place.role, DEMO: place.role === "web" ? "on" : "off" };
      try {
        place.process = await startServerProcess(env, place.program);
        return;
      } catch (error) {
        this.#said += error instanceof Error ? error.message : String(error);
        await delay(1000);
      }
    }
  }

  async #whileBusy(place: Place, work: () => Promise<void>): Promise<void> {
    place.isBusy = true;
    try {
      await work();
    } finally {
      place.isBusy = false;
    }
  }
}
