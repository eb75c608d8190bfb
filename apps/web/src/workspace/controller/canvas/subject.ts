import type { Board, NetId } from "@tracewright/board";
import type { Editor } from "@tracewright/editor";
import type { LiveChecks } from "../../live-checks/live-checks.ts";
import type { Ratsnest } from "../../ratsnest/find-ratsnest.ts";
import { createConcern } from "../concern.ts";
import type { PartActions } from "../orders.ts";

export interface CanvasSubject {
  /** Of the board; one for boards that are only looked at, where it may not be edited. */
  readonly editor: Editor;
  /** As it is shown: with what a run has moved. */
  readonly board: Board;
  readonly ratsnest: Ratsnest | undefined;
  /** How many connections are still open in each net that has some. */
  readonly openByNet: ReadonlyMap<NetId, number>;
  /** Undefined while they are not about what is shown. */
  readonly checks: LiveChecks | undefined;
  /** Why the board may not be edited now, in words, where there is more to say than that. */
  readonly whyReadOnly: string | undefined;
  /** Routes the highlighted net; undefined where it is connected, or no run may be started. */
  readonly routeNet: ((net: NetId) => void) | undefined;
  /** What can be ordered about parts, where a run may be started now. */
  readonly partActions: PartActions | undefined;
}

/** What a canvas is about: its board, and what may be done with it. */
export const [SubjectProvider, useSubject] = createConcern<CanvasSubject>("canvas subject");
