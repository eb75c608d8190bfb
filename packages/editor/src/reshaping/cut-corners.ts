import type { Board, Graphic, ItemId } from "@tracewright/board";
import { findItems, isLocked } from "@tracewright/board";
import { arcToPolyline, type Nm, type Point, type Ring, rectRing, type Shape } from "@tracewright/geometry";
import type { CommandOutcome } from "../commands/command.ts";
import { isPlainRing, isSame } from "../drawing/corner-chain.ts";
import { EditBuilder, type NameItem } from "../edit-builder.ts";
import { type Corner, type CornerCut, cutOf, isCorner, reachOf } from "./corner-cut.ts";
import { drawingJoints } from "./drawing-joints.ts";
import { judged } from "./reshape-drawing.ts";
import { isNested } from "./reshape-item.ts";

export interface CornersOutcome extends CommandOutcome {
  /** Nothing has changed. */
  readonly problem?:
    | { readonly reason: "no-corner" }
    /** `most`: what would fit on the shortest side. */
    | { readonly reason: "too-large"; readonly most: Nm }
    | { readonly reason: "crosses-itself" };
}

/**
 * Rounds or cuts off all corners of what is selected: of zones with their cut-outs, polygons and rectangles, and
 * those that selected lines make with each other; of a single line those with its neighbours. All of them or, where
 * one does not fit, none. What was closed stays closed. With `near` only the nearest corner of areas is meant. Round
 * corners of areas become chords as near as the board draws arcs.
 */
export function cutCorners(board: Board, ids: Iterable<ItemId>, cut: CornerCut, nameItem: NameItem): CornersOutcome {
  const items = findItems(board, ids);
  const held = items.filter((item) => isLocked(board, item)).map(({ record }) => record.id);
  if (held.length > 0) return { locked: held };
  const areas = items.flatMap((item): readonly Ring[] => {
    if (item.list === "zones") return item.record.outline;
    return item.list === "graphics" ? [ringOf(item.record.shape) ?? []] : [];
  });
  const cutting = new Cutting(board, { cut, only: cut.near && nearestCorner(areas, cut.near) }, nameItem);
  const lines: LineGraphic[] = [];
  for (const item of items) {
    if (item.list === "zones") cutting.addZone(item.record);
    if (item.list !== "graphics") continue;
    if (isLine(item.record)) lines.push(item.record);
    else cutting.addGraphic(item.record);
  }
  cutting.addLines(lines, items.length === 1);
  return cutting.finish();
}

type LineGraphic = Graphic & { readonly shape: Extract<Shape, { kind: "line" }> };

function ringOf(shape: Shape): Ring | undefined {
  if (shape.kind === "polygon") return shape.points;
  return shape.kind === "rect" ? rectRing(shape.start, shape.end) : undefined;
}

function nearestCorner(rings: readonly Ring[], to: Point): Point | undefined {
  const away = ({ x, y }: Point) => Math.hypot(x - to.x, y - to.y);
  return rings.flat().reduce<Point | undefined>((best, at) => (best && away(best) <= away(at) ? best : at), undefined);
}

function isLine(graphic: Graphic): graphic is LineGraphic {
  return graphic.shape.kind === "line";
}

/** A cut that is to be made, and what it takes of the sides on either hand. */
class Cutting {
  readonly #board: Board;
  readonly #cut: CornerCut;
  readonly #only: Point | undefined;
  readonly #nameItem: NameItem;
  readonly #builder: EditBuilder;
  #corners = 0;
  #most = Number.POSITIVE_INFINITY;
  #isCrossing = false;
  #isHeld: ItemId | undefined;
  readonly #added: { readonly beside: readonly ItemId[]; readonly id: ItemId }[] = [];
  readonly #removed = new Set<ItemId>();

  constructor(
    board: Board,
    { cut, only }: { readonly cut: CornerCut; readonly only: Point | undefined },
    nameItem: NameItem,
  ) {
    this.#board = board;
    this.#cut = cut;
    this.#only = only;
    this.#nameItem = nameItem;
    this.#builder = new EditBuilder(board);
  }

  addZone(zone: Board["zones"][number]): void {
    const outline = zone.outline.map((ring) => this.#cutRing(ring));
    if (!outline.every(isPlainRing) || !isNested(outline)) this.#isCrossing = true;
    this.#builder.update("zones", zone, { ...zone, outline, filled: false, fills: [] });
  }

  addGraphic(graphic: Graphic): void {
    const { shape, filled } = graphic;
    const ring = ringOf(shape);
    if (shape.kind === "rect" && !filled) this.#cutRectangle(graphic, rectRing(shape.start, shape.end));
    else if (ring) {
      const points = this.#cutRing(ring);
      if (!isPlainRing(points)) this.#isCrossing = true;
      this.#builder.update("graphics", graphic, { ...graphic, shape: { kind: "polygon", points } });
    }
  }

  /** `isAlone`: with their neighbours too. */
  addLines(lines: readonly LineGraphic[], isAlone: boolean): void {
    const chosen = new Set(lines.map(({ id }) => id));
    const ends = new Map<ItemId, LineEnds>();
    const endsOf = (graphic: LineGraphic): LineEnds => {
      const known = ends.get(graphic.id) ?? { graphic, taken: 0 };
      ends.set(graphic.id, known);
      return known;
    };
    const cut: {
      readonly from: LineEnds;
      readonly to: LineEnds;
      readonly corner: Corner;
      sides: readonly [End, End];
    }[] = [];
    const done = new Set<string>();
    for (const line of lines) {
      for (const end of ["start", "end"] as const) {
        const point = line.shape[end];
        const [joint, ...more] = drawingJoints(this.#board, line.layer, point, line.id);
        // Where three meet, or an arc goes on, there is no corner between two sides.
        if (!joint || more.length > 0 || !isLine(joint.graphic)) continue;
        const other = joint.graphic;
        if ((!isAlone && !chosen.has(other.id)) || done.has(`${other.id} ${joint.end}`)) continue;
        done.add(`${line.id} ${end}`);
        const corner = { before: line.shape[END_BEHIND[end]], point, after: other.shape[END_BEHIND[joint.end]] };
        if (!isCorner(corner)) continue;
        if (isLocked(this.#board, { list: "graphics", record: other })) this.#isHeld = other.id;
        const [from, to] = [endsOf(line), endsOf(other)];
        const reach = reachOf(corner, this.#cut.form);
        from.taken += reach;
        to.taken += reach;
        this.#corners++;
        cut.push({ from, to, corner, sides: [end, joint.end] });
      }
    }
    for (const { graphic, taken } of ends.values()) this.#fit(graphic.shape.start, graphic.shape.end, taken);
    if (this.#cut.size > this.#most) return;
    for (const { from, to, corner, sides } of cut) {
      const shape = cutOf(corner, this.#cut);
      from[sides[0]] = shape.start;
      to[sides[1]] = shape.end;
      this.#add(from.graphic, shape, [from.graphic.id, to.graphic.id]);
    }
    for (const { graphic, start = graphic.shape.start, end = graphic.shape.end } of ends.values()) {
      if (isSame(start, end)) {
        this.#builder.remove("graphics", graphic);
        this.#removed.add(graphic.id);
      } else this.#builder.update("graphics", graphic, { ...graphic, shape: { kind: "line", start, end } });
    }
  }

  finish(): CornersOutcome {
    if (this.#isHeld) return { locked: [this.#isHeld] };
    if (this.#corners === 0) return { locked: [], problem: { reason: "no-corner" } };
    if (this.#cut.size > this.#most) return { locked: [], problem: { reason: "too-large", most: this.#most } };
    if (this.#isCrossing) return { locked: [], problem: { reason: "crosses-itself" } };
    this.#keepGroups();
    const { edit, refusal } = judged(this.#board, this.#builder.build());
    return edit && !refusal ? { edit, locked: [] } : { locked: [], problem: { reason: "crosses-itself" } };
  }

  /** An empty rectangle becomes lines with what is between them, which is what outlines are drawn with. */
  #cutRectangle(graphic: Graphic, ring: Ring): void {
    const corners = this.#cornersOf(ring);
    if (this.#cut.size > this.#most) return;
    const cuts = corners.map((corner) => {
      return this.#isMeant(corner) ? cutOf(corner, this.#cut) : { start: corner.point, end: corner.point };
    });
    const sides = cuts.map(
      (one, index): Shape => ({ kind: "line", start: one.end, end: cuts[(index + 1) % 4]!.start }),
    );
    const [first, ...more] = [...sides, ...cuts.filter((one) => "kind" in one)].filter(
      (shape) => !("start" in shape && isSame(shape.start, shape.end)),
    );
    if (!first) return;
    this.#builder.update("graphics", graphic, { ...graphic, shape: first });
    for (const shape of more) this.#add(graphic, shape, [graphic.id]);
  }

  #cutRing(ring: Ring): Ring {
    const corners = this.#cornersOf(ring);
    if (this.#cut.size > this.#most) return ring;
    const points = corners.flatMap((corner): readonly Point[] => {
      if (!this.#isMeant(corner)) return [corner.point];
      const shape = cutOf(corner, this.#cut);
      return shape.kind === "line"
        ? [shape.start, shape.end]
        : arcToPolyline(shape.start, shape.mid, shape.end, this.#board.rules.maxArcError);
    });
    return points.filter((point, index) => !isSame(point, points[(index + 1) % points.length]!));
  }

  #cornersOf(ring: Ring): readonly Corner[] {
    const corners = ring.map((point, index): Corner => {
      return { before: ring.at(index - 1)!, point, after: ring[(index + 1) % ring.length]! };
    });
    const reaches = corners.map((corner) => (this.#isMeant(corner) ? reachOf(corner, this.#cut.form) : 0));
    this.#corners += reaches.filter((reach) => reach > 0).length;
    for (const [index, { point, after }] of corners.entries())
      this.#fit(point, after, reaches[index]! + reaches[(index + 1) % reaches.length]!);
    return corners;
  }

  #isMeant(corner: Corner): boolean {
    return isCorner(corner) && (!this.#only || isSame(corner.point, this.#only));
  }

  /** A side of which a cut of size 1 takes so much. */
  #fit(start: Point, end: Point, taken: number): void {
    if (taken > 0) this.#most = Math.min(this.#most, Math.floor(Math.hypot(end.x - start.x, end.y - start.y) / taken));
  }

  #add(like: Graphic, shape: Shape, beside: readonly ItemId[]): void {
    // What a file said of the line beyond our words stays with the line.
    const { foreign: _foreign, ...rest } = like;
    const id = this.#nameItem();
    this.#builder.add("graphics", { ...rest, id, shape });
    this.#added.push({ beside, id });
  }

  /** What comes between members of a group is a member, too. */
  #keepGroups(): void {
    for (const group of this.#board.groups) {
      const members = new Set(group.members);
      const added = this.#added.filter(({ beside }) => beside.every((id) => members.has(id))).map(({ id }) => id);
      const left = group.members.filter((id) => !this.#removed.has(id));
      if (added.length > 0 || left.length < group.members.length)
        this.#builder.update("groups", group, { ...group, members: [...left, ...added] });
    }
  }
}

type End = "start" | "end";

const END_BEHIND = { start: "end", end: "start" } as const satisfies Record<End, End>;

/** A line that is cut at one end or both. */
interface LineEnds {
  readonly graphic: LineGraphic;
  taken: number;
  start?: Point;
  end?: Point;
}
