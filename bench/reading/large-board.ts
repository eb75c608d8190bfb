/**
 * The text of a KiCad board as large as wanted: parts of the synthetic board, tracks, vias and the fills of planes. No board that
 * anybody would make: it is for reading alone.
 */
import { writeKicadBoard } from "@tracewright/formats";
import { syntheticBoard } from "../suite/synthetic-board.ts";

/**
 * Shares of the text that fills take, and tracks; the rest are parts. `many-parts` has about the shares of the
 * largest real boards, and parts far beyond what is accepted; `few-parts` has those of the synthetic board once, and
 * tracks and corners beyond it.
 */
const SHARES = {
  "many-parts": { fills: 0.4, tracks: 0.3 },
  "few-parts": { fills: 0.55, tracks: 0.45 },
} as const;
export type LargeBoard = keyof typeof SHARES;
export const LARGE_BOARDS = Object.keys(SHARES) as readonly LargeBoard[];
const CORNERS = 20_000;

export function* largeBoardText(bytes: number, kind: LargeBoard): Generator<string> {
  const { fills, tracks } = SHARES[kind];
  const whole = writeKicadBoard(syntheticBoard({ rows: 4, columns: 3 })).board;
  const partsBegin = whole.indexOf("\n  (footprint ");
  const partsEnd = whole.indexOf("\n  )", whole.lastIndexOf("\n  (footprint ")) + "\n  )".length;
  const parts = whole.slice(partsBegin, partsEnd);
  let counter = 0;
  const uuid = () => `10000000-0000-4000-8000-${(counter++).toString(16).padStart(12, "0")}`;
  yield whole.slice(0, partsBegin);
  for (let written = 0; written < Math.max(1, Math.floor(bytes * (1 - fills - tracks))); written += parts.length)
    yield parts.replace(/\(tstamp [^)]*\)/g, () => `(tstamp ${uuid()})`);
  for (let written = 0, n = 0; written < bytes * tracks; n += 1) {
    const [x, y] = [at(n), at(n * 7)];
    const text =
      n % 8 === 0
        ? `\n  (via (at ${x} ${y}) (size 0.6) (drill 0.3) (layers "F.Cu" "B.Cu") (net ${1 + (n % 400)}) (tstamp ${uuid()}))`
        : `\n  (segment (start ${x} ${y}) (end ${at(n + 1)} ${y}) (width 0.2) (layer "F.Cu") (net ${1 + (n % 400)}) (tstamp ${uuid()}))`;
    written += text.length;
    yield text;
  }
  for (let written = 0, n = 0; written < bytes * fills; n += 1) {
    const corners = Array.from({ length: CORNERS }, (_, k) => `        (xy ${at(n + k)} ${at(n * 3 + k * 11)})`);
    const text = `\n  (zone (net 1) (net_name "GND") (layer "B.Cu") (tstamp ${uuid()}) (hatch edge 0.508)
    (connect_pads (clearance 0.2)) (min_thickness 0.25)
    (fill yes (thermal_gap 0.3) (thermal_bridge_width 0.3))
    (polygon (pts (xy 0 0) (xy 100 0) (xy 100 100) (xy 0 100)))
    (filled_polygon (layer "B.Cu")
      (pts
${corners.join("\n")}
      )
    )
  )`;
    written += text.length;
    yield text;
  }
  yield whole.slice(partsEnd);
}

/** Some place within 200 mm, to the micrometre. */
function at(n: number): string {
  return (((n * 7919) % 200_000) / 1000 + 0.0005).toFixed(4);
}
