import { type Board, type BoardEdit, editBetween, isAlike, type ListEdit, type Zone } from "@tracewright/board";
import { boxOfPoints, type Point } from "@tracewright/geometry";
import { buildRatsnestScene, buildScene, type Marks, type Scene } from "@tracewright/rendering";
import { arrowsOf, findMovedParts } from "./moved-parts.ts";

/**
 * What two boards differ in, ready to be drawn over the later one: by colour and, in the marks, by shape. Zones are
 * drawn by their outlines: their copper follows from everything around them and would paint the whole board.
 */
export interface DifferenceScenes {
  readonly added: Scene;
  readonly removed: Scene;
  /** Where it is now, and where it was. */
  readonly changed: Scene;
  readonly changedBefore: Scene;
  /** A plus on what came, a cross on what went, a diamond on what is otherwise, an arrow to where a part went. */
  readonly marks: { readonly added: Scene; readonly removed: Scene; readonly changed: Scene };
}

export function buildDifference(before: Board, after: Board): DifferenceScenes {
  const edit = editBetween(before, after);
  const [added, removed, changed] = (["added", "removed", "changed"] as const).map((fate) => recordsOf(edit, fate));
  const moved = findMovedParts(before, after);
  const way = new Set<string>(moved.flatMap(({ id, from, to }) => (from.x === to.x && from.y === to.y ? [] : [id])));
  const still = (changed ?? []).filter(({ id }) => !way.has(id));
  return {
    added: sceneOf(after, added),
    removed: sceneOf(before, removed),
    changed: sceneOf(after, changed),
    changedBefore: sceneOf(before, changed),
    marks: {
      added: markScene(marksAt(added, plus)),
      removed: markScene(marksAt(removed, cross)),
      changed: markScene([...marksAt(still, diamond), ...arrowsOf(moved)]),
    },
  };
}

type AnyRecord = ListEdit["added"][number];

/** As they are after, those that went as they were before. */
function recordsOf(edit: BoardEdit, fate: "added" | "removed" | "changed"): readonly AnyRecord[] {
  return edit.lists.flatMap((list): readonly AnyRecord[] =>
    fate === "changed"
      ? list.updated.flatMap(({ before, after }) => (isFilledAnew(before, after) ? [] : [after]))
      : list[fate],
  );
}

/** A zone of which nothing but its copper is another one. */
function isFilledAnew(before: AnyRecord, after: AnyRecord): boolean {
  return isZone(before) && isZone(after) && isAlike(withoutCopper(before), withoutCopper(after));
}

function isZone(record: AnyRecord): record is Zone {
  return "fills" in record;
}

function withoutCopper(zone: Zone): Zone {
  return { ...zone, filled: false, fills: [] };
}

function sceneOf(board: Board, records: readonly AnyRecord[] = []): Scene {
  const wanted = new Set<string>(
    records.flatMap((record) => ("pads" in record ? [record.id, ...record.pads.map(({ id }) => id)] : [record.id])),
  );
  const outlined = { ...board, zones: board.zones.map(withoutCopper) };
  return buildScene(outlined, { include: (item) => wanted.has(item.id) });
}

type Lines = Marks["lines"];

function markScene(lines: Lines): Scene {
  return buildRatsnestScene(
    lines.map(({ ax, ay, bx, by }) => ({ from: { position: { x: ax, y: ay } }, to: { position: { x: bx, y: by } } })),
  );
}

/** Half a mark, nanometres: to be seen beside a track, and to leave a part to be seen under it. */
const REACH = 600_000;

function marksAt(records: readonly AnyRecord[] = [], shape: (at: Point) => Lines): Lines {
  return records.flatMap((record) => {
    const at = placeOf(record);
    return at ? shape(at) : [];
  });
}

function plus({ x, y }: Point): Lines {
  return [
    { ax: x - REACH, ay: y, bx: x + REACH, by: y },
    { ax: x, ay: y - REACH, bx: x, by: y + REACH },
  ];
}

function cross({ x, y }: Point): Lines {
  return [
    { ax: x - REACH, ay: y - REACH, bx: x + REACH, by: y + REACH },
    { ax: x - REACH, ay: y + REACH, bx: x + REACH, by: y - REACH },
  ];
}

function diamond({ x, y }: Point): Lines {
  return [
    { ax: x - REACH, ay: y, bx: x, by: y - REACH },
    { ax: x, ay: y - REACH, bx: x + REACH, by: y },
    { ax: x + REACH, ay: y, bx: x, by: y + REACH },
    { ax: x, ay: y + REACH, bx: x - REACH, by: y },
  ];
}

function placeOf(record: AnyRecord): Point | undefined {
  if ("position" in record) return record.position;
  if ("start" in record)
    return { x: Math.round((record.start.x + record.end.x) / 2), y: Math.round((record.start.y + record.end.y) / 2) };
  const box = "outline" in record ? boxOfPoints(record.outline.flat()) : undefined;
  return box && { x: Math.round((box.minX + box.maxX) / 2), y: Math.round((box.minY + box.maxY) / 2) };
}
