import type { Board, Circuit } from "@tracewright/board";
import type { Logic } from "@tracewright/logic";
import { ApplicationError } from "../../platform/application-error.ts";
import { once } from "../../platform/once.ts";
import { refusal } from "../../platform/refusal.ts";
import { type RequestContext, requireSession } from "../../wire/request-context.ts";
import { type MatchedFacts, matchedFactsOf } from "../matching/matched-facts.ts";
import { atVersion, findHistoryEntry } from "../projects/project-history.ts";
import { requireProject } from "../projects/project-policy.ts";
import type { VersionInput } from "../projects/version-input.ts";
import { readBoard, readCircuit, readLogicDocument } from "./read-design.ts";

/** Schematic and matching are read only where the question asks for what they say. */
export interface Layout {
  readonly name: string;
  readonly board: Board;
  readonly circuit: () => Promise<Circuit | undefined>;
  readonly matched: () => Promise<ReadonlyMap<string, MatchedFacts>>;
  /** Undefined: the project is not made of blocks. */
  readonly logic: () => Promise<Logic | undefined>;
}

/** Of a version, or of an entry of the history, which may be a result that nobody chose. */
export type LayoutInput = VersionInput & { readonly id: string; readonly historyId?: string | null | undefined };

export async function readLayout(context: RequestContext, input: LayoutInput): Promise<Layout> {
  const { userId } = requireSession(context);
  const { application } = context;
  const project = await requireProject(application.db, userId, input.id, "READ");
  const { boardHash, circuitHash, logicHash } =
    input.historyId == null
      ? await atVersion(application.db, project, input)
      : await findHistoryEntry(application.db, project.id, input.historyId);
  const board = await readBoard(application, boardHash);
  if (board === undefined) throw new ApplicationError("HISTORY_NOT_FOUND", refusal("version-without-layout", {}));
  return {
    name: project.name,
    board,
    circuit: once(() => readCircuit(application, circuitHash)),
    matched: once(() => matchedFactsOf(application, project.id)),
    logic: once(() => readLogicDocument(application, logicHash)),
  };
}
