import { type Board, type Intent, indexBoard, padPosition } from "@tracewright/board";

/**
 * Median distance of the board's decoupling capacitors from a supply pin, in nanometres: any pin that one of them serves
 * on that supply. Which capacitor is for which pin a board without a schematic does not tell, and a person may have seen
 * it otherwise than we; undefined without capacitors.
 */
export function decouplingDistance(board: Board, intents: readonly Intent[]): number | undefined {
  const { footprintsByReference, padsByNet } = indexBoard(board);
  const links = intents.flatMap((intent) => (intent.kind === "decoupling" ? intent.links : []));
  const served = new Set(links.map(({ to }) => `${to.reference} ${to.pad}`));
  const distances = links
    .flatMap(({ from }) => {
      const [capacitor] = footprintsByReference.get(from.reference) ?? [];
      const pad = capacitor?.pads.find(({ number, net }) => number === from.pad && net !== undefined);
      if (!capacitor || pad?.net === undefined) return [];
      const own = padPosition(capacitor, pad);
      const ways = (padsByNet.get(pad.net) ?? [])
        .filter((entry) => served.has(`${entry.footprint.reference} ${entry.pad.number}`))
        .map((entry) => padPosition(entry.footprint, entry.pad))
        .map(({ x, y }) => Math.hypot(x - own.x, y - own.y));
      return ways.length > 0 ? [Math.min(...ways)] : [];
    })
    .sort((a, b) => a - b);
  return distances[Math.floor((distances.length - 1) / 2)];
}
