import { padPosition } from "@tracewright/board";
import { describe, expect, it } from "vitest";
import { layOutBoard } from "./lay-out-board.ts";
import { MCU_BOARD } from "./mcu-board.ts";
import { USB_SENSOR } from "./usb-sensor.ts";

/** Farthest a supply pin may stand from the capacitor's land of its net, millimetres. */
const REACH = 2.5;

/** Supply pins that a capacitor of the regulator or of another pin serves: pads under the body and doubled pins. */
describe.each([
  { design: USB_SENSOR, pins: ["U3 9", "U3 29", "U3 30", "U4 5"] },
  { design: MCU_BOARD, pins: ["U1 1", "U1 13", "U1 19", "U1 32", "U1 48", "U1 64"] },
])("decoupling of $design.name", ({ design, pins }) => {
  const board = layOutBoard(design);
  const terminals = board.footprints.flatMap((footprint) =>
    footprint.pads.map((pad) => ({
      name: `${footprint.reference} ${pad.number}`,
      isCapacitor: footprint.reference.startsWith("C"),
      owner: footprint,
      net: pad.net,
      at: padPosition(footprint, pad),
    })),
  );

  it.each(pins)("puts a capacitor to ground beside %s", (name) => {
    const pin = terminals.find((terminal) => terminal.name === name);
    if (!pin) throw new Error(`${design.name} has no ${name}`);
    const near = terminals.filter(
      ({ isCapacitor, net, at, owner }) =>
        isCapacitor &&
        net === pin.net &&
        owner.pads.some((other) => other.net === "GND" || other.net === "net:GND") &&
        Math.hypot(at.x - pin.at.x, at.y - pin.at.y) / 1e6 < REACH,
    );
    expect(near.map(({ owner }) => owner.reference)).not.toEqual([]);
  });
});
