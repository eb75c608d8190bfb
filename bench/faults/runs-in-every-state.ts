import { resistorBoard } from "../../apps/server/src/testkit/kicad-files.ts";
import { CANCEL, ROUTE, readProject, waitForState } from "../../apps/server/src/testkit/run-operations.ts";
import type { Asked } from "./account-for.ts";
import type { Stand } from "./stand.ts";

/** Enough to be at work for some seconds, and little enough to be read in a moment. */
const RESISTORS = 60;
const RUN_SECONDS = 2;

const ROLES = ["done", "paused", "working", "begun", "waiting"] as const;
type Role = (typeof ROLES)[number];

export interface Scene {
  readonly asked: readonly Asked[];
  readonly paused: Asked;
  /** What each run was at when it was last looked at, before the fault. */
  readonly states: readonly string[];
}

/** Projects of one stand, of which each trial has a run in every state that there is. */
export class Projects {
  readonly #stand: Stand;
  readonly #ids: ReadonlyMap<Role, string>;
  #seed = 1;

  private constructor(stand: Stand, ids: ReadonlyMap<Role, string>) {
    this.#stand = stand;
    this.#ids = ids;
  }

  static async create(stand: Stand): Promise<Projects> {
    const ids = new Map<Role, string>();
    for (const role of ROLES)
      ids.set(role, await stand.client.createProject(role, [resistorBoard({ resistors: RESISTORS })]));
    return new Projects(stand, ids);
  }

  idOf(role: Role): string {
    return this.#ids.get(role) ?? "";
  }

  /** Another seed each time: a paused run of before must not be gone on from. */
  async request(role: Role): Promise<Asked> {
    return this.#requestOn(this.idOf(role));
  }

  /** On a board that no run has had before: its result lies nowhere yet. */
  async requestAnew(beforeRequest: () => Promise<void> = async () => {}): Promise<Asked> {
    const files = [resistorBoard({ resistors: RESISTORS })];
    const projectId = await this.#stand.client.createProject(`new ${this.#seed}`, files);
    await beforeRequest();
    return this.#requestOn(projectId);
  }

  async #requestOn(projectId: string): Promise<Asked> {
    this.#seed += 1;
    const { requestEdaProjectRouting } = await this.#stand.client.get(ROUTE, {
      id: projectId,
      seed: this.#seed,
      timeSeconds: RUN_SECONDS,
    });
    return { projectId, runId: requestEdaProjectRouting.requestGroupId };
  }

  /** Goes on from where a paused run is. */
  async resume({ projectId }: Asked): Promise<Asked> {
    const { requestEdaProjectRouting } = await this.#stand.client.get(ROUTE, {
      id: projectId,
      seed: this.#seedOfPause,
      timeSeconds: RUN_SECONDS,
    });
    return { projectId, runId: requestEdaProjectRouting.requestGroupId };
  }

  #seedOfPause = 0;

  /**
   * One run that is done, one that is paused, one at work, one that has just been begun and one that waits; two are worked on
   * at a time.
   */
  async set(): Promise<Scene> {
    const { client } = this.#stand;
    const done = await this.request("done");
    const paused = await this.request("paused");
    this.#seedOfPause = this.#seed;
    await waitForState(client, paused.projectId, /_PROGRESS$/);
    await client.get(CANCEL, { projectId: paused.projectId, requestGroupId: paused.runId });
    await waitForState(client, done.projectId, /_COMPLETE$/);
    const working = await this.request("working");
    await waitForState(client, working.projectId, /_PROGRESS$/);
    const begun = await this.request("begun");
    const waiting = await this.request("waiting");
    await waitForState(client, begun.projectId, /_(STARTED|PROGRESS|COMPLETE)$/);
    const asked = [done, { ...paused, mayEnd: ["CANCEL"] }, working, begun, waiting];
    const states = await Promise.all(
      asked.map(async ({ projectId }) => (await readProject(client, projectId)).run.status as string),
    );
    return { asked, paused, states };
  }
}
