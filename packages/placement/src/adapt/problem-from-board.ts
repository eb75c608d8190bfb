import {
  type Board,
  boardOutline,
  type Footprint,
  footprintCourtyard,
  type Intent,
  type NetId,
  padPosition,
  sidesOf,
} from "@tracewright/board";
import {
  type Box,
  growBox,
  joinBoxes,
  locateInPolygon,
  normalizeDegrees,
  type Point,
  type Polygon,
} from "@tracewright/geometry";
import { isBodyCopper } from "../bodies/describe-body.ts";
import { claimRoom, padClearance } from "../footprint/claimed-room.ts";
import { stayingLabels } from "../footprint/label-owner.ts";
import { partKind } from "../footprint/part-kind.ts";
import { Rim } from "../footprint/rim.ts";
import { describeAntennaRooms } from "../problem/antenna-rooms.ts";
import { describeGuards } from "../problem/guards.ts";
import { describeHeightRules, isBarredFromOwnSide } from "../problem/height-rules.ts";
import { type MoveOptions, STANDING_MODES } from "../problem/move-options.ts";
import { freeRules } from "../problem/move-rules.ts";
import { describePolarity } from "../problem/polarity.ts";
import { forgetPlace, standInPose } from "../problem/pose.ts";
import { POSES } from "../problem/poses.ts";
import type { PlacementProblem } from "../problem/problem.ts";
import { quietRooms } from "../problem/quiet.ts";
import { groupSwaps } from "../problem/swap-groups.ts";
import { onOwnSide, turningOver } from "../problem/turn-over.ts";
import { channelsOf, edgeParts, fixedParts, groupsOf, loopsOf, proximitiesOf } from "./apply-intents.ts";
import { chooseParts, type PartChoice } from "./choose-parts.ts";
import { describeArea, padMargin } from "./describe-area.ts";
import { describeMouths } from "./describe-mouths.ts";
import { describeNets } from "./describe-nets.ts";
import { findRooted } from "./find-rooted.ts";
import { partCopper } from "./part-copper.ts";
import { standAsIs } from "./stand-as-is.ts";

export interface BoardProblem {
  readonly problem: PlacementProblem;
  /** The part of every index, before any turn. */
  readonly parts: readonly Footprint[];
  /** Parts that would move if the board had another place for them. */
  readonly rooted: readonly Footprint[];
}

const ORIGIN = { x: 0, y: 0 };

/** Which parts may move, and what is wanted of them: plain records, which can be sent to a thread. */
export interface ProblemOptions extends MoveOptions {
  readonly intents: readonly Intent[];
}

/**
 * The placement problem of a board. Parts for which it has no other place than theirs stay, unless all begin where
 * they stand.
 */
export function placementProblemFromBoard(board: Board, options: ProblemOptions): BoardProblem {
  const { intents } = options;
  const choice = chooseParts(board, {
    ...options,
    fixed: [...(options.fixed ?? []), ...fixedParts(intents, options.parts)],
  });
  const asked = describeProblem(board, options, choice);
  const rooted = STANDING_MODES.includes(choice.mode) ? [] : findRooted(board, asked);
  if (rooted.length === 0) return { ...asked, rooted };
  const stays = new Set(rooted.map(({ id }) => id));
  const movable = choice.movable.filter(({ id }) => !stays.has(id));
  const moves = new Set(movable);
  const fixed = board.footprints.filter((footprint) => !moves.has(footprint));
  return {
    ...describeProblem(board, options, { ...choice, movable, fixed }),
    rooted: choice.movable.filter(({ id }) => stays.has(id)),
  };
}

function describeProblem(
  board: Board,
  options: ProblemOptions,
  choice: PartChoice,
): Pick<BoardProblem, "problem" | "parts"> {
  const { intents } = options;
  const { movable, fixed, mode } = choice;
  const { sides = "as-is" } = options;
  const said = sidesOf(intents);
  // Who begins with what stands turns nothing over to begin with.
  const isStanding = STANDING_MODES.includes(mode);
  const own = movable.map((footprint) =>
    onOwnSide(board, footprint, { sides, said: isStanding ? undefined : said.get(footprint.reference) }),
  );
  const parts = choice.forgets ? own.map(forgetPlace) : own;
  const heights = describeHeightRules(intents, parts);
  const shapes = describeShapes(board, parts);
  const guards = describeGuards(board, parts);
  const netIndex = new Map<NetId, number>(board.nets.map(({ id }, index) => [id, index]));
  const pins = describePins(board, parts, netIndex);
  const wantsEdge = edgeParts(intents);
  const { areas } = boardOutline(board);
  const rim = new Rim(board);
  const kinds = describeKinds(parts);
  const mouths = describeMouths(board, { parts, movable, wantsEdge, rim });
  const start = {
    startX: Float64Array.from(movable, ({ position }) => position.x),
    startY: Float64Array.from(movable, ({ position }) => position.y),
  };
  const problem: PlacementProblem = {
    partCount: parts.length,
    ...shapes,
    ...start,
    ...pins.numbers,
    clearance: padClearance(board),
    padMargin: padMargin(board),
    overhangs: Uint8Array.from(movable, (footprint, part) =>
      mouths.facing[part * POSES]! >= 0 || isOverhanging(footprint, areas) ? 1 : 0,
    ),
    netCount: board.nets.length,
    ...describeNets(board, fixed, netIndex),
    proximities: proximitiesOf(intents, { parts: movable, fixed, pinOf: pins.indexOf }),
    quietRooms: quietRooms(board, parts),
    antennaRooms: describeAntennaRooms(board, { parts, fixed }),
    loops: loopsOf(intents, { parts: movable, fixed, pinOf: pins.indexOf }),
    groups: groupsOf(intents, movable),
    channels: channelsOf(intents, { parts: movable, kinds }),
    wantsEdge: Uint8Array.from(movable, ({ reference }) => (wantsEdge.has(reference) ? 1 : 0)),
    ...mouths,
    rim,
    kinds,
    polarity: describePolarity(board, parts),
    kinOnRim: describeKinOnRim(movable, { kinds, wantsEdge }),
    turns: Uint8Array.from(parts, ({ rotation }) => Math.floor(normalizeDegrees(rotation) / 90)),
    rules: {
      ...freeRules(parts.length),
      turningOver: turningOver(board, parts, {
        sides,
        wantsEdge,
        said,
        isBarred: (part) => heights !== undefined && isBarredFromOwnSide(heights, part),
      }),
      ...(mode === "improve" && { reach: new Float64Array(parts.length).fill(options.radius ?? Infinity) }),
      ...(mode === "swap" && { swaps: groupSwaps(parts, { ...shapes, ...start }) }),
    },
    guards,
    heights,
    area: describeArea(board, fixed, {
      hasGuards: guards !== undefined,
      claims: { front: claimedInAll(shapes.frontBoxes), back: claimedInAll(shapes.backBoxes) },
      labels: stayingLabels(board, movable),
    }),
  };
  return { parts, problem: isStanding ? { ...problem, rules: standAsIs(problem) } : problem };
}

/** Of all parts together, each in its first pose. */
function claimedInAll(boxes: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < boxes.length; at += POSES * 4) {
    const [width, height] = [boxes[at + 2]! - boxes[at]!, boxes[at + 3]! - boxes[at + 1]!];
    if (width > 0 && height > 0) sum += width * height;
  }
  return sum;
}

/** A number for every kind; parts at an odd angle look like no other. */
function describeKinds(parts: readonly Footprint[]): Int32Array {
  const numbers = new Map<string, number>();
  return Int32Array.from(parts, (footprint) => {
    const kind = `${partKind(footprint)} ${normalizeDegrees(footprint.rotation) % 90}`;
    const number = numbers.get(kind) ?? numbers.size;
    numbers.set(kind, number);
    return number;
  });
}

/** J2 before J10. */
function describeKinOnRim(
  parts: readonly Footprint[],
  { kinds, wantsEdge }: { kinds: Int32Array; wantsEdge: ReadonlySet<string> },
): Int32Array[] {
  const atRim = [...parts.keys()].filter((part) => wantsEdge.has(parts[part]!.reference));
  const inOrder = new Intl.Collator("en", { numeric: true });
  return [...Map.groupBy(atRim, (part) => kinds[part]!).values()]
    .filter((kin) => kin.length > 1)
    .map((kin) =>
      Int32Array.from(kin.sort((a, b) => inOrder.compare(parts[a]!.reference, parts[b]!.reference) || a - b)),
    );
}

/** Boxes of everything, in each pose. */
function describeShapes(board: Board, parts: readonly Footprint[]) {
  const list = () => new Float64Array(parts.length * POSES * 4);
  const [frontBoxes, backBoxes, frontCrowded, backCrowded] = [list(), list(), list(), list()];
  const [padBounds, padRooms] = [list(), list()];
  const padStart = new Int32Array(parts.length + 1);
  const crossingEnd = new Int32Array(parts.length);
  const copper = parts.map((part) => partCopper(board, part));
  for (const part of parts.keys()) padStart[part + 1] = padStart[part]! + copper[part]!.length;
  const padBoxes = new Float64Array(padStart[parts.length]! * POSES * 4);
  const padSides = new Uint8Array(padStart[parts.length]!);
  for (const [part, footprint] of parts.entries()) {
    const order = [...copper[part]!.keys()].sort(
      (a, b) => Number(copper[part]![b]!.crosses) - Number(copper[part]![a]!.crosses) || a - b,
    );
    crossingEnd[part] = padStart[part]! + copper[part]!.filter(({ crosses }) => crosses).length;
    for (const [rank, index] of order.entries()) padSides[padStart[part]! + rank] = copper[part]![index]!.sides;
    for (let pose = 0; pose < POSES; pose += 1) {
      const standing = standInPose(board, footprint, { position: ORIGIN, pose });
      const at = (part * POSES + pose) * 4;
      const roomy = claimRoom(board, standing, { crowded: false });
      const crowded = claimRoom(board, standing, { crowded: true });
      frontBoxes.set(toNumbers(roomy.front), at);
      backBoxes.set(toNumbers(roomy.back), at);
      frontCrowded.set(toNumbers(crowded.front), at);
      backCrowded.set(toNumbers(crowded.back), at);
      const standingCopper = partCopper(board, standing);
      const bounds = joinBoxes(standingCopper.map(({ drawn }) => drawn));
      padBounds.set(toNumbers(bounds && growBox(bounds, padMargin(board))), at);
      padRooms.set(toNumbers(joinBoxes(standingCopper.map(({ room }) => room))), at);
      for (const [rank, index] of order.entries())
        padBoxes.set(toNumbers(standingCopper[index]!.room), ((padStart[part]! + rank) * POSES + pose) * 4);
    }
  }
  return {
    frontBoxes,
    backBoxes,
    frontCrowded,
    backCrowded,
    padBounds,
    padRooms,
    padStart,
    crossingEnd,
    padBoxes,
    padSides,
  };
}

/** Places of the pins that are on nets, in each pose. */
function describePins(board: Board, parts: readonly Footprint[], netIndex: ReadonlyMap<NetId, number>) {
  const pinsOf = parts.map((part) =>
    part.pads.flatMap((pad, index) => (pad.net === undefined || isBodyCopper(part, pad) ? [] : [index])),
  );
  const pinStart = new Int32Array(parts.length + 1);
  for (const [part, pins] of pinsOf.entries()) pinStart[part + 1] = pinStart[part]! + pins.length;
  const count = pinStart[parts.length]!;
  const pinNet = new Int32Array(count);
  const pinX = new Float64Array(count * POSES);
  const pinY = new Float64Array(count * POSES);
  for (const [part, footprint] of parts.entries())
    for (let pose = 0; pose < POSES; pose += 1) {
      const standing = standInPose(board, footprint, { position: ORIGIN, pose });
      for (const [rank, index] of pinsOf[part]!.entries()) {
        const pin = pinStart[part]! + rank;
        const { x, y } = padPosition(standing, standing.pads[index]!);
        pinNet[pin] = netIndex.get(footprint.pads[index]!.net!)!;
        pinX[pin * POSES + pose] = x;
        pinY[pin * POSES + pose] = y;
      }
    }
  return {
    numbers: { pinStart, pinNet, pinX, pinY },
    /** Parts whose place was forgotten are other records with the same pads. */
    indexOf: (part: number, pad: Footprint["pads"][number]) =>
      pinStart[part]! + pinsOf[part]!.indexOf(parts[part]!.pads.indexOf(pad)),
  };
}

/** Whether the part stands with its pads on the board and its courtyard over the edge: then it may do so elsewhere. */
function isOverhanging(footprint: Footprint, areas: readonly Polygon[]): boolean {
  const isOn = (point: Point) => areas.some((area) => locateInPolygon(point, area) !== "outside");
  const { front, back } = footprintCourtyard(footprint);
  const corners = [...front, ...back].flatMap(({ outer }) => outer);
  return footprint.pads.every((pad) => isOn(padPosition(footprint, pad))) && !corners.every(isOn);
}

/** minX, minY, maxX, maxY; a box that is not there has minX > maxX. */
function toNumbers(box: Box | undefined): number[] {
  return box ? [Math.floor(box.minX), Math.floor(box.minY), Math.ceil(box.maxX), Math.ceil(box.maxY)] : [1, 1, 0, 0];
}
