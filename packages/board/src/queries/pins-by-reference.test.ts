import { expect, it } from "vitest";
import { emptyBoard } from "../records/default-board.ts";
import type { Footprint } from "../records/footprint.ts";
import { itemId, netId } from "../records/ids.ts";
import type { Pad } from "../records/pad.ts";
import { aFootprint, aPad } from "../testing/index.ts";
import { pinsByReference } from "./pins-by-reference.ts";

function pad(id: string, number: string, rest: Partial<Pad> = {}): Pad {
  return aPad({
    id: itemId(id),
    number,
    shape: { kind: "circle", diameter: 1_000_000 },
    ...rest,
  });
}

function part(reference: string, pads: readonly Pad[]): Footprint {
  return aFootprint({
    id: itemId(reference),
    reference,
    pads,
  });
}

it("knows a pin by its number once, on the net that any of its pads is on, open pins without one, and leaves mechanical pads out", () => {
  const board = {
    ...emptyBoard(),
    nets: [
      { id: netId("gnd"), name: "GND" },
      { id: netId("open"), name: "unconnected-(U1-Pad5)" },
    ],
    footprints: [
      part("U1", [
        pad("a", "3"),
        pad("b", "3", { net: netId("gnd"), pinFunction: "EP" }),
        pad("c", "4", { pinFunction: "~" }),
        pad("d", ""),
        pad("f", "5", { net: netId("open") }),
      ]),
      part("", [pad("e", "1")]),
    ],
  };
  const pins = pinsByReference(board);
  expect([...pins.keys()]).toEqual(["U1"]);
  expect([...(pins.get("U1")?.values() ?? [])]).toEqual([
    { reference: "U1", pad: "3", name: "EP", net: "GND" },
    { reference: "U1", pad: "4", name: "" },
    { reference: "U1", pad: "5", name: "" },
  ]);
});
