/** Which part of the board is which of the schematic. */
import {
  type Board,
  type Circuit,
  type ComponentId,
  type Footprint,
  type ItemId,
  indexBoard,
} from "@tracewright/board";

/** The footprints of a component: by the symbol they were made from, else by their name. */
export function footprintsOf(board: Board, circuit: Circuit, component: ComponentId): readonly ItemId[] {
  const found = circuit.components.find(({ id }) => id === component);
  if (!found) return [];
  const linked = board.footprints.filter(
    ({ symbolPath }) => symbolPath !== undefined && symbolPath === found.symbolPath,
  );
  const meant = linked.length > 0 ? linked : (indexBoard(board).footprintsByReference.get(found.reference) ?? []);
  return meant.map(({ id }) => id);
}

/** The components of some footprints. */
export function componentsOf(board: Board, circuit: Circuit, parts: readonly ItemId[]): ReadonlySet<ComponentId> {
  const { footprintById } = indexBoard(board);
  const byPath = new Map(circuit.components.map((component) => [component.symbolPath, component.id]));
  const byReference = new Map(circuit.components.map((component) => [component.reference, component.id]));
  const componentOf = ({ symbolPath, reference }: Footprint) =>
    (symbolPath === undefined ? undefined : byPath.get(symbolPath)) ?? byReference.get(reference);
  return new Set(
    parts.flatMap((id) => {
      const footprint = footprintById.get(id);
      return (footprint && componentOf(footprint)) ?? [];
    }),
  );
}
