import { type Body, bodyAbout, type Land, type LandPattern } from "../pattern/land-pattern.ts";
import { type Family, tableFamily } from "./family.ts";

/**
 * Transistors with leads through the board: JEDEC TO-226 (TO-92) and TO-220, flat or metal side up the page. Pin 1 is
 * at the origin.
 */
interface Leaded {
  readonly at: readonly (readonly [x: number, y: number])[];
  readonly pad: readonly [width: number, height: number];
  readonly drill: number;
  readonly body: Body;
  readonly height: number;
  readonly words: string;
}

const LEADED: Readonly<Record<string, Leaded>> = {
  "TO-92_Inline": {
    at: row(3, 1.27),
    pad: [1.05, 1.5],
    drill: 0.75,
    body: bodyAbout(4.8, 4, { x: 1.27, y: -0.4 }),
    height: 5.3,
    words: "TO-92, leads as moulded",
  },
  "TO-92": {
    at: [
      [0, 0],
      [1.27, -1.27],
      [2.54, 0],
    ],
    pad: [1.3, 1.3],
    drill: 0.75,
    body: bodyAbout(4.8, 4, { x: 1.27, y: -0.4 }),
    height: 6.5,
    words: "TO-92, middle lead bent back",
  },
  "TO-92_Inline_Wide": {
    at: row(3, 2.54),
    pad: [1.5, 1.5],
    drill: 0.8,
    body: bodyAbout(4.8, 4, { x: 2.54, y: -0.4 }),
    height: 7.5,
    words: "TO-92, leads spread",
  },
  "TO-92L_Inline_Wide": {
    at: row(3, 2.54),
    pad: [1.5, 1.5],
    drill: 0.8,
    body: bodyAbout(4.8, 4, { x: 2.54, y: -0.4 }),
    height: 7.5,
    words: "TO-92L, leads spread",
  },
  "TO-92_Wide": {
    at: [
      [0, 0],
      [2.54, -2.54],
      [5.08, 0],
    ],
    pad: [1.5, 1.5],
    drill: 0.8,
    body: bodyAbout(4.8, 4, { x: 2.54, y: -0.4 }),
    height: 7.5,
    words: "TO-92, leads bent apart",
  },
  "TO-220-3_Vertical": {
    at: row(3, 2.54),
    pad: [1.905, 2],
    drill: 1.1,
    body: bodyAbout(10, 4.4, { x: 2.54, y: -0.95 }),
    height: 19.5,
    words: "TO-220, upright",
  },
  "TO-220-2_Vertical": {
    at: row(2, 5.08),
    pad: [2, 2],
    drill: 1.1,
    body: bodyAbout(10, 4.4, { x: 2.54, y: -0.95 }),
    height: 19.5,
    words: "TO-220 with two leads, upright",
  },
};

function row(count: number, pitch: number): [number, number][] {
  return Array.from({ length: count }, (_, index) => [index * pitch, 0]);
}

export const leadedTransistor: Family = tableFamily(
  LEADED,
  (name, { at, pad, drill, body, height, words }): LandPattern => ({
    name,
    library: "Package_TO_SOT_THT",
    description: words,
    source: name.startsWith("TO-92") ? "JEDEC TO-226AA, holes by IPC-2222" : "JEDEC TO-220AB, holes by IPC-2222",
    mount: "through-hole",
    lands: at.map(
      ([x, y], index): Land => ({
        pin: `${index + 1}`,
        x,
        y,
        width: pad[0],
        height: pad[1],
        shape: index === 0 ? "rect" : "oval",
        drill,
      }),
    ),
    body,
    height,
    courtyardExcess: 0.5,
    mark: "pin-1",
  }),
);
