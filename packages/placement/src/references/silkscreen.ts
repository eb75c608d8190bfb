/**
 * What is there already on one side of the board when texts look for their places: where ink would be cut away or make
 * something else unreadable, and the bodies of parts.
 */
import {
  type Board,
  boardOutline,
  type Footprint,
  footprintBody,
  graphicSolids,
  type LayerId,
  padHole,
  padSolids,
  resolveLayers,
  type Side,
  type Text,
  viaHole,
  zoneOutline,
} from "@tracewright/board";
import {
  areNearer,
  type Box,
  BoxIndex,
  boxDistance,
  growBox,
  growSolid,
  locateInPolygon,
  type Polygon,
  placePoint,
  rectRing,
  type Solid,
  solidBox,
} from "@tracewright/geometry";
import { standingInk } from "./text-ink.ts";

/** Side of the squares in which things are looked up: 2 mm. */
const INDEX_CELL = 2_000_000;

/** A part's body on a side of the board. */
interface Body {
  readonly part: Footprint;
  readonly box: Box;
  /** Turned with the part. */
  readonly solid: Solid;
}

export class Silkscreen {
  readonly #areas: readonly Polygon[];
  readonly #ink: Solid[] = [];
  readonly #inkBoxes: Box[] = [];
  readonly #inkIndex = new BoxIndex(INDEX_CELL);
  readonly #bodies: readonly Body[];
  readonly #bodyIndex = new BoxIndex(INDEX_CELL);
  readonly #vias: readonly Box[];
  readonly #viaIndex = new BoxIndex(INDEX_CELL);

  /** `isSought`: texts that are looking for a place, and block nothing yet. */
  constructor(board: Board, side: Side, isSought: (text: Text) => boolean) {
    this.#areas = boardOutline(board).areas;
    for (const solid of inkAndGaps(board, side, isSought)) {
      const box = solidBox(solid);
      this.#inkIndex.add(this.#ink.length, box);
      this.#ink.push(solid);
      this.#inkBoxes.push(box);
    }
    this.#bodies = bodiesOn(board, side);
    for (const [entry, { box }] of this.#bodies.entries()) this.#bodyIndex.add(entry, box);
    this.#vias = board.vias.map((via) => solidBox(viaHole(via)));
    for (const [entry, box] of this.#vias.entries()) this.#viaIndex.add(entry, box);
  }

  /** Whether ink in the box is printed whole and leaves `gap` (above 0) to everything, its own part's body left out. */
  isFree(box: Box, part: Footprint, gap: number): boolean {
    const solid: Solid = { kind: "convex", points: boxRing(box), radius: 0 };
    for (const entry of this.#inkIndex.search(growBox(box, gap)))
      if (boxDistance(box, this.#inkBoxes[entry]!) < gap && areNearer(solid, this.#ink[entry]!, gap)) return false;
    for (const entry of this.#bodyIndex.search(box)) {
      const body = this.#bodies[entry]!;
      if (body.part !== part && areNearer(solid, body.solid, 1)) return false;
    }
    return this.#isInside(box);
  }

  /** Whether a body of another part is nearer to the box than `distance`: a reader would take the text for that one's. */
  isNearerToAnother(box: Box, part: Footprint, distance: number): boolean {
    const solid: Solid = { kind: "convex", points: boxRing(box), radius: 0 };
    return this.#bodyIndex
      .search(growBox(box, distance))
      .some((entry) => this.#bodies[entry]!.part !== part && areNearer(solid, this.#bodies[entry]!.solid, distance));
  }

  /** Drills of vias under the box: ink runs into them. */
  viasUnder(box: Box): number {
    return this.#viaIndex.search(box).length;
  }

  /** No line of the outline is near, so one corner tells for all. */
  #isInside({ minX, minY }: Box): boolean {
    return (
      this.#areas.length === 0 || this.#areas.some((area) => locateInPolygon({ x: minX, y: minY }, area) !== "outside")
    );
  }
}

/** Mask openings, drills, the outline, and ink that stays. */
function* inkAndGaps(board: Board, side: Side, isSought: (text: Text) => boolean): Generator<Solid> {
  const ink: LayerId = side === "front" ? "F.SilkS" : "B.SilkS";
  const mask: LayerId = side === "front" ? "F.Mask" : "B.Mask";
  const taken: readonly LayerId[] = [ink, mask, "Edge.Cuts"];
  for (const graphic of board.graphics) if (taken.includes(graphic.layer)) yield* graphicSolids(graphic);
  for (const text of board.texts) yield* fixedText(board, text, undefined);
  for (const zone of board.zones)
    if (!zone.keepout && resolveLayers(board, zone.layers).some((layer) => layer === ink || layer === mask))
      yield { kind: "polygon", polygon: zoneOutline(zone), radius: 0 };
  for (const part of board.footprints) {
    for (const graphic of part.graphics) if (taken.includes(graphic.layer)) yield* graphicSolids(graphic, part);
    for (const text of part.texts) if (!isSought(text)) yield* fixedText(board, text, part);
    for (const pad of part.pads) {
      const hole = padHole(part, pad);
      if (hole) yield hole;
      if (!resolveLayers(board, pad.layers).includes(mask)) continue;
      const opening = pad.solderMaskMargin ?? part.solderMaskMargin ?? board.rules.solderMaskExpansion;
      for (const solid of padSolids(part, pad)) yield growSolid(solid, opening);
    }
  }

  function* fixedText(holder: Board, text: Text, part: Footprint | undefined): Generator<Solid> {
    if (text.hidden || (text.layer !== ink && text.layer !== mask)) return;
    const solid = standingInk(holder, text, part);
    if (solid) yield solid;
  }
}

/**
 * Bodies that leave no room for a text under them. One that other parts stand in (a shield, a carrier for modules, the
 * outline of a plug-in board) is drawn about room that is free.
 */
function bodiesOn(board: Board, side: Side): Body[] {
  const bodies = board.footprints.flatMap((part): Body[] => {
    const local = part.side === side && part.pads.length > 0 ? footprintBody(part) : undefined;
    if (!local) return [];
    const points = boxRing(local).map((corner) => placePoint(corner, part.position, part.rotation));
    const solid: Solid = { kind: "convex", points, radius: 0 };
    return [{ part, solid, box: solidBox(solid) }];
  });
  const index = new BoxIndex(INDEX_CELL);
  for (const [entry, { box }] of bodies.entries()) index.add(entry, box);
  return bodies.filter(
    ({ part, solid, box }) =>
      !index.search(box).some((entry) => {
        const other = bodies[entry]!;
        return other.part !== part && areaOf(other.box) < areaOf(box) && areNearer(middleOf(other.box), solid, 1);
      }),
  );
}

function boxRing({ minX, minY, maxX, maxY }: Box) {
  return rectRing({ x: minX, y: minY }, { x: maxX, y: maxY });
}

function areaOf({ minX, minY, maxX, maxY }: Box): number {
  return (maxX - minX) * (maxY - minY);
}

function middleOf({ minX, minY, maxX, maxY }: Box): Solid {
  return { kind: "circle", center: { x: Math.round((minX + maxX) / 2), y: Math.round((minY + maxY) / 2) }, radius: 0 };
}
