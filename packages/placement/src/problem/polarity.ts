import { type Board, classifyPart, type Footprint, type PartClass, padPosition } from "@tracewright/board";
import { standInPose } from "./pose.ts";
import { POSES } from "./poses.ts";

/** What is assembled with an eye on its mark: parts of one family are to look the same way. */
const FAMILIES: readonly PartClass[] = ["capacitor", "diode", "led"];
/** Electrolytic and tantalum capacitors, as footprints are called. */
const POLARISED =
  /(^|[_:])(cp|ecap|tant)[_\d]|elec|polar|tantal|elko|radial_d|smd_?cap_?alu|(^|[_:-])case-?[a-e]([_-]|$)/i;
/** Where the mark is: the cathode of a diode, the plus of a capacitor. */
const MARKED = /^(1|k|c|\+|p|pos)$/i;
const ORIGIN = { x: 0, y: 0 };

export interface Polarity {
  /** Per part its family; −1: turned by a half it is the same to people, or has more than two pads. */
  readonly families: Int8Array;
  /** Per part and pose: where its other pad lies from the marked one (0 right, then counter-clockwise by quarters). */
  readonly looks: Uint8Array;
}

/** Which of the parts have a plus or a cathode, and where it looks in every pose. */
export function describePolarity(board: Board, parts: readonly Footprint[]): Polarity {
  const families = Int8Array.from(parts, familyOf);
  const looks = new Uint8Array(parts.length * POSES);
  for (const [part, footprint] of parts.entries())
    if (families[part]! >= 0)
      for (let pose = 0; pose < POSES; pose += 1)
        looks[part * POSES + pose] = lookOf(standInPose(board, footprint, { position: ORIGIN, pose }));
  return { families, looks };
}

function familyOf(footprint: Footprint): number {
  const { reference, value, library, description = "", pads } = footprint;
  if (pads.length !== 2 || new Set(pads.map(({ number }) => number)).size !== 2) return -1;
  const pinCount = pads.filter(({ net }) => net !== undefined).length;
  const kind = classifyPart({ reference, value, library, description, pinCount });
  if (kind === "capacitor" && !POLARISED.test(library)) return -1;
  return FAMILIES.indexOf(kind);
}

function lookOf(footprint: Footprint): number {
  const [first, second] = [...footprint.pads].sort(
    (a, b) => Number(MARKED.test(b.number)) - Number(MARKED.test(a.number)) || (a.number < b.number ? -1 : 1),
  );
  const from = padPosition(footprint, first!);
  const to = padPosition(footprint, second!);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.abs(dx) >= Math.abs(dy)) return dx >= 0 ? 0 : 2;
  return dy < 0 ? 1 : 3;
}
