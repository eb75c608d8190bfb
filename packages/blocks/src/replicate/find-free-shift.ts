import { type Board, type Item, type ItemId, moveItem } from "@tracewright/board";
import { CopperProbe, CourtyardProbe } from "@tracewright/checks";
import type { Nm, Point } from "@tracewright/geometry";
import type { LayoutCopy } from "./copy-layout.ts";
import { isOnBoard } from "./is-on-board.ts";

/** Places are tried at this distance from each other, the nearest first. */
const STEP: Nm = 250_000;
/** Beyond this, where a copy is no longer beside its place, at a larger distance: there are a hundred times as many. */
const NEAR: Nm = 5_000_000;
const FAR_STEP: Nm = 500_000;

/** A copy a little aside of where it is. */
export function shiftCopy(copy: LayoutCopy, by: Point, board: Board): LayoutCopy {
  const moved = <One extends Item>(item: One) => moveItem(item, { kind: "shift", by }, board);
  const parts = [...copy.parts.values()].flatMap((record) => {
    const item = moved({ list: "footprints", record });
    return item.list === "footprints" ? [[item.record.id, item.record] as const] : [];
  });
  return { ...copy, parts: new Map(parts), items: copy.items.map(moved) };
}

/**
 * Shifts, the nearest first, at which copper and courtyards of the copy seem to be clear of the board's. The board is without
 * the copy; `ignored` makes way.
 */
export function* freeShifts(
  board: Board,
  copy: LayoutCopy,
  {
    max,
    ignored,
    inside,
  }: {
    readonly max: Nm;
    readonly ignored: ReadonlySet<ItemId>;
    /** Parts that must be on the board. */
    readonly inside: ReadonlySet<ItemId>;
  },
): Generator<Point> {
  const copper = new CopperProbe(board);
  const courtyards = new CourtyardProbe(board);
  const isClear = (item: Item, by: Point): boolean => {
    const { list, record } = moveItem(item, { kind: "shift", by }, board);
    switch (list) {
      case "footprints":
        return (
          (!inside.has(record.id) || isOnBoard(board, record.position)) &&
          courtyards.overlapping(record).length === 0 &&
          copper.aroundPart(record, ignored).length === 0
        );
      case "tracks":
        return copper.isTrackClear(record, ignored);
      case "vias":
        return copper.isViaClear(record, ignored);
      default:
        return true;
    }
  };
  let pieces: readonly Item[] = [
    ...[...copy.parts.values()].map((record): Item => ({ list: "footprints", record })),
    ...copy.items,
  ];
  for (const by of shiftsWithin(max)) {
    const blocked = pieces.find((piece) => !isClear(piece, by));
    if (!blocked) yield by;
    // What was in the way here is likely to be in the way next to it.
    else if (blocked !== pieces[0]) pieces = [blocked, ...pieces.filter((piece) => piece !== blocked)];
  }
}

function shiftsWithin(max: Nm): readonly Point[] {
  const far = max > NEAR ? gridWithin(max, FAR_STEP).filter(({ x, y }) => Math.hypot(x, y) > NEAR) : [];
  const shifts = [...gridWithin(Math.min(max, NEAR), STEP), ...far];
  return shifts.sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y) || a.y - b.y || a.x - b.x);
}

function gridWithin(max: Nm, step: Nm): Point[] {
  const count = Math.floor(max / step);
  const shifts: Point[] = [];
  for (let x = -count; x <= count; x += 1)
    for (let y = -count; y <= count; y += 1)
      if ((x !== 0 || y !== 0) && Math.hypot(x, y) * step <= max) shifts.push({ x: x * step, y: y * step });
  return shifts;
}
