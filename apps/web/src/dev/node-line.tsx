import { type Board, copperLayers } from "@tracewright/board";
import type { InspectedNode } from "@tracewright/routing";
import { formatCount, formatMm, plural } from "./step-texts.ts";
import classes from "./workbench.module.css";

/** The node under the pointer, in words. */
export function NodeLine({ board, node }: { board: Board; node: InspectedNode | undefined }) {
  if (!node) return <div className={classes.status}>Point at the board to read a node of the lattice.</div>;
  const layer = node.layer === "vias" ? "via places" : (copperLayers(board)[node.layer] ?? "");
  const { owner } = node;
  return (
    <section className={`tw-number ${classes.status}`} aria-label="Node under the pointer">
      <span className={classes.coordinate}>X {formatMm(node.x, 4)}</span>
      <span className={classes.coordinate}>Y {formatMm(node.y, 4)}</span>
      <span>{layer}</span>
      <span>{owner.kind === "net" ? `owned by ${owner.net}` : owner.kind}</span>
      <span>{node.occupancy === 0 ? "nobody in the way" : `${plural(node.occupancy, "net")} in the way`}</span>
      <span>history {formatCount(node.history)}</span>
    </section>
  );
}
