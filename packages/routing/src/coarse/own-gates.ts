import { BLOCKED, FREE } from "../grid/static-field.ts";
import type { CoarseGrid } from "./coarse-grid.ts";

/** By border, owner values of the nets that may pass where no others may: the ground around their own pads. */
export type OwnGates = ReadonlyMap<number, ReadonlySet<number>>;

export function findOwnGates({ grid, span, columns, rows, layers, plane }: CoarseGrid, field: Uint16Array): OwnGates {
  const gates = new Map<number, Set<number>>();
  const note = (border: number, node: number): void => {
    const owner = field[node]!;
    if (owner === FREE || owner === BLOCKED) return;
    const known = gates.get(border);
    if (known) known.add(owner);
    else gates.set(border, new Set([owner]));
  };
  for (let layer = 0; layer < layers; layer++)
    for (let y = 0; y < grid.height; y++) {
      const row = Math.floor(y / span);
      for (let column = 0; column + 1 < columns; column++)
        note(2 * (layer * plane + row * columns + column), layer * grid.plane + y * grid.width + (column + 1) * span);
      if (y % span !== 0 || row === 0 || row >= rows) continue;
      for (let x = 0; x < grid.width; x++)
        note(
          2 * (layer * plane + (row - 1) * columns + Math.floor(x / span)) + 1,
          layer * grid.plane + y * grid.width + x,
        );
    }
  return gates;
}
