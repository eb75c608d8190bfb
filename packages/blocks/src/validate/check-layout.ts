import { indexBoard } from "@tracewright/board";
import { type BlockFinding, blockFinding } from "../findings/block-finding.ts";
import type { BlockDocument } from "../records/block-document.ts";

/** Whether the layout has the parts and nets of the circuit. Distances are a matter of `checks`. */
export function checkLayout({ circuit, board, layout, ports }: BlockDocument): BlockFinding[] {
  if (!board || !layout) return [blockFinding("LAYOUT_NONE")];
  const findings: BlockFinding[] = [];
  const { footprintsByReference, netById } = indexBoard(board);
  if (!footprintsByReference.has(layout.anchor)) findings.push(blockFinding("LAYOUT_ANCHOR", { part: layout.anchor }));
  const edges = board.graphics.filter(({ layer }) => layer === "Edge.Cuts").length;
  if (edges > 0) findings.push(blockFinding("LAYOUT_OUTLINE", { count: edges }));
  const netNames = new Map(circuit.nets.map(({ id, name }) => [id, name]));
  const references = new Set(circuit.components.map(({ reference }) => reference));
  for (const { reference, pads } of board.footprints)
    if (!references.has(reference) && pads.some(({ net }) => net !== undefined))
      findings.push(blockFinding("LAYOUT_PART_UNKNOWN", { part: reference }));
  const ends = Map.groupBy(
    circuit.components.flatMap(({ pins }) => pins.flatMap(({ net }) => net ?? [])),
    (net) => net,
  );
  const portNets = new Set(ports.map(({ net }) => net));
  for (const { reference: part, pins, onBoard } of circuit.components) {
    const footprints = footprintsByReference.get(part) ?? [];
    if (footprints.length === 0 && onBoard) findings.push(blockFinding("LAYOUT_PART_MISSING", { part }));
    for (const { number: pin, net } of pins) {
      const other = net === undefined ? undefined : netNames.get(net);
      // A net of one pin that is no port joins nothing: a pad without net means the same.
      const joinsNothing = net === undefined || (ends.get(net)?.length === 1 && !portNets.has(other ?? ""));
      // Pads that share a number are one pin.
      const nets = footprints.flatMap(({ pads }) =>
        pads.filter(({ number }) => number === pin).map((pad) => pad.net && netById.get(pad.net)?.name),
      );
      const [wrong] = nets.flatMap((name) =>
        name === other || (name === undefined && joinsNothing) ? [] : [name ?? "no net"],
      );
      if (wrong !== undefined)
        findings.push(blockFinding("LAYOUT_NET_DIFFERS", { part, pin, net: wrong, other: other ?? "no net" }));
    }
  }
  return findings;
}
