import type { Board, Footprint, ItemId } from "@tracewright/board";
import type { Pairing, Partner } from "./pairing.ts";

/**
 * Copies of parts by the sheets they come from: a sheet file used several times gives parts whose paths differ in one sheet and
 * end alike. The sheet that is exchanged is the innermost one that holds all parts of the model; where no other sheet has any of
 * them, the one around it, and so on.
 */
export function matchBySheets(board: Board, model: readonly Footprint[]): Pairing[] {
  const paths = model.map(pathOf);
  if (paths.some((path) => path.length < 2)) return [];
  const own = new Set(model.map(({ id }) => id));
  const shared = commonStart(paths.map((path) => path.slice(0, -1)));
  for (let depth = shared; depth >= 1; depth -= 1) {
    const pairings = copiesAt(board, { model, own, depth });
    if (pairings.length > 0) return pairings;
  }
  return [];
}

function copiesAt(
  board: Board,
  { model, own, depth }: { model: readonly Footprint[]; own: ReadonlySet<ItemId>; depth: number },
): Pairing[] {
  // What is within the exchanged sheet, and as deep: the same symbols of the same sheet files.
  const modelByEnd = new Map(model.map((part) => [pathOf(part).slice(depth).join("/"), part]));
  const copies = new Map<string, Map<ItemId, Partner>>();
  for (const part of board.footprints) {
    if (own.has(part.id)) continue;
    const path = pathOf(part);
    const twin = modelByEnd.get(path.slice(depth).join("/"));
    if (!twin || path.length <= depth) continue;
    const sheet = path.slice(0, depth).join("/");
    const partners = copies.get(sheet) ?? new Map<ItemId, Partner>();
    partners.set(twin.id, { part, isTurned: false });
    copies.set(sheet, partners);
  }
  return [...copies.values()].map((partners) => ({
    by: "sheet",
    partners,
    missing: model.filter(({ id }) => !partners.has(id)),
  }));
}

function pathOf({ symbolPath = "" }: Footprint): readonly string[] {
  return symbolPath.split("/").filter((piece) => piece !== "");
}

/** How many pieces all paths begin with alike. */
function commonStart(paths: readonly (readonly string[])[]): number {
  const [first = []] = paths;
  const differs = first.findIndex((piece, index) => paths.some((path) => path[index] !== piece));
  return differs < 0 ? first.length : differs;
}
