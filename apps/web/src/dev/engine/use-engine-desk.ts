import type { InspectedNode, OpenConnection } from "@tracewright/routing";
import { useDesk } from "../use-desk.ts";
import type { DeskOrder, DeskReport, LoadedRun, StepPicture } from "./desk-protocol.ts";

/** What the page knows of the engine's desk. */
export interface DeskView {
  readonly loaded: LoadedRun | undefined;
  readonly picture: StepPicture | undefined;
  readonly node: InspectedNode | undefined;
  /** Why connections are open, of the step that is shown; undefined until it was asked. */
  readonly open: readonly OpenConnection[] | undefined;
  readonly problem: string | undefined;
  /** A board is being read and its lattice laid out. */
  readonly isLoading: boolean;
}

const NOTHING: DeskView = {
  loaded: undefined,
  picture: undefined,
  node: undefined,
  open: undefined,
  problem: undefined,
  isLoading: false,
};

const DESK = {
  nothing: NOTHING,
  startThread: () => new Worker(new URL("./engine-worker.ts", import.meta.url), { type: "module" }),
  viewAfter,
  failedView,
};

/** The engine in a thread of its own for as long as the page is open. */
export function useEngineDesk(): readonly [DeskView, (order: DeskOrder) => void] {
  return useDesk<DeskView, DeskOrder, DeskReport>(DESK);
}

function viewAfter(before: DeskView, report: Exclude<DeskReport, { kind: "saved" }>): DeskView {
  switch (report.kind) {
    case "loaded":
      return { ...NOTHING, loaded: report.loaded };
    case "picture": {
      const isSameStep = before.picture?.place.visits === report.picture.place.visits;
      return { ...before, picture: report.picture, open: isSameStep ? before.open : undefined };
    }
    case "probed":
      return { ...before, node: report.node };
    case "explained":
      return { ...before, open: report.open };
    case "refused":
      return { ...before, problem: report.problem, isLoading: false };
    case "failed":
      return failedView(before, report.problem);
  }
}

/** The engine will not go on with this run. */
function failedView(before: DeskView, problem: string): DeskView {
  const picture: StepPicture | undefined = before.picture && { ...before.picture, status: "finished" };
  return { ...before, picture, problem: `The engine failed: ${problem}`, isLoading: false };
}
