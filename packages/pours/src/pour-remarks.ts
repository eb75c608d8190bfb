import { type Board, type Diagnostic, indexBoard, type Zone } from "@tracewright/board";

/** What `fillZones` does otherwise than the zones ask. Empty for nearly every board. */
export function pourRemarks(board: Board): Diagnostic[] {
  const remark = (code: string, message: string): Diagnostic => ({ severity: "warning", code, message, file: "" });
  const hatched = board.zones.filter((zone) => !zone.keepout && zone.pour.fillMode === "hatched");
  const inParts = board.footprints.filter((part) => part.zones.some((zone) => !zone.keepout));
  return [
    ...hatched.map((zone) =>
      remark("hatched-as-solid", `${nameOf(board, zone)} asks for a hatched pour and is filled solid`),
    ),
    ...inParts.map((part) =>
      remark("footprint-zone", `${part.reference} has a zone of its own, which keeps the fill it came with`),
    ),
  ];
}

function nameOf(board: Board, zone: Zone): string {
  const net = zone.net === undefined ? undefined : indexBoard(board).netById.get(zone.net)?.name;
  return `zone ${zone.name ?? net ?? "without a net"} on ${zone.layers.join(", ")}`;
}
