import { bodyAbout, type Land, type LandPattern } from "../pattern/land-pattern.ts";
import { dualRows } from "../pattern/pad-rows.ts";
import { type Family, tableFamily } from "./family.ts";

/** Small outline transistors with leads on two sides, some of a side's places empty: JEDEC TO-236, TO-253, MO-178, MO-203. */
interface Sot {
  /** Places by the numbering of a package with both sides full, in the order of the part's pins. */
  readonly places: readonly number[];
  readonly full: number;
  readonly pitch: number;
  readonly body: readonly [width: number, length: number];
  readonly height: number;
  readonly outline: string;
  /** As the makers draw them: the middle's distance from the part's, along and across the lead. */
  readonly lands: { readonly at: number; readonly length: number; readonly breadth: number };
}

const SOT_23 = {
  body: [1.3, 2.9],
  height: 1.12,
  outline: "JEDEC TO-236AB",
  pitch: 0.95,
  full: 6,
  lands: { at: 0.9375, length: 1.475, breadth: 0.6 },
} as const;
const SOT_23_5 = {
  body: [1.6, 2.9],
  height: 1.45,
  outline: "JEDEC MO-178",
  pitch: 0.95,
  full: 6,
  lands: { at: 1.1375, length: 1.325, breadth: 0.6 },
} as const;
const SOT_23_8 = {
  ...SOT_23_5,
  pitch: 0.65,
  full: 8,
  lands: { at: 1.1375, length: 1.325, breadth: 0.5 },
} as const;
/** As SOT-23-5, flatter (JEDEC MO-193). */
const TSOT = { height: 1, outline: "JEDEC MO-193" } as const;
const SC_70 = {
  body: [1.25, 2],
  height: 1.1,
  outline: "JEDEC MO-203",
  pitch: 0.65,
  full: 6,
  lands: { at: 0.95, length: 0.65, breadth: 0.4 },
} as const;
const SOT_563 = { body: [1.2, 1.6], height: 0.6, pitch: 0.5, full: 6 } as const;

const ALL_OF_6 = [1, 2, 3, 4, 5, 6];
const ALL_OF_8 = [1, 2, 3, 4, 5, 6, 7, 8];

const SOTS: Readonly<Record<string, Sot>> = {
  "SOT-23": { ...SOT_23, places: [1, 3, 5] },
  "SOT-23_Handsoldering": { ...SOT_23, places: [1, 3, 5], lands: { at: 1.5, length: 1.9, breadth: 0.8 } },
  "SOT-23-3": { ...SOT_23_5, places: [1, 3, 5] },
  "SOT-23-5": { ...SOT_23_5, places: [1, 2, 3, 4, 6] },
  "SOT-23-6": { ...SOT_23_5, places: ALL_OF_6 },
  "SOT-23-6_Handsoldering": { ...SOT_23_5, places: ALL_OF_6, lands: { at: 1.35, length: 1.56, breadth: 0.65 } },
  "SOT-23-8": { ...SOT_23_8, places: ALL_OF_8 },
  "TSOT-23-5": { ...SOT_23_5, ...TSOT, places: [1, 2, 3, 4, 6] },
  "TSOT-23-6": { ...SOT_23_5, ...TSOT, places: ALL_OF_6 },
  "TSOT-23-8": { ...SOT_23_8, ...TSOT, places: ALL_OF_8 },
  // Three lands stand farther apart than five or six: Nexperia's reflow footprint of SOT323.
  "SOT-323_SC-70": { ...SC_70, places: [1, 3, 5], lands: { at: 1, length: 0.7, breadth: 0.45 } },
  "SOT-323_SC-70_Handsoldering": { ...SC_70, places: [1, 3, 5], lands: { at: 1.33, length: 1.5, breadth: 0.45 } },
  "SOT-343_SC-70-4": { ...SC_70, places: [1, 3, 4, 6] },
  "SOT-353_SC-70-5": { ...SC_70, places: [1, 2, 3, 4, 6] },
  "SOT-363_SC-70-6": { ...SC_70, places: ALL_OF_6 },
  "SOT-523": {
    body: [0.8, 1.6],
    height: 0.9,
    pitch: 0.5,
    full: 6,
    places: [1, 3, 5],
    outline: "SC-75A",
    // Diodes Incorporated, suggested pad layout SOT523: C 1.29, X 0.40, Y 0.51 mm.
    lands: { at: 0.645, length: 0.51, breadth: 0.4 },
  },
  "SOT-553": {
    ...SOT_563,
    outline: "SOT-553",
    places: [1, 2, 3, 4, 6],
    lands: { at: 0.7, length: 0.45, breadth: 0.3 },
  },
  // Texas Instruments, DRL0008A, example board layout.
  "SOT-583-8": {
    ...SOT_563,
    body: [1.2, 2.1],
    full: 8,
    outline: "SOT-583",
    places: ALL_OF_8,
    lands: { at: 0.74, length: 0.67, breadth: 0.3 },
  },
  "SOT-563": { ...SOT_563, outline: "SOT-563", places: ALL_OF_6, lands: { at: 0.75, length: 0.7, breadth: 0.34 } },
};

export const sot: Family = tableFamily(SOTS, (name, part): LandPattern => {
  const {
    places,
    full,
    pitch,
    body,
    height,
    outline,
    lands: { at, length, breadth },
  } = part;
  const all = dualRows(full, pitch, { outer: 2 * at + length, inner: 2 * at - length, breadth });
  return {
    name,
    library: "Package_TO_SOT_SMD",
    description: `${name.replace("_", ", ")}, ${places.length} leads at ${pitch} mm`,
    source: `${outline} outline, the makers' soldering footprint`,
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
