import { fromMm, type Point } from "@tracewright/geometry";
import { writeExcellon } from "../excellon/write-excellon.ts";
import { type Aperture, contourOf, type GerberImage, type GerberObject } from "../gerber/gerber-image.ts";
import { writeGerber } from "../gerber/write-gerber.ts";
import type { TestNetlist } from "../netlist/test-netlist.ts";
import { writeIpcD356a } from "../netlist/write-ipc-d356a.ts";

const at = (x: number, y: number): Point => ({ x: fromMm(x), y: fromMm(y) });
const ROUND: Aperture = { kind: "circle", diameter: fromMm(0.25) };
const TRIANGLE = contourOf([at(20, 2), at(28, 2), at(24, 8)]);
/** A disk: its border is one full turn. */
const DISK = { start: at(34, 5), steps: [{ end: at(34, 5), arc: { center: at(32, 5), clockwise: true } }] };

const COPPER: GerberImage = {
  attributes: new Map([
    ["FileFunction", ["Copper", "L1", "Top"]],
    ["FilePolarity", ["Positive"]],
  ]),
  objects: [
    flash({ kind: "circle", diameter: fromMm(1.6) }, at(2, 2), { function: ["ViaPad"], net: "GND" }),
    { ...flash({ kind: "circle", diameter: fromMm(1.6) }, at(4, 2)), hole: fromMm(0.8) },
    flash({ kind: "rect", width: fromMm(1), height: fromMm(2) }, at(6, 2), {
      function: ["SMDPad", "CuDef"],
      net: "V,5*",
      component: "R1",
      pin: "1",
    }),
    flash({ kind: "obround", width: fromMm(2), height: fromMm(1) }, at(9, 2)),
    flash({ kind: "polygon", diameter: fromMm(2), corners: 6, rotation: 30 }, at(12, 2)),
    flash(
      {
        kind: "macro",
        parts: [
          { kind: "circle", center: at(0, 0), diameter: fromMm(1.2) },
          { kind: "bar", start: at(-1, 0), end: at(1, 0), width: fromMm(0.4) },
          { kind: "outline", ring: [at(0, 0), at(1, 0), at(1, 1)] },
          { kind: "circle", center: at(0, 0), diameter: fromMm(0.3), clear: true },
        ],
      },
      at(15, 2),
    ),
    { kind: "stroke", aperture: ROUND, start: at(2, 2), end: at(6, 2), attributes: { function: ["Conductor"] } },
    {
      kind: "stroke",
      aperture: ROUND,
      start: at(2, 6),
      end: at(6, 6),
      arc: { center: at(4, 6), clockwise: false },
    },
    { kind: "region", contours: [TRIANGLE, DISK], attributes: { net: "GND" } },
    { kind: "region", contours: [contourOf([at(23, 3), at(25, 3), at(25, 4)])], clear: true },
  ],
};

const DRILLS = {
  attributes: new Map([["FileFunction", ["Plated", "1", "2", "PTH"]]]),
  hits: [
    { position: at(2, 2), diameter: fromMm(0.4), function: ["Plated", "PTH", "ViaDrill"] },
    { position: at(4, 2), diameter: fromMm(0.8), function: ["Plated", "PTH", "ComponentDrill"] },
    { position: at(8, 2), end: at(10, 2), diameter: fromMm(0.8) },
  ],
};

const POINT = { isMidpoint: false, width: fromMm(1), rotation: 0, covered: { front: false, back: false } } as const;
const NETLIST: TestNetlist = {
  points: [
    {
      ...POINT,
      kind: "surface",
      net: "V,5*",
      component: "R1",
      pin: "1",
      access: 1,
      position: at(6, 2),
      height: fromMm(2),
      rotation: 45,
    },
    {
      ...POINT,
      kind: "through",
      net: "a net whose name is longer than its column",
      isMidpoint: true,
      hole: { diameter: fromMm(0.4), plated: true },
      access: 0,
      position: at(2, 2),
      covered: { front: true, back: false },
    },
    {
      ...POINT,
      kind: "tooling",
      hole: { diameter: fromMm(3), plated: false },
      access: 0,
      position: at(30, 20),
    },
  ],
};

/** Small films, drill files and netlists with one of most things in them. */
export function sampleFilms(): Readonly<Record<"gerber" | "excellon" | "ipc-d356a", readonly string[]>> {
  return {
    gerber: (["x2", "comments"] as const).map((attributesAs) =>
      writeGerber(COPPER, { attributesAs, comments: ["a sample"] }),
    ),
    excellon: [writeExcellon(DRILLS, ["a sample"])],
    "ipc-d356a": [writeIpcD356a(NETLIST, { job: "sample", comments: ["a sample"] })],
  };
}

function flash(aperture: Aperture, position: Point, attributes?: GerberObject["attributes"]): FlashOf {
  return { kind: "flash", aperture, position, ...(attributes && { attributes }) };
}

type FlashOf = Extract<GerberObject, { kind: "flash" }>;
