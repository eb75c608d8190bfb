import { applyEdit, type Board, editBetween, type Footprint, type Intent, type ItemId } from "@tracewright/board";
import { toMm } from "@tracewright/geometry";
import { measureRimRoom } from "../footprint/rim-room.ts";
import { hasNoSide } from "../layout/is-low-enough.ts";
import type { Layout } from "../layout/layout.ts";
import { standInPose } from "../problem/pose.ts";
import { POSES } from "../problem/poses.ts";
import type { ProfileName } from "../problem/profile.ts";
import { placeReferences, type ReferenceReport } from "../references/place-references.ts";
import { candidateEdit } from "./candidate-edit.ts";
import { describeAntennas } from "./describe-antennas.ts";
import { describeKeptOut, describeStaying, describeTooHigh, describeTurnedForHeight } from "./describe-heights.ts";
import { type FoundKind, findCompromises } from "./find-compromises.ts";
import { findSeatless } from "./find-seatless.ts";
import { largestFreeRoom } from "./largest-free-room.ts";
import { measureCandidate } from "./measure-candidate.ts";
import { measureEdges } from "./measure-edges.ts";
import type { Compromise, PlacementCandidate, UnplacedPart } from "./placement-candidate.ts";

/** Between the board and parts that found no room on it: 5 mm. */
const BESIDE_GAP = 5_000_000;

const COMPROMISES: Readonly<Record<Exclude<FoundKind, "turned-for-height"> | "off-edge" | "no-other-place", string>> = {
  "other-side": "was turned over: there was no room on its side of the board.",
  "over-edge": "reaches over the edge of the board with its courtyard; its pads do not.",
  "off-edge": "belongs to the edge of the board",
  "no-other-place": "keeps its place: next to the fixed parts the board has no other place for it.",
  "left-in-the-way": "blocks another object and has no legal place within reach: it was not moved.",
  "shares-room": "overlaps another part: one without a drawn courtyard, or one whose pins pass through the board.",
};

/** A layout as something to choose: the edit, its numbers, and what is to be said of it. */
export function describeCandidate(
  board: Board,
  {
    parts,
    rooted,
    layout,
    profile,
    intents,
  }: {
    parts: readonly Footprint[];
    rooted: readonly Footprint[];
    layout: Layout;
    profile: ProfileName;
    intents: readonly Intent[];
  },
): PlacementCandidate {
  const { placed, references } = withReferences(board, { parts, layout });
  const unplaced = describeUnplaced(layout, parts);
  const beside = new Set(parts.flatMap(({ id }, part) => (layout.stands[part] === 1 ? [] : [id])));
  return {
    profile,
    edit: editBetween(board, placed),
    metrics: measureCandidate(placed, intents),
    unplaced,
    compromises: [
      ...rooted.map(
        ({ reference }): Compromise => ({
          reference,
          kind: "no-other-place",
          message: `${reference} ${COMPROMISES["no-other-place"]}`,
        }),
      ),
      ...findCompromises(layout).map(({ part, kind }) => describeCompromise(layout, kind, { part, of: parts[part]! })),
      ...describeOffEdge(placed, { parts, layout, intents }),
      ...describeStaying(
        placed.footprints.filter(({ id }) => !beside.has(id)),
        intents,
      ),
      ...describeAntennas(
        placed,
        placed.footprints.filter(({ id }) => !beside.has(id)),
      ),
    ],
    references,
  };
}

/** The board with its parts where they stand, and the references of those that moved beside them. */
function withReferences(
  board: Board,
  { parts, layout }: { parts: readonly Footprint[]; layout: Layout },
): { placed: Board; references: ReferenceReport } {
  const placed = applyEdit(board, candidateEdit(board, standingParts(board, parts, layout)));
  const without = new Set(parts.flatMap(({ id }, part) => (layout.stands[part] === 1 ? [] : [id])));
  const moved = placed.footprints.filter((part, index) => part !== board.footprints[index] && !without.has(part.id));
  const { edit, ...references } = placeReferences(placed, { parts: new Set(moved.map(({ id }) => id)) });
  return { placed: applyEdit(placed, edit), references };
}

function describeCompromise(
  { problem: { heights } }: Layout,
  kind: FoundKind,
  { part, of }: { readonly part: number; readonly of: Footprint },
): Compromise {
  const { reference } = of;
  if (kind !== "turned-for-height") return { reference, kind, message: `${reference} ${COMPROMISES[kind]}` };
  return { reference, kind, message: heights ? describeTurnedForHeight(heights, part, of) : reference };
}

/** The parts of edge intents that a run placed and that people cannot reach from outside. */
function describeOffEdge(
  placed: Board,
  { parts, layout, intents }: { parts: readonly Footprint[]; layout: Layout; intents: readonly Intent[] },
): Compromise[] {
  // A run that begins with what stands looked for no room at the edge.
  if (layout.problem.rules.start) return [];
  const standing = new Set(parts.flatMap(({ reference }, part) => (layout.stands[part] === 1 ? [reference] : [])));
  const missed = measureEdges(placed, intents).filter(
    ({ reference, atEdge, facesOut }) => !(atEdge && facesOut) && standing.has(reference),
  );
  if (missed.length === 0) return [];
  const belonging = parts.filter((_, part) => layout.problem.wantsEdge[part] === 1);
  const moved = new Set(parts.map(({ id }) => id));
  const staying = placed.footprints.filter(({ id }) => !moved.has(id));
  const placedParts = placed.footprints.filter(({ id }) => belonging.some((part) => part.id === id));
  const { needed, free } = measureRimRoom(placed, placedParts, { staying });
  const room = `and found no room there: ${toMm(needed).toFixed(1)} mm of openings, ${toMm(free).toFixed(1)} mm of the rim free`;
  const seatless = new Set(findSeatless(placed, placedParts, { staying }).map(({ reference }) => reference));
  return missed.map(({ reference, gap }): Compromise => {
    const where = Number.isFinite(gap) ? `it is ${toMm(gap).toFixed(1)} mm inside` : "it looks past the board";
    return {
      reference,
      kind: "off-edge",
      message: `${reference} ${COMPROMISES["off-edge"]} ${seatless.has(reference) ? "but is too deep or too long for every place that the parts that stay leave there" : room}; ${where}.`,
    };
  });
}

/** The parts where they stand; those without room stand in a row right of the board, where they overlap nothing. */
function standingParts(board: Board, parts: readonly Footprint[], layout: Layout): Map<ItemId, Footprint> {
  const { area, frontBoxes, backBoxes } = layout.problem;
  let besideX = area.originX + area.columns * area.cell + BESIDE_GAP;
  const standing = parts.map((part, index) => {
    if (layout.stands[index] !== 0) {
      const { x, y, pose } = layout.placeOf(index);
      return standInPose(board, part, { position: { x, y }, pose });
    }
    const at = index * POSES * 4;
    const left = Math.min(frontBoxes[at]!, backBoxes[at]!);
    const right = Math.max(frontBoxes[at + 2]!, backBoxes[at + 2]!);
    const x = Math.round(besideX - left);
    besideX += right - left + BESIDE_GAP;
    return standInPose(board, part, { position: { x, y: area.originY }, pose: 0 });
  });
  return new Map(standing.map((part) => [part.id, part]));
}

function describeUnplaced(layout: Layout, parts: readonly Footprint[]): UnplacedPart[] {
  const largest = new Map<Footprint["side"], readonly [number, number]>();
  return parts.flatMap((footprint, part): UnplacedPart[] => {
    if (layout.stands[part] === 1) return [];
    const { reference, side } = footprint;
    const largestFreeMm = largest.get(side) ?? sizeInMm(largestFreeRoom(layout, side));
    largest.set(side, largestFreeMm);
    const { heights } = layout.problem;
    const boxes = side === "front" ? layout.problem.frontBoxes : layout.problem.backBoxes;
    const at = part * POSES * 4;
    const needsMm = sizeInMm({ width: boxes[at + 2]! - boxes[at]!, height: boxes[at + 3]! - boxes[at + 1]! });
    const reason =
      heights && hasNoSide(layout.problem, part)
        ? describeTooHigh(heights, part, footprint)
        : `${reference} needs ${show(needsMm)} mm on the ${side}; the largest free rectangle there is ${show(largestFreeMm)} mm.${heights ? describeKeptOut(heights, part, footprint) : ""}`;
    return [{ reference, needsMm, largestFreeMm, reason: `${reason} It was put beside the board.` }];
  });
}

function sizeInMm({ width, height }: { width: number; height: number }): readonly [number, number] {
  return [toMm(width), toMm(height)];
}

function show(size: readonly [number, number]): string {
  return size.map((length) => length.toFixed(2)).join(" × ");
}
