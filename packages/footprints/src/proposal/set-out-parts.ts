import { type Board, type Footprint, isFiducial, moveFootprint } from "@tracewright/board";
import { type Box, fromMm, type Nm, type Point, type Size, toMm } from "@tracewright/geometry";
import { isScrewHole } from "./is-screw-hole.ts";
import { type KeyField, keyFieldOf, stemOf } from "./key-field.ts";
import { KEY_MARGIN_MM, roomOf } from "./propose-outline.ts";
import { standFiducials } from "./stand-fiducials.ts";

const GAP_MM = 1;
/** From the edge of the board to the courtyard of a hole in its corner, clear of the rounding. */
const INSET_MM = 1;

/**
 * Where parts stand before anything is placed: keys fixed in their field at the lower left, screw holes fixed between the
 * keys, or else in the corners and the middles of the edges, fiducials beside them, other parts that carry no net (no engine
 * moves those) where there is room inside, from the upper left, and all others beside the board in rows, marked as never
 * placed. `stood` have their place on a form, `kept` are its lands.
 */
export function setOutParts(
  all: readonly Footprint[],
  board: { readonly at: Point; readonly size: Size } & Pick<Board, "layers" | "nets">,
  {
    stood = new Map(),
    kept = [],
  }: { readonly stood?: ReadonlyMap<Footprint, Footprint>; readonly kept?: readonly Box[] } = {},
): Footprint[] {
  const field = stood.size > 0 ? undefined : keyFieldFor(all, board);
  const footprints = all.filter((footprint) => !stood.has(footprint) && !field?.keys.has(footprint));
  // A form has places for its screws; what is left over gets no screw.
  const allHoles = stood.size > 0 ? [] : holesForPlaces(footprints);
  const holes = field ? allHoles.slice(0, field.crossings.length) : allHoles;
  const { at, size } = board;
  const placed = new Map<Footprint, Footprint>();
  const corner = { x: at.x + fromMm(KEY_MARGIN_MM), y: at.y + size.height - fromMm(KEY_MARGIN_MM) };
  for (const [key, middle] of field?.keys ?? [])
    placed.set(key, { ...putOnField(key, middle, { corner, field }), locked: true });
  for (const [index, hole] of holes.entries()) {
    const crossing = field?.crossings[index];
    const standing = crossing ? putOnField(hole, crossing, { corner, field }) : putInPlace(hole, index, board);
    placed.set(hole, { ...standing, locked: true });
  }
  const holeRoom = field ? 0 : Math.max(0, ...holes.map((hole) => roomOf(hole).width + 2 * INSET_MM));
  const marks = stood.size > 0 ? [] : footprints.filter((footprint) => isFiducial(footprint) && !hasNet(footprint));
  const fiducials = standFiducials(marks, board, holeRoom);
  for (const [mark, standing] of fiducials) placed.set(mark, standing);
  const still = footprints.filter((footprint) => !placed.has(footprint) && !hasNet(footprint));
  const rest = footprints.filter((footprint) => !placed.has(footprint) && !still.includes(footprint));
  const taken = [...kept, ...[...stood.values(), ...placed.values()].map(boxOf)];
  for (const [footprint, position] of standInside(still, board, taken))
    placed.set(footprint, moveFootprint(footprint, { position }));
  const beside = { x: toMm(at.x + size.width) + 5, y: toMm(at.y) };
  for (const [footprint, position] of shelve(rest, beside, Math.max(40, toMm(size.width))))
    placed.set(footprint, { ...moveFootprint(footprint, { position }), placed: false });
  return all.map((footprint) => stood.get(footprint) ?? placed.get(footprint) ?? footprint);
}

/** The field of keys where it has room on the board. */
function keyFieldFor(
  footprints: readonly Footprint[],
  { size, nets }: { readonly size: Size } & Pick<Board, "nets">,
): KeyField | undefined {
  const field = keyFieldOf(footprints, nets);
  const margin = 2 * fromMm(KEY_MARGIN_MM);
  const hasRoom = field && field.size.width + margin <= size.width && field.size.height + margin <= size.height;
  return hasRoom ? field : undefined;
}

/** A key by its stem and a hole by its middle, at a place of the field, whose lower left corner this is. */
function putOnField(
  part: Footprint,
  place: Point,
  { corner, field }: { readonly corner: Point; readonly field: KeyField | undefined },
): Footprint {
  const stem = isScrewHole(part) ? { x: 0, y: 0 } : stemOf(part);
  const top = corner.y - (field?.size.height ?? 0);
  return moveFootprint(part, {
    position: { x: corner.x + place.x - stem.x, y: top + place.y - stem.y },
  });
}

/**
 * Up to four, those of the most frequent kind first: other kinds hold a heat sink or a fan. More of that kind, up to
 * four, hold the board between its corners.
 */
function holesForPlaces(footprints: readonly Footprint[]): Footprint[] {
  const holes = footprints.filter(isScrewHole);
  const alike = Map.groupBy(holes, ({ library }) => library);
  const count = ({ library }: Footprint): number => alike.get(library)?.length ?? 0;
  const kinds = [...alike.keys()];
  const kind = ({ library }: Footprint): number => kinds.indexOf(library);
  const byKind = holes.toSorted((a, b) => count(b) - count(a) || kind(a) - kind(b));
  const further = byKind.slice(CORNERS.length, PLACES.length).filter(({ library }) => library === byKind[0]?.library);
  return [...byKind.slice(0, CORNERS.length), ...further];
}

/** The first two stand on a diagonal, so that two alone still hold the board. */
const CORNERS = [
  { right: false, lower: false },
  { right: true, lower: true },
  { right: true, lower: false },
  { right: false, lower: true },
] as const;
/** Then the middles of the long edges and of the short ones, as shares of the room along the edges of a wide board. */
const PLACES: readonly { readonly along: number; readonly across: number }[] = [
  ...CORNERS.map(({ right, lower }) => ({ along: Number(right), across: Number(lower) })),
  { along: 0.5, across: 0 },
  { along: 0.5, across: 1 },
  { along: 0, across: 0.5 },
  { along: 1, across: 0.5 },
];

function putInPlace(hole: Footprint, index: number, { at, size }: { at: Point; size: Size }): Footprint {
  const room = roomOf(hole);
  const { along, across } = PLACES[index] ?? { along: 0, across: 0 };
  const [right, lower] = index < CORNERS.length || size.width >= size.height ? [along, across] : [across, along];
  const x = INSET_MM + right * (toMm(size.width) - 2 * INSET_MM - room.width);
  const y = INSET_MM + lower * (toMm(size.height) - 2 * INSET_MM - room.height);
  return moveFootprint(hole, {
    position: { x: at.x + fromMm(x - room.minX), y: at.y + fromMm(y - room.minY) },
  });
}

/** What a part covers on the board. */
function boxOf(part: Footprint): Box {
  const { minX, minY, width, height } = roomOf(part);
  const [left, top] = [part.position.x + fromMm(minX), part.position.y + fromMm(minY)];
  return { minX: left, minY: top, maxX: left + fromMm(width), maxY: top + fromMm(height) };
}

/** Between places that are tried, millimetres. */
const STEP_MM = 0.5;

/**
 * Places for parts, each the first that is free, row by row from the upper left. What finds none stands on others, as
 * before anything is placed: the check says so.
 */
function standInside(
  parts: readonly Footprint[],
  { at, size }: { readonly at: Point; readonly size: Size },
  taken: readonly Box[],
): [Footprint, Point][] {
  const boxes = [...taken];
  const gap = fromMm(GAP_MM);
  return parts.map((part) => {
    const room = roomOf(part);
    const [width, height] = [fromMm(room.width), fromMm(room.height)];
    const isFree = ({ x, y }: Point): boolean =>
      boxes.every(
        (box) =>
          x + width + gap <= box.minX || x - gap >= box.maxX || y + height + gap <= box.minY || y - gap >= box.maxY,
      );
    const corner = firstPlace({ width, height }, { at, size }, isFree) ?? { x: at.x + gap, y: at.y + gap };
    boxes.push({ minX: corner.x, minY: corner.y, maxX: corner.x + width, maxY: corner.y + height });
    return [part, { x: corner.x - fromMm(room.minX), y: corner.y - fromMm(room.minY) }];
  });
}

function firstPlace(
  { width, height }: Size,
  { at, size }: { readonly at: Point; readonly size: Size },
  isFree: (corner: Point) => boolean,
): Point | undefined {
  const [gap, step] = [fromMm(GAP_MM), fromMm(STEP_MM)];
  for (let y = at.y + gap; y + height <= at.y + size.height - gap; y += step)
    for (let x = at.x + gap; x + width <= at.x + size.width - gap; x += step) if (isFree({ x, y })) return { x, y };
  return undefined;
}

/** Left to right in rows below each other, each row as high as its highest part; millimetres. */
export function shelve(
  footprints: readonly Footprint[],
  from: { x: number; y: number },
  width: number,
): [Footprint, Point][] {
  let x = 0;
  let y = 0;
  let rowHeight = 0;
  return footprints.map((footprint) => {
    const room = roomOf(footprint);
    if (x > 0 && x + room.width > width) {
      x = 0;
      y += rowHeight + GAP_MM;
      rowHeight = 0;
    }
    const position: Point = { x: snap(from.x + x - room.minX), y: snap(from.y + y - room.minY) };
    x += room.width + GAP_MM;
    rowHeight = Math.max(rowHeight, room.height);
    return [footprint, position];
  });
}

function snap(mm: number): Nm {
  return Math.round(mm * 100) * 10_000;
}

function hasNet({ pads }: Footprint): boolean {
  return pads.some(({ net }) => net !== undefined);
}
