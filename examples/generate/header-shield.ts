import type { Design, DesignPart, DesignPin } from "./design.ts";
import { axialResistor, pinHeader, radialCan } from "./land-patterns.ts";

const TWO_PINS: readonly DesignPin[] = ["1", "2"].map((number) => ({ number, name: "~", type: "passive" }));
const LAMPS = 6;
/** The first lamp hangs on D2: D0 and D1 are the serial port. */
const FIRST_LAMP_PIN = 2;

/** A connector whose pins are named in order; undefined leaves one open. */
function header(
  reference: string,
  value: string,
  nets: readonly (string | undefined)[],
  places: Pick<DesignPart, "sheet" | "board">,
): DesignPart {
  const numbers = nets.map((_, index) => String(index + 1));
  return {
    reference,
    value,
    symbol: { kind: "box", left: [], right: numbers },
    pins: numbers.map((number, index) => ({ number, name: nets[index] ?? `NC${number}`, type: "passive" })),
    nets: Object.fromEntries(nets.flatMap((net, index) => (net === undefined ? [] : [[String(index + 1), net]]))),
    footprint: pinHeader(nets.length),
    ...places,
  };
}

const lamps: readonly DesignPart[] = Array.from({ length: LAMPS }, (_, index) => {
  const x = 10 + index * 8.5;
  const lamp = `LAMP${index + 1}`;
  return [
    {
      reference: `R${index + 1}`,
      value: "470",
      symbol: { kind: "resistor" },
      pins: TWO_PINS,
      nets: { "1": `D${index + FIRST_LAMP_PIN}`, "2": lamp },
      footprint: axialResistor(),
      sheet: [127 + index * 20.32, 63.5],
      board: [x, 13, 270],
    },
    {
      reference: `D${index + 1}`,
      value: "green",
      symbol: { kind: "led" },
      pins: [
        { number: "1", name: "K", type: "passive" },
        { number: "2", name: "A", type: "passive" },
      ],
      nets: { "1": "GND", "2": lamp },
      footprint: radialCan("LED", 5, 2.54, 0.9),
      sheet: [127 + index * 20.32, 88.9],
      board: [x, 36, 90],
    },
  ] satisfies DesignPart[];
}).flat();

/** A shield that is mostly connectors: rows for a controller board, six lamps and two bus sockets. */
export const HEADER_SHIELD: Design = {
  name: "header-shield",
  title: "Header shield with six lamps and two bus sockets",
  revision: "1",
  date: "2026-11-21",
  copperLayers: 2,
  size: [68.5, 53],
  globalNets: ["+5V", "GND"],
  pours: [
    { net: "GND", layer: "F.Cu" },
    { net: "GND", layer: "B.Cu" },
  ],
  mountingHoles: [
    [4, 4],
    [64.5, 4],
    [4, 49],
    [64.5, 49],
  ],
  parts: [
    header("J1", "Digital", ["D0", "D1", "D2", "D3", "D4", "D5", "D6", "D7"], {
      sheet: [50.8, 63.5],
      board: [12, 4, 90],
    }),
    header("J2", "Bus", ["SDA", "SCL", undefined, "GND", undefined, undefined], {
      sheet: [50.8, 101.6],
      board: [36, 4, 90],
    }),
    header("J3", "Power", [undefined, undefined, "+5V", "GND", "GND", undefined], {
      sheet: [50.8, 134.62],
      board: [12, 49, 90],
    }),
    header("J4", "Serial", ["GND", "+5V", "D0", "D1"], { sheet: [88.9, 134.62], board: [36, 49, 90] }),
    header("J5", "Bus 1", ["+5V", "GND", "SDA", "SCL"], { sheet: [127, 134.62], board: [64, 13, 0] }),
    header("J6", "Bus 2", ["+5V", "GND", "SDA", "SCL"], { sheet: [165.1, 134.62], board: [64, 30, 0] }),
    ...lamps,
  ],
};
