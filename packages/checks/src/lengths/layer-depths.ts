import type { Board, CopperLayerId } from "@tracewright/board";
import type { Nm } from "@tracewright/geometry";

/**
 * How deep each copper layer lies below the front one, from the middle of its copper. Where the stackup does not say,
 * the layers divide the board's thickness evenly.
 */
export function layerDepths({ stackup }: Pick<Board, "stackup">, copper: readonly CopperLayerId[]): readonly Nm[] {
  const depths = new Map<CopperLayerId, number>();
  let depth = 0;
  let isWhole = true;
  for (const { copper: layer, kind, thickness } of stackup.layers) {
    if (kind === "core" || kind === "prepreg") isWhole &&= thickness !== undefined && thickness > 0;
    if (layer) depths.set(layer, depth + (thickness ?? 0) / 2);
    depth += thickness ?? 0;
  }
  const front = copper[0] === undefined ? undefined : depths.get(copper[0]);
  const evenly = stackup.boardThickness / Math.max(1, copper.length - 1);
  return copper.map((layer, index) => {
    const known = depths.get(layer);
    return isWhole && known !== undefined && front !== undefined ? known - front : index * evenly;
  });
}
