import { boxOfPoints, type Point, type Size, shapePath } from "@tracewright/geometry";
import { boardOutline, OUTLINE_ARC_ERROR } from "../queries/board-outline.ts";
import type { Board } from "../records/board.ts";
import type { Graphic } from "../records/graphic.ts";
import type { BoardChange } from "./board-change.ts";
import { changed, type Difference, groupBy, type Pair, recordOf, tallyOf } from "./difference.ts";

/** The outline, drawings by layer, texts, dimensions and groups. */
export function compareDrawings(difference: Difference): BoardChange[] {
  const layerOf = ({ before, after }: Pair<Graphic>): string => (after ?? before)?.layer ?? "";
  const byLayer = groupBy(difference.pairs("graphics"), layerOf);
  const graphics = [...byLayer].map(([layer, pairs]): BoardChange => {
    const place = placeOf(pairs);
    const common = { records: pairs.map((pair) => recordOf("graphics", pair)), settings: [], ...(place && { place }) };
    const tally = tallyOf(pairs);
    if (layer !== "Edge.Cuts") return { kind: "drawings", layer, items: tally, ...common };
    return {
      kind: "outline",
      lines: tally,
      size: changed(sizeOf(difference.before), sizeOf(difference.after)),
      ...common,
    };
  });
  const texts = difference.pairs("texts").map((pair): BoardChange => {
    const text = pair.after ?? pair.before;
    return {
      kind: "text",
      text: changed(pair.before?.text, pair.after?.text),
      layer: text?.layer ?? "",
      fate: pair.fate,
      records: [recordOf("texts", pair)],
      settings: [],
      ...(text && { place: text.position }),
    };
  });
  const dimensions = difference.pairs("dimensions");
  const groups = difference.pairs("groups").map(
    (pair): BoardChange => ({
      kind: "group",
      name: (pair.after ?? pair.before)?.name ?? "",
      fate: pair.fate,
      records: [recordOf("groups", pair)],
      settings: [],
    }),
  );
  return [
    // The outline is what everything else stands on.
    ...graphics.filter(({ kind }) => kind === "outline"),
    ...graphics.filter(({ kind }) => kind !== "outline"),
    ...texts,
    ...(dimensions.length === 0 ? [] : [describeDimensions(dimensions)]),
    ...groups,
  ];
}

function describeDimensions(pairs: readonly Pair<Board["dimensions"][number]>[]): BoardChange {
  const [first] = pairs;
  const place = (first?.after ?? first?.before)?.start;
  return {
    kind: "dimensions",
    items: tallyOf(pairs),
    records: pairs.map((pair) => recordOf("dimensions", pair)),
    settings: [],
    ...(place && { place }),
  };
}

function sizeOf(board: Board): Size | undefined {
  const outline = boardOutline(board);
  const box = outline.status === "closed" ? boxOfPoints(outline.areas.flatMap(({ outer }) => outer)) : undefined;
  return box && { width: box.maxX - box.minX, height: box.maxY - box.minY };
}

function placeOf([first]: readonly Pair<Graphic>[]): Point | undefined {
  const graphic = first?.after ?? first?.before;
  const box = graphic && boxOfPoints(shapePath(graphic.shape, OUTLINE_ARC_ERROR));
  return box && { x: Math.round((box.minX + box.maxX) / 2), y: Math.round((box.minY + box.maxY) / 2) };
}
