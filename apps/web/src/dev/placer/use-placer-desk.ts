import { useDesk } from "../use-desk.ts";
import { type AnnealingHistory, addSample } from "./annealing-history.ts";
import type { LoadedPlacement, PlacerOrder, PlacerPicture, PlacerReport } from "./placer-protocol.ts";

/** What the page knows of the placer's desk. */
export interface PlacerView {
  readonly loaded: LoadedPlacement | undefined;
  readonly picture: PlacerPicture | undefined;
  /** How annealing went on, as far as it was looked at. */
  readonly history: AnnealingHistory;
  readonly problem: string | undefined;
  readonly isLoading: boolean;
}

const NOTHING: PlacerView = {
  loaded: undefined,
  picture: undefined,
  history: new Map(),
  problem: undefined,
  isLoading: false,
};

const DESK = {
  nothing: NOTHING,
  startThread: () => new Worker(new URL("./placer-worker.ts", import.meta.url), { type: "module" }),
  viewAfter,
  failedView,
};

/** The placer in a thread of its own for as long as the page is open. */
export function usePlacerDesk(): readonly [PlacerView, (order: PlacerOrder) => void] {
  return useDesk<PlacerView, PlacerOrder, PlacerReport>(DESK);
}

function viewAfter(before: PlacerView, report: Exclude<PlacerReport, { kind: "saved" }>): PlacerView {
  switch (report.kind) {
    case "loaded":
      return { ...NOTHING, loaded: report.loaded };
    case "picture":
      return { ...before, picture: report.picture, history: addSample(before.history, report.picture.place) };
    case "refused":
      return { ...before, problem: report.problem, isLoading: false };
    case "failed":
      return failedView(before, report.problem);
  }
}

/** The engine will not go on with this run. */
function failedView(before: PlacerView, problem: string): PlacerView {
  const picture: PlacerPicture | undefined = before.picture && { ...before.picture, status: "finished" };
  return { ...before, picture, problem: `The engine failed: ${problem}`, isLoading: false };
}
