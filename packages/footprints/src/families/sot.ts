import { FILLETS, landSpan } from "../pattern/ipc-7351.ts";
import { bodyAbout, type Land, type LandPattern, type Range } from "../pattern/land-pattern.ts";
import { dualRows } from "../pattern/pad-rows.ts";
import { type Family, tableFamily } from "./family.ts";

/** Small outline transistors with leads on two sides, some of a side's places empty: JEDEC TO-236, TO-253, MO-178, MO-203. */
interface Sot {
  /** Places by the numbering of a package with both sides full, in the order of the part's pins. */
  readonly places: readonly number[];
  readonly full: number;
  readonly pitch: number;
  readonly overall: Range;
  readonly terminal: Range;
  readonly breadth: Range;
  readonly body: readonly [width: number, length: number];
  readonly height: number;
  readonly outline: string;
  /** Lands as the maker draws them, where the standard's arithmetic is not for so short a lead. */
  readonly lands?: { readonly at: number; readonly length: number; readonly breadth: number };
}

const SOT_23 = {
  overall: [2.1, 2.64],
  terminal: [0.4, 0.6],
  breadth: [0.3, 0.51],
  body: [1.3, 2.92],
  height: 1.12,
  outline: "JEDEC TO-236AB",
  pitch: 0.95,
} as const;
const SOT_23_5 = {
  overall: [2.6, 3],
  terminal: [0.3, 0.6],
  breadth: [0.3, 0.5],
  body: [1.6, 2.9],
  height: 1.45,
  outline: "JEDEC MO-178",
  pitch: 0.95,
} as const;
const SC_70 = {
  overall: [2, 2.2],
  terminal: [0.26, 0.46],
  breadth: [0.15, 0.3],
  body: [1.25, 2],
  height: 1.1,
  outline: "JEDEC MO-203",
  pitch: 0.65,
  // On Semiconductor's soldering footprint for cases 419 and 419B: 1.90 mm between centres, 0.65 × 0.40 mm.
  lands: { at: 0.95, length: 0.65, breadth: 0.4 },
} as const;

const SOTS: Readonly<Record<string, Sot>> = {
  "SOT-23": { ...SOT_23, places: [1, 3, 5], full: 6 },
  "SOT-23-5": { ...SOT_23_5, places: [1, 2, 3, 4, 6], full: 6 },
  "SOT-23-6": { ...SOT_23_5, places: [1, 2, 3, 4, 5, 6], full: 6 },
  "SOT-23-8": { ...SOT_23_5, breadth: [0.22, 0.38], pitch: 0.65, places: [1, 2, 3, 4, 5, 6, 7, 8], full: 8 },
  "SOT-323_SC-70": { ...SC_70, places: [1, 3, 5], full: 6 },
  "SOT-353_SC-70-5": { ...SC_70, places: [1, 2, 3, 4, 6], full: 6 },
  "SOT-363_SC-70-6": { ...SC_70, places: [1, 2, 3, 4, 5, 6], full: 6 },
  "SOT-523": {
    places: [1, 3, 5],
    full: 6,
    pitch: 0.5,
    overall: [1.5, 1.7],
    terminal: [0.1, 0.3],
    breadth: [0.15, 0.3],
    body: [0.8, 1.6],
    height: 0.9,
    outline: "SC-75A",
    // Diodes Incorporated, suggested pad layout SOT523: C 1.29, X 0.40, Y 0.51 mm.
    lands: { at: 0.645, length: 0.51, breadth: 0.4 },
  },
  "SOT-563": {
    places: [1, 2, 3, 4, 5, 6],
    full: 6,
    pitch: 0.5,
    overall: [1.5, 1.7],
    terminal: [0.1, 0.3],
    breadth: [0.15, 0.3],
    body: [1.2, 1.6],
    height: 0.6,
    outline: "SOT-563",
    lands: { at: 0.675, length: 0.65, breadth: 0.3 },
  },
};

export const sot: Family = tableFamily(SOTS, (name, part): LandPattern => {
  const { places, full, pitch, overall, terminal, breadth, body, height, outline, lands: drawn } = part;
  const fillets = pitch > 0.625 ? FILLETS.gullWing : FILLETS.gullWingFine;
  const span = drawn
    ? { outer: 2 * drawn.at + drawn.length, inner: 2 * drawn.at - drawn.length, breadth: drawn.breadth }
    : landSpan({ overall, terminal, breadth }, fillets);
  const all = dualRows(full, pitch, span);
  return {
    name,
    library: "Package_TO_SOT_SMD",
    description: `${name.replace("_", ", ")}, ${places.length} leads at ${pitch} mm`,
    source: drawn
      ? `${outline} outline, the maker's soldering footprint`
      : `${outline} outline, lands by IPC-7351B level B`,
    mount: "smd",
    lands: places.flatMap((place, index): Land[] => {
      const land = all[place - 1];
      return land ? [{ ...land, pin: `${index + 1}` }] : [];
    }),
    body: bodyAbout(...body),
    height,
    courtyardExcess: 0.25,
    mark: "pin-1",
  };
});
