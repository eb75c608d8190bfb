/**
 * A flow is a list of stages. A stage is given what the stages before it have handed on, and adds to it; where its run was
 * stopped, no later stage begins.
 */
export type Stage<Given, Added> = (given: Given) => Promise<Added | "stopped">;

export interface Stages<Given, Result> {
  readonly run: Stage<Given, Result>;
  /** These stages, and then one more. */
  readonly next: <Added extends object>(stage: Stage<Result, Added>) => Stages<Given, Result & Added>;
}

/** No stage yet: what is given is handed on. */
export function stagesFrom<Given extends object>(): Stages<Given, Given> {
  return stagesOf(async (given: Given) => given);
}

function stagesOf<Given, Result extends object>(run: Stage<Given, Result>): Stages<Given, Result> {
  return {
    run,
    next: <Added extends object>(stage: Stage<Result, Added>) =>
      stagesOf((given: Given) =>
        run(given).then(async (before): Promise<(Result & Added) | "stopped"> => {
          if (before === "stopped") return "stopped";
          const added = await stage(before);
          return added === "stopped" ? "stopped" : { ...before, ...added };
        }),
      ),
  };
}
