import { FILLETS, type Fillets, landSpan } from "../pattern/ipc-7351.ts";
import { bodyAbout, type LandPattern, type Range } from "../pattern/land-pattern.ts";
import { pairOfLands } from "../pattern/pad-rows.ts";
import { type Family, tableFamily } from "./family.ts";

/**
 * Two terminals on a moulded or round body: diodes of the JEDEC outlines DO-214 and SOD, MELF, tantalum capacitors by
 * EIA-535BAAC. Pad 1 is the cathode, or the plus of a capacitor. Leads bent under the body and flat ones are soldered so differently
 * that each outline has fillets of its own here; MELF has the standard's.
 */
interface Pair {
  readonly overall: Range;
  readonly terminal: Range;
  readonly breadth: Range;
  readonly body: readonly [length: number, breadth: number];
  readonly height: number;
  readonly fillets: Fillets;
  readonly outline: string;
  readonly library?: string;
}

const PAIRS: Readonly<Record<string, Pair>> = {
  D_SMA: {
    outline: "DO-214AC",
    overall: [4.8, 5.59],
    terminal: [0.76, 1.52],
    breadth: [1.25, 1.65],
    body: [4.3, 2.6],
    height: 2.42,
    fillets: { toe: 0.5, heel: 0.3, side: 0.05 },
  },
  D_SMB: {
    outline: "DO-214AA",
    overall: [5.08, 5.59],
    terminal: [0.76, 1.52],
    breadth: [1.95, 2.2],
    body: [4.32, 3.62],
    height: 2.44,
    fillets: { toe: 0.5, heel: 0.3, side: 0.05 },
  },
  D_SMC: {
    outline: "DO-214AB",
    overall: [7.75, 8.13],
    terminal: [0.76, 1.52],
    breadth: [2.9, 3.2],
    body: [6.86, 5.91],
    height: 2.62,
    fillets: { toe: 0.6, heel: 0.35, side: 0.02 },
  },
  "D_SOD-123": {
    outline: "SOD-123",
    overall: [3.55, 3.85],
    terminal: [0.25, 0.6],
    breadth: [0.45, 0.7],
    body: [2.7, 1.55],
    height: 1.35,
    fillets: { toe: 0.1, heel: 0.1, side: 0.2 },
  },
  "D_SOD-123F": {
    outline: "SOD-123F",
    overall: [3.4, 3.7],
    terminal: [0.35, 0.85],
    breadth: [0.7, 1.1],
    body: [2.6, 1.6],
    height: 1.1,
    fillets: { toe: 0.1, heel: 0.1, side: 0.02 },
  },
  "D_SOD-323": {
    outline: "SC-76",
    overall: [2.3, 2.7],
    terminal: [0.15, 0.45],
    breadth: [0.25, 0.4],
    body: [1.7, 1.25],
    height: 1.1,
    fillets: { toe: 0, heel: 0.1, side: 0.02 },
  },
  "D_SOD-323F": {
    outline: "SC-90",
    overall: [2.3, 2.7],
    terminal: [0.25, 0.5],
    breadth: [0.25, 0.4],
    body: [1.7, 1.25],
    height: 0.8,
    // NXP's lands end before the lead does.
    fillets: { toe: 0.05, heel: -0.08, side: 0.02 },
  },
  "D_SOD-523": {
    outline: "SC-79",
    overall: [1.5, 1.7],
    terminal: [0.15, 0.25],
    breadth: [0.25, 0.35],
    body: [1.2, 0.8],
    height: 0.7,
    fillets: { toe: 0.15, heel: 0.1, side: 0.15 },
  },
  D_MELF: {
    outline: "DO-213AB",
    overall: [4.8, 5.2],
    terminal: [0.3, 0.6],
    breadth: [2.4, 2.6],
    body: [5, 2.5],
    height: 2.6,
    // Diodes Incorporated's layout, 6.3 mm over both lands and 3.3 mm between: longer than the standard's at either end.
    fillets: { toe: 0.55, heel: 0.25, side: 0.05 },
  },
  D_MiniMELF: {
    outline: "DO-213AA (SOD-80)",
    overall: [3.3, 3.7],
    terminal: [0.2, 0.6],
    breadth: [1.35, 1.6],
    body: [3.5, 1.5],
    height: 1.6,
    fillets: FILLETS.melf,
  },
  D_MicroMELF: {
    outline: "MicroMELF",
    overall: [1.9, 2.1],
    terminal: [0.15, 0.35],
    breadth: [1.15, 1.35],
    body: [2, 1.25],
    height: 1.35,
    fillets: FILLETS.melf,
  },
  "CP_EIA-3216-18_Kemet-A": tantalum("3216-18", [3, 3.4], [0.5, 1.1], [1.1, 1.3], [3.2, 1.6], 1.8),
  "CP_EIA-3528-21_Kemet-B": tantalum("3528-21", [3.3, 3.7], [0.5, 1.1], [2.1, 2.3], [3.5, 2.8], 2.1),
  "CP_EIA-6032-28_Kemet-C": tantalum("6032-28", [5.7, 6.3], [1, 1.6], [2.1, 2.3], [6, 3.2], 2.8),
  "CP_EIA-7343-31_Kemet-D": tantalum("7343-31", [7, 7.6], [1, 1.6], [2.3, 2.5], [7.3, 4.3], 3.1),
};

function tantalum(
  code: string,
  overall: Range,
  terminal: Range,
  breadth: Range,
  body: readonly [number, number],
  height: number,
): Pair {
  return {
    outline: `EIA ${code}`,
    overall,
    terminal,
    breadth,
    body,
    height,
    // Table 3-13: the lead bends under the body, so that its outer side is what the standard calls the heel.
    fillets: FILLETS.inwardLead,
    library: "Capacitor_Tantalum_SMD",
  };
}

export const mouldedPair: Family = tableFamily(PAIRS, (name, pair): LandPattern => {
  const { overall, terminal, breadth, body, height, fillets, outline, library = "Diode_SMD" } = pair;
  return {
    name,
    library,
    description: library === "Diode_SMD" ? `${outline} diode, cathode at pad 1` : `${outline} capacitor, plus at pad 1`,
    source: `${outline} outline, lands by IPC-7351B with fillets of its own`,
    mount: "smd",
    lands: pairOfLands(landSpan({ overall, terminal, breadth }, fillets)),
    body: bodyAbout(...body),
    height,
    courtyardExcess: 0.25,
    mark: "cathode",
  };
});
