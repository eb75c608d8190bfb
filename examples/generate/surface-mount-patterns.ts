/** Land patterns of surface-mount parts. Each states the package's dimensions; `fitLands` makes lands of them. */
import type { LandPattern } from "./design.ts";
import { attributes, box, COURTYARD, FAB, land, line, SILK } from "./draw-pattern.ts";
import { barePad, EXCESS, finishQuad, finishTwoRows, heatVia, SILK_GAP, TEXT } from "./finish-pattern.ts";
import { FILLETS, fitLands, type Leads } from "./fit-lands.ts";

/** Two-ended parts by their imperial code: ceramic capacitors, thick-film resistors, beads and LEDs of usual makes. */
const CHIPS = {
  "0402": { body: [1, 0.5], over: [0.95, 1.05], foot: [0.15, 0.35], width: [0.45, 0.55], fillets: FILLETS.chipSmall },
  "0603": { body: [1.6, 0.8], over: [1.5, 1.7], foot: [0.2, 0.5], width: [0.7, 0.9], fillets: FILLETS.chip },
  "0805": { body: [2, 1.25], over: [1.8, 2.2], foot: [0.25, 0.75], width: [1.1, 1.4], fillets: FILLETS.chip },
} as const;

/** A chip lying along x, pin 1 on the left. A diode shows its cathode (pin 1) by a bracket on silk. */
export function chip(kind: "R" | "C" | "L" | "LED", code: keyof typeof CHIPS): LandPattern {
  const { body, fillets, ...leads } = CHIPS[code];
  const { centre, length, width } = fitLands(leads, fillets);
  const [halfLength, halfWidth] = [body[0] / 2, body[1] / 2];
  const left = -centre - length / 2;
  const rim = Math.max(width / 2, halfWidth) + (kind === "LED" ? SILK_GAP : 0.12);
  const inner = centre - length / 2 - SILK_GAP;
  const silk =
    kind === "LED"
      ? [
          line("F.SilkS", SILK, centre, -rim, left - SILK_GAP, -rim),
          line("F.SilkS", SILK, left - SILK_GAP, -rim, left - SILK_GAP, rim),
          line("F.SilkS", SILK, left - SILK_GAP, rim, centre, rim),
          line("F.Fab", FAB, -halfLength / 2, -halfWidth, -halfLength / 2, halfWidth),
        ]
      : inner > 0.08
        ? [-rim, rim].map((y) => line("F.SilkS", SILK, -inner, y, inner, y))
        : [];
  const pads = [land("1", -centre, 0, length, width), land("2", centre, 0, length, width)];
  const court = [centre + length / 2 + EXCESS, Math.max(width / 2, halfWidth) + EXCESS] as const;
  return {
    library: `Examples:${kind}_${code}`,
    description: `${kind === "LED" ? "LED, cathode at pin 1" : "Chip"}, ${body[0]} × ${body[1]} mm (${code} in inches)`,
    attributes: attributes("smd"),
    pads,
    graphics: [
      ...box("F.Fab", FAB, -halfLength, -halfWidth, halfLength, halfWidth),
      ...silk,
      ...box("F.CrtYd", COURTYARD, -court[0], -court[1], court[0], court[1]),
    ],
    textSize: TEXT,
    valueSize: 0.4,
    valueRoom: body[0],
    referenceAt: [0, -court[1] - 0.65],
    valueAt: [0, 0],
  };
}

/** SOT-23 with 5 or 6 leads (JEDEC MO-178): body 1.6 × 2.9 mm, pins down the left side and up the right. */
export function sot23(count: 5 | 6): LandPattern {
  const leads: Leads = { over: [2.6, 3], foot: [0.3, 0.6], width: [0.3, 0.5] };
  const row = fitLands(leads, FILLETS.gullWing);
  const places: readonly (readonly [side: -1 | 1, y: number])[] = [
    [-1, -0.95],
    [-1, 0],
    [-1, 0.95],
    [1, 0.95],
    ...(count === 6 ? ([[1, 0]] as const) : []),
    [1, -0.95],
  ];
  const pads = places.map(([side, y], index) => land(String(index + 1), side * row.centre, y, row.length, row.width));
  return finishTwoRows({ library: `Examples:SOT-23-${count}`, body: [1.6, 2.9], pads, markAt: [-row.centre, -0.95] });
}

/** SOT-223 (JEDEC TO-261): body 3.5 × 6.5 mm, three leads on the left and the tab, pin 2 as well, on the right. */
export function sot223(): LandPattern {
  const over = [6.7, 7.3] as const;
  const foot = [0.75, 1.15] as const;
  const lead = fitLands({ over, foot, width: [0.6, 0.84] }, FILLETS.gullWing);
  const tab = fitLands({ over, foot, width: [2.9, 3.1] }, FILLETS.gullWing);
  return finishTwoRows({
    library: "Examples:SOT-223",
    body: [3.5, 6.5],
    pads: [
      ...[-2.3, 0, 2.3].map((y, index) => land(String(index + 1), -lead.centre, y, lead.length, lead.width)),
      land("2", tab.centre, 0, tab.length, tab.width),
    ],
    markAt: [-lead.centre, -2.3],
  });
}

/** Sensirion's DFN-8 of the SHT3x: 2.5 × 2.5 mm, pitch 0.5 mm, bare pad 1.1 × 1.7 mm. */
export function sensorDfn8(): LandPattern {
  const row = fitLands({ over: [2.4, 2.6], foot: [0.3, 0.4], width: [0.2, 0.3] }, FILLETS.noLead);
  const y = (index: number) => -0.75 + index * 0.5;
  return finishTwoRows({
    library: "Examples:DFN-8-1EP_2.5x2.5mm_P0.5mm",
    body: [2.5, 2.5],
    pads: [
      ...[0, 1, 2, 3].map((index) => land(String(index + 1), -row.centre, y(index), row.length, row.width)),
      ...[3, 2, 1, 0].map((index, count) => land(String(count + 5), row.centre, y(index), row.length, row.width)),
      ...barePad("9", [1.1, 1.7], [1, 2]),
    ],
    markAt: [-row.centre, -0.75],
  });
}

/** Low-profile quad flat package of 64 leads (JEDEC MS-026 BCD): body 10 × 10 mm, pitch 0.5 mm. */
export function lqfp64(): LandPattern {
  const leads: Leads = { over: [11.8, 12.2], foot: [0.45, 0.75], width: [0.17, 0.27] };
  return finishQuad({
    library: "Examples:LQFP-64_10x10mm_P0.5mm",
    body: 10,
    row: fitLands(leads, FILLETS.gullWingFine),
    perSide: 16,
    bare: [],
  });
}

/** Quad flat package without leads, 32 lands (JEDEC MO-220 VHHD): 5 × 5 mm, pitch 0.5 mm, bare pad 3.6 mm. */
export function qfn32(): LandPattern {
  const leads: Leads = { over: [4.9, 5.1], foot: [0.3, 0.5], width: [0.18, 0.3] };
  const vias = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => heatVia("33", column * 1.2, row * 1.2)));
  return finishQuad({
    library: "Examples:QFN-32-1EP_5x5mm_P0.5mm",
    body: 5,
    row: fitLands(leads, FILLETS.noLead),
    perSide: 8,
    bare: [...barePad("33", [3.6, 3.6], [2, 2]), ...vias],
  });
}

/** Crystal in a ceramic box of 3.2 × 2.5 mm with four lands, as its makers draw them: 1.4 × 1.2 mm, 2.2 and 1.7 apart. */
export function crystal3225(): LandPattern {
  const corners = [
    [-1.1, 0.85],
    [1.1, 0.85],
    [1.1, -0.85],
    [-1.1, -0.85],
  ] as const;
  const [reachX, reachY] = [2.05, 1.7];
  return {
    library: "Examples:Crystal_3225_4Pin",
    description: "Crystal, 3.2 × 2.5 mm, four lands",
    attributes: attributes("smd"),
    pads: corners.map(([x, y], index) => land(String(index + 1), x, y, 1.4, 1.2)),
    graphics: [
      ...box("F.Fab", FAB, -1.6, -1.25, 1.6, 1.25),
      // An L about the corner of pin 1.
      line("F.SilkS", SILK, -reachX, -reachY, -reachX, reachY),
      line("F.SilkS", SILK, -reachX, reachY, reachX, reachY),
      ...box("F.CrtYd", COURTYARD, -reachX, -reachY, reachX, reachY),
    ],
    textSize: TEXT,
    valueSize: 0.5,
    referenceAt: [0, -2.2],
    valueAt: [0, 0],
  };
}
