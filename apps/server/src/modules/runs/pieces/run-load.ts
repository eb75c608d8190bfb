import { serviceKey } from "../../../platform/services.ts";

/** How many runs this process works on: pieces of other runs get only what these leave. */
export class RunLoad {
  #runs = 0;
  readonly #hearing = new Set<() => void>();

  get runs(): number {
    return this.#runs;
  }

  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#runs += 1;
    for (const hear of this.#hearing) hear();
    try {
      return await work();
    } finally {
      this.#runs -= 1;
    }
  }

  /** Calls `hear` when a run begins, until the returned function is called. */
  onBegin(hear: () => void): () => void {
    this.#hearing.add(hear);
    return () => this.#hearing.delete(hear);
  }
}

export const RUN_LOAD = serviceKey<RunLoad>("run load");
