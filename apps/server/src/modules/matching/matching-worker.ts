import type { Application } from "../../platform/application.ts";
import type { WorkerOfKind, WorkKind } from "../../platform/work/work-kind.ts";
import { matchProject } from "./match-project.ts";
import {
  claimDatasheetMatching,
  claimMatching,
  claimMatchingOf,
  claimReading,
  type DatasheetMatchingRow,
  type MatchingRow,
  WAITING_MATCHINGS,
  WAITING_READINGS,
} from "./match-store.ts";
import {
  heldDatasheets,
  heldMatchings,
  letGoOfDatasheet,
  letGoOfMatching,
  renewDatasheetLease,
  renewMatchingLease,
} from "./matching-leases.ts";
import { READING_BUDGET, type ReadingBudget, readDatasheetOfPart } from "./read-datasheet-of-part.ts";

/** Projects that are matched, and datasheets that are read, at a time; of one person one of each, and in one turn. */
const AT_ONCE = 2;

/** The worker role for matching: a few projects and datasheets at a time, of different people, each in a thread. */
export async function startMatchingWorker(
  application: Application,
  budget: ReadingBudget = READING_BUDGET,
): Promise<WorkerOfKind> {
  const { work } = application;
  const workers = [await work.start(matchingKind(application)), await work.start(datasheetKind(application, budget))];
  return {
    stop: async () => {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}

export function matchingKind(application: Application): WorkKind<MatchingRow> {
  const { db } = application;
  return {
    name: "part-matching",
    slots: AT_ONCE,
    maxPerHolder: 1,
    claimNext: (attempt) => claimMatching(db, attempt),
    claim: (id, attempt) => claimMatchingOf(db, id, attempt),
    waiting: WAITING_MATCHINGS,
    idOf: ({ projectId }) => projectId,
    beat: (id, attempt) => renewMatchingLease(db, id, attempt),
    listHeld: () => heldMatchings(db),
    takeBack: (lost) => letGoOfMatching(db, lost),
    perform: (matching, hand) => matchProject(application, matching, hand),
    isWanted: ({ kind }) => kind === "matching-wanted",
    stoppedBy: () => undefined,
  };
}

export function datasheetKind(
  application: Application,
  budget: ReadingBudget = READING_BUDGET,
): WorkKind<DatasheetMatchingRow> {
  const { db } = application;
  return {
    name: "datasheet",
    slots: AT_ONCE,
    maxPerHolder: 1,
    claimNext: (attempt) => claimDatasheetMatching(db, attempt),
    claim: (id, attempt) => claimReading(db, id, attempt),
    waiting: WAITING_READINGS,
    idOf: ({ id }) => id,
    beat: (id, attempt) => renewDatasheetLease(db, id, attempt),
    listHeld: () => heldDatasheets(db),
    takeBack: (lost) => letGoOfDatasheet(db, lost),
    perform: (matching, hand) => readDatasheetOfPart(application, matching, hand, budget),
    isWanted: ({ kind }) => kind === "matching-wanted",
    stoppedBy: (news) => (news.kind === "stop-datasheet" ? news.datasheetMatchingId : undefined),
  };
}
