import type { Board } from "../records/board.ts";
import type { Circuit, Component } from "../records/circuit.ts";
import type { Footprint } from "../records/footprint.ts";
import type { ComponentId, SheetId } from "../records/ids.ts";

export interface MatchedParts {
  /** Parts of the schematic that are for the board, with what stands for them. */
  readonly pairs: readonly { readonly component: Component; readonly footprint: Footprint }[];
  /** For the board, and not on it. */
  readonly missing: readonly Component[];
  /** On the board, and not in the schematic or not for the board by it. */
  readonly left: readonly Footprint[];
  /** On the board for no part of the schematic, hand-placed parts included: what KiCad's parity check calls extra. */
  readonly extra: readonly Footprint[];
}

/**
 * Pairs the parts of a schematic with those of a board: by the path of any of their symbols, then by reference. Parts that are on
 * the board by themselves, mounting holes, fiducials, logos, are nobody's.
 */
export function matchParts(board: Board, circuit: Circuit, idsOf: (symbolPath: string) => string): MatchedParts {
  const hasPaths = board.footprints.some(({ symbolPath }) => Boolean(symbolPath));
  const free = new Set(board.footprints.filter(({ attributes }) => !attributes.boardOnly));
  const components = circuit.components.filter(({ onBoard }) => onBoard);
  const byPath = groupBy([...free], ({ symbolPath }) => (symbolPath ? idsOf(symbolPath) : undefined));
  const byReference = groupBy([...free], ({ reference }) => reference || undefined);
  const found = new Map<Component, Footprint>();
  const paths = symbolPaths(circuit);
  const take = (component: Component, candidates: readonly Footprint[]): void => {
    const open = candidates.filter((footprint) => free.has(footprint));
    const best = open.find(({ reference }) => reference === component.reference) ?? open[0];
    if (!best) return;
    free.delete(best);
    found.set(component, best);
  };
  for (const component of components)
    take(
      component,
      [...(paths.get(component.id)?.keys() ?? [])].flatMap((path) => byPath.get(path) ?? []),
    );
  for (const component of components)
    if (!found.has(component)) take(component, byReference.get(component.reference) ?? []);
  const unmatched = board.footprints.filter((footprint) => free.has(footprint));
  const left = unmatched.filter((footprint) => isOfSchematic(footprint, hasPaths));
  return {
    pairs: components.flatMap((component) => {
      const footprint = found.get(component);
      return footprint ? [{ component, footprint }] : [];
    }),
    missing: components.filter((component) => !found.has(component)),
    left,
    extra: hasPaths ? unmatched : left,
  };
}

/**
 * Parts without the path of a symbol were added to the board by hand. On a board without any path, from a program that
 * writes none, a numbered part with a connected pad counts as a part of the schematic.
 */
function isOfSchematic({ symbolPath, reference, pads }: Footprint, hasPaths: boolean): boolean {
  return hasPaths ? Boolean(symbolPath) : /\d$/.test(reference) && pads.some(({ net }) => net !== undefined);
}

/** The paths of all units of each part, with the sheets they are on: a board names any one of them. */
export function symbolPaths({ components, sheets }: Circuit): ReadonlyMap<ComponentId, ReadonlyMap<string, SheetId>> {
  const paths = new Map<ComponentId, Map<string, SheetId>>(
    components.map(({ id, symbolPath, sheet }) => [id, new Map([[symbolPath, sheet]])]),
  );
  for (const { id: sheet, symbols } of sheets)
    for (const { id, component } of symbols)
      if (component) paths.get(component)?.set(`${sheet === "/" ? "" : sheet}/${id}`, sheet);
  return paths;
}

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key | undefined): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
