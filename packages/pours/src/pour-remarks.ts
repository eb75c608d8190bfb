import {
  type Board,
  type Diagnostic,
  indexBoard,
  phrase,
  type RemarkFact,
  worded,
  type Zone,
} from "@tracewright/board";
import { hatchOf } from "./hatch-windows.ts";

/** What `fillZones` does otherwise than the zones ask. Empty for nearly every board. */
export function pourRemarks(board: Board): Diagnostic[] {
  const remark = (code: string, said: ReturnType<typeof worded>): Diagnostic => ({
    severity: "warning",
    code,
    ...said,
    file: "",
  });
  const hatched = board.zones.filter((zone) => !zone.keepout && zone.pour.fillMode === "hatched" && !hatchOf(zone));
  const inParts = board.footprints.filter((part) => part.zones.some((zone) => !zone.keepout));
  return [
    ...hatched.map((zone) =>
      remark(
        "hatched-as-solid",
        worded("hatched-as-solid", { zone: nameOf(board, zone), layers: zone.layers.join(", ") }),
      ),
    ),
    ...inParts.map((part) => remark("footprint-zone", worded("footprint-zone", { reference: part.reference }))),
  ];
}

function nameOf(board: Board, zone: Zone): RemarkFact {
  const net = zone.net === undefined ? undefined : indexBoard(board).netById.get(zone.net)?.name;
  return zone.name ?? net ?? phrase("without-a-net", {});
}
