import { type Board, type BoardVerdict, isReady } from "@tracewright/board";
import { type CheckResult, checkBoard, judgeVerdict } from "@tracewright/checks";
import type { PlottedFill } from "@tracewright/fabrication";
import { withFilledZones } from "./with-filled-zones.ts";

/** "stored": the copper of zones as the design has it; "refill": as our engine fills it now. */
export type FillRequest = "stored" | "refill";

export interface ChosenFill {
  /** With the fill that was chosen: what leaves for a fab, and what the verdict is about. */
  readonly board: Board;
  readonly checked: CheckResult;
  readonly verdict: BoardVerdict;
  /** Absent of a board without pours. */
  readonly fill?: PlottedFill;
}

/**
 * Which fill of its zones a board leaves with. What the designer saw comes first: the stored fill, unless there is
 * none or it leaves more open, or breaks more rules, than a new one. A refill can open nets that the stored fill
 * joins, and the other way round, so the verdict is about the fill that was chosen.
 */
export async function chooseFill(source: Board, wish?: FillRequest): Promise<ChosenFill> {
  // Zones of footprints keep the fill they came with.
  const pours = source.zones.filter(({ keepout }) => !keepout);
  if (pours.length === 0) return judged(source);
  const isStored = pours.some(({ fills }) => fills.length > 0) && pours.every(hasItsFill);
  if (!isStored) return { ...judged(await withFilledZones(source)), fill: { plotted: "refilled", reason: "missing" } };
  if (wish === "refill")
    return { ...judged(await withFilledZones(source)), fill: { plotted: "refilled", reason: "asked" } };
  const stored = judged(source);
  if (wish === "stored") return { ...stored, fill: { plotted: "stored", reason: "asked" } };
  if (isReady(stored.verdict)) return { ...stored, fill: { plotted: "stored", reason: "sound" } };
  const refilled = judged(await withFilledZones(source));
  return isWorse(stored.verdict, refilled.verdict)
    ? { ...refilled, fill: { plotted: "refilled", reason: "rules", other: stored.verdict } }
    : { ...stored, fill: { plotted: "stored", reason: "better", other: refilled.verdict } };
}

/** A pour without copper is filled as well where its file says so: nothing of it may be left. */
function hasItsFill({ fills, filled }: Board["zones"][number]): boolean {
  return fills.length > 0 || filled;
}

function judged(board: Board): ChosenFill {
  const checked = checkBoard(board);
  return { board, checked, verdict: judgeVerdict(board, checked) };
}

/** Open connections first, then errors. */
function isWorse(one: BoardVerdict, other: BoardVerdict): boolean {
  const [open, otherOpen] = [one, other].map(({ total, connected }) => total - connected) as [number, number];
  return open === otherOpen ? one.errors > other.errors : open > otherOpen;
}
