import { type Board, type Footprint, itemId, netId } from "@tracewright/board";
import { mm, testBoard, testPart } from "./test-board.ts";

/**
 * A board of which only the wiring matters. A part is a line: reference, value, library, then for each pad
 * `number name type net`, separated by bars; "-" stands for nothing.
 *
 *     U1 LM2596 TO-263 | 1 VIN power_in +12V | 2 SW output SW_A | 3 GND power_in GND
 */
export function wiredBoard(lines: readonly string[]): Board {
  return testBoard({ width: 100, height: 100 }, lines.map(partOf));
}

function partOf(line: string): Footprint {
  const [head = [], ...pads] = line.split("|").map((piece) => piece.trim().split(/\s+/));
  const [reference = "", value = "-", library = "-"] = head;
  const plain = testPart({ reference, width: 5, height: 5, nets: pads.map((pad) => pad[3] ?? "-"), at: mm(50, 50) });
  return {
    ...plain,
    value: value === "-" ? "" : value,
    library: library === "-" ? "" : `test:${library}`,
    pads: plain.pads.map((pad, index) => {
      const [number = "", name = "-", type = "-", net = "-"] = pads[index] ?? [];
      const { net: _, ...bare } = pad;
      return {
        ...bare,
        id: itemId(`${reference} ${number} ${index}`),
        number,
        ...(name !== "-" && { pinFunction: name }),
        ...(type !== "-" && { pinType: type }),
        ...(net !== "-" && { net: netId(net) }),
      };
    }),
  };
}
