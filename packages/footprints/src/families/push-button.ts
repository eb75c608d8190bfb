import { bodyAbout, type Land, type LandPattern } from "../pattern/land-pattern.ts";
import { type Family, tableFamily } from "./family.ts";

/**
 * Tactile switches by their makers' layouts: Omron B3F and B3U, C&K PTS645 and PTS810. The two pads of a number are
 * joined inside.
 */
interface Button {
  readonly pads: readonly (readonly [pin: string, x: number, y: number])[];
  readonly pad: readonly [width: number, height: number];
  readonly drill?: number;
  readonly body: readonly [width: number, height: number];
  readonly centre: readonly [x: number, y: number];
  /** Of the button; absent where makers have caps of many lengths. */
  readonly height?: number;
  readonly source: string;
}

const BUTTONS: Readonly<Record<string, Button>> = {
  SW_PUSH_6mm: {
    pads: [
      ["1", 0, 0],
      ["1", 6.5, 0],
      ["2", 0, 4.5],
      ["2", 6.5, 4.5],
    ],
    pad: [2, 2],
    drill: 1.1,
    body: [6, 6],
    centre: [3.25, 2.25],
    source: "Omron B3F-1000",
  },
  SW_SPST_PTS645: {
    pads: fourCorners(3.975, 2.25),
    pad: [1.55, 1.3],
    body: [6, 6],
    centre: [0, 0],
    height: 5,
    source: "C&K PTS645, surface mount",
  },
  SW_SPST_PTS810: {
    pads: fourCorners(2.075, 1.075),
    pad: [1.05, 0.65],
    body: [4.2, 3.2],
    centre: [0, 0],
    height: 2.5,
    source: "C&K PTS810",
  },
  "SW_SPST_B3U-1000P": {
    pads: [
      ["1", -1.7, 0],
      ["2", 1.7, 0],
    ],
    pad: [0.9, 1.7],
    body: [3, 2.5],
    centre: [0, 0],
    height: 1.6,
    source: "Omron B3U-1000P",
  },
};

function fourCorners(x: number, y: number): Button["pads"] {
  return [
    ["1", -x, -y],
    ["1", x, -y],
    ["2", -x, y],
    ["2", x, y],
  ];
}

export const pushButton: Family = tableFamily(BUTTONS, (name, button): LandPattern => {
  const { pads, pad, drill, body, centre, height, source } = button;
  return {
    name,
    library: drill === undefined ? "Button_Switch_SMD" : "Button_Switch_THT",
    description: `push button, ${body.join(" × ")} mm`,
    source,
    mount: drill === undefined ? "smd" : "through-hole",
    lands: pads.map(
      ([pin, x, y]): Land => ({
        pin,
        x,
        y,
        width: pad[0],
        height: pad[1],
        ...(drill !== undefined && { drill, shape: "circle" }),
      }),
    ),
    body: bodyAbout(...body, { x: centre[0], y: centre[1] }),
    ...(height !== undefined && { height }),
    courtyardExcess: 0.25,
    mark: "none",
  };
});
