import { fromMm } from "@tracewright/geometry";
import type { Board } from "../records/board.ts";
import { emptyBoard } from "../records/default-board.ts";
import type { Footprint } from "../records/footprint.ts";
import { itemId, netId } from "../records/ids.ts";
import { aFootprint, aPad } from "./records.ts";

/**
 * A board of which only the wiring matters. A part is a line: reference, value, library, then for each pad
 * `number name type net`, separated by bars; "-" stands for nothing. Net ids are their names.
 *
 *     U1 LM2596 TO-263 | 1 VIN power_in +12V | 2 SW output SW_A | 3 GND power_in GND
 */
export function wiredBoard(lines: readonly string[]): Board {
  const footprints = lines.map(partOf);
  const names = new Set(footprints.flatMap(({ pads }) => pads.flatMap(({ net }) => net ?? [])));
  return { ...emptyBoard(), footprints, nets: [...names].map((id) => ({ id, name: id })) };
}

function partOf(line: string, index: number): Footprint {
  const [head = [], ...pads] = line.split("|").map((piece) => piece.trim().split(/\s+/));
  const [reference = "", value = "-", library = "-"] = head;
  return aFootprint({
    id: itemId(reference),
    reference,
    value: value === "-" ? "" : value,
    library: library === "-" ? "" : `test:${library}`,
    position: { x: fromMm(20 * index), y: 0 },
    pads: pads.map(([number = "", name = "-", type = "-", net = "-"], order) =>
      aPad({
        id: itemId(`${reference} ${number} ${order}`),
        number,
        position: { x: fromMm(2 * order), y: 0 },
        ...(name !== "-" && { pinFunction: name }),
        ...(type !== "-" && { pinType: type }),
        ...(net !== "-" && { net: netId(net) }),
      }),
    ),
  });
}
