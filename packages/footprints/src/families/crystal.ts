import { bodyAbout, type Land, type LandPattern } from "../pattern/land-pattern.ts";
import { type Family, tableFamily } from "./family.ts";

/**
 * Quartz crystals in ceramic (pads as the makers draw them, much alike) and the HC-49/U can. Four pads count from the
 * lower left, against the clock.
 */
interface Quartz {
  readonly pads: 2 | 4;
  /** Of pad 2; to the left of the middle where the maker counts from the right. */
  readonly at: readonly [x: number, y: number];
  readonly pad: readonly [width: number, height: number];
  readonly body: readonly [width: number, height: number];
  readonly height: number;
}

const SURFACE: Readonly<Record<string, Quartz>> = {
  "Crystal_SMD_2016-4Pin_2.0x1.6mm": { pads: 4, at: [0.7, 0.55], pad: [0.9, 0.8], body: [2, 1.6], height: 0.55 },
  "Crystal_SMD_2520-4Pin_2.5x2.0mm": { pads: 4, at: [0.875, 0.7], pad: [1.2, 1], body: [2.5, 2], height: 0.6 },
  "Crystal_SMD_3225-4Pin_3.2x2.5mm": { pads: 4, at: [1.1, 0.85], pad: [1.4, 1.2], body: [3.2, 2.5], height: 0.8 },
  "Crystal_SMD_5032-4Pin_5.0x3.2mm": { pads: 4, at: [1.65, 1], pad: [1.6, 1.3], body: [5, 3.2], height: 1.1 },
  "Crystal_SMD_5032-2Pin_5.0x3.2mm": { pads: 2, at: [1.85, 0], pad: [2, 2.4], body: [5, 3.2], height: 1.1 },
  "Crystal_SMD_3215-2Pin_3.2x1.5mm": { pads: 2, at: [-1.25, 0], pad: [1, 1.8], body: [3.2, 1.5], height: 0.9 },
};

const HC_49: LandPattern = {
  name: "Crystal_HC49-U_Vertical",
  library: "Crystal",
  description: "crystal in a HC-49/U can, standing",
  source: "IEC 60122-3 HC-49/U: pins 4.88 mm apart, 0.43 mm thick",
  mount: "through-hole",
  lands: [
    { pin: "1", x: 0, y: 0, width: 1.5, height: 1.5, shape: "circle", drill: 0.8 },
    { pin: "2", x: 4.88, y: 0, width: 1.5, height: 1.5, shape: "circle", drill: 0.8 },
  ],
  body: bodyAbout(11.05, 4.65, { x: 2.44, y: 0 }),
  height: 13.5,
  courtyardExcess: 0.25,
  mark: "none",
};

const surface = tableFamily(SURFACE, (name, { pads, at: [x, y], pad, body, height }): LandPattern => {
  const size = { width: pad[0], height: pad[1] };
  const places: readonly (readonly [number, number])[] =
    pads === 2
      ? [
          [-x, 0],
          [x, 0],
        ]
      : [
          [-x, y],
          [x, y],
          [x, -y],
          [-x, -y],
        ];
  return {
    name,
    library: "Crystal",
    description: `crystal of ${body.join(" × ")} mm, ${pads} pads`,
    source: "makers' land patterns (Abracon ABM and ABS series, Epson FC)",
    mount: "smd",
    lands: places.map(([px, py], index): Land => ({ pin: `${index + 1}`, x: px, y: py, ...size })),
    body: bodyAbout(...body),
    height,
    courtyardExcess: 0.25,
    // Two alike pads may be turned; of four, two are the can.
    mark: pads === 4 ? "pin-1" : "none",
  };
});

export const crystal: Family = {
  names: [...surface.names, HC_49.name],
  build: (name) => (name === HC_49.name ? HC_49 : surface.build(name)),
};
