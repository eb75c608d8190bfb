import { toNm } from "../document-reading.ts";
import type { RawPoint } from "../shape-record.ts";
import type { BoardReading } from "./board-reading.ts";
import { HEAL_UNITS } from "./heal-outline.ts";

/** cos 175°: such a line runs back over itself. */
const REVERSAL = -0.9962;

/**
 * An outline line that overshoots its corner and comes back (files that passed through another program have such) with
 * the stub cut off, where the stub is no longer than the tolerance of the healing; noted among the repairs.
 */
export function trimSpurs(reading: BoardReading, line: readonly RawPoint[]): readonly RawPoint[] {
  const fromStart = trimEnd(reading, [...line].reverse());
  return trimEnd(reading, [...fromStart].reverse());
}

function trimEnd(reading: BoardReading, line: readonly RawPoint[]): readonly RawPoint[] {
  const [before, corner, end] = [line.at(-3), line.at(-2), line.at(-1)];
  if (!before || !corner || !end) return line;
  const into = { x: corner.x - before.x, y: corner.y - before.y };
  const back = { x: end.x - corner.x, y: end.y - corner.y };
  const [lengthIn, length] = [Math.hypot(into.x, into.y), Math.hypot(back.x, back.y)];
  if (length === 0) return trimEnd(reading, line.slice(0, -1));
  if (lengthIn < length || length > HEAL_UNITS) return line;
  if ((into.x * back.x + into.y * back.y) / (lengthIn * length) > REVERSAL) return line;
  reading.repairs.push({ at: reading.point(end), distance: toNm(length), what: "spur cut off" });
  return line.slice(0, -1);
}
