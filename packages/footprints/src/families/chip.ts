import { FILLETS, landSpan } from "../pattern/ipc-7351.ts";
import { bodyAbout, type LandPattern, type Range } from "../pattern/land-pattern.ts";
import { pairOfLands } from "../pattern/pad-rows.ts";
import type { Family } from "./family.ts";

/**
 * Chips with end caps: resistors, capacitors, inductors, LEDs, diodes, fuses. Lands by IPC-7351B from the makers' limits:
 * resistors as Yageo's RC series gives them (1206 with Vishay's CRCW, which is wider of its limits), capacitors as Murata's GRM, inductors as its BLM series; LEDs, diodes and
 * fuses keep to the outlines of resistors.
 */
interface Chip {
  readonly metric: string;
  readonly length: Range;
  readonly breadth: Range;
  readonly terminal: Range;
  readonly height: number;
}

const around = (nominal: number, tolerance: number): Range => [nominal - tolerance, nominal + tolerance];

const RESISTORS: Readonly<Record<string, Chip>> = {
  "0201": { metric: "0603", length: around(0.6, 0.03), breadth: around(0.3, 0.03), terminal: [0.1, 0.2], height: 0.26 },
  "0402": { metric: "1005", length: around(1, 0.05), breadth: around(0.5, 0.05), terminal: [0.15, 0.35], height: 0.4 },
  "0603": { metric: "1608", length: around(1.6, 0.1), breadth: around(0.8, 0.1), terminal: [0.1, 0.4], height: 0.55 },
  "0805": { metric: "2012", length: around(2, 0.1), breadth: around(1.25, 0.1), terminal: [0.15, 0.55], height: 0.6 },
  "1206": { metric: "3216", length: [3, 3.3], breadth: around(1.6, 0.2), terminal: [0.2, 0.8], height: 0.65 },
  "1210": { metric: "3225", length: around(3.1, 0.1), breadth: around(2.6, 0.15), terminal: [0.3, 0.7], height: 0.6 },
  "2010": { metric: "5025", length: around(5, 0.1), breadth: around(2.5, 0.15), terminal: [0.3, 0.7], height: 0.65 },
  "2512": { metric: "6332", length: around(6.35, 0.1), breadth: around(3.1, 0.15), terminal: [0.4, 0.8], height: 0.65 },
};

const CAPACITORS: Readonly<Record<string, Chip>> = {
  "0201": { metric: "0603", length: around(0.6, 0.03), breadth: around(0.3, 0.03), terminal: [0.1, 0.2], height: 0.33 },
  "0402": { metric: "1005", length: around(1, 0.05), breadth: around(0.5, 0.05), terminal: [0.15, 0.35], height: 0.55 },
  "0603": { metric: "1608", length: around(1.6, 0.1), breadth: around(0.8, 0.1), terminal: [0.2, 0.5], height: 0.9 },
  "0805": { metric: "2012", length: around(2, 0.2), breadth: around(1.25, 0.2), terminal: [0.25, 0.75], height: 1.45 },
  "1206": { metric: "3216", length: around(3.2, 0.2), breadth: around(1.6, 0.2), terminal: [0.3, 0.8], height: 1.8 },
  "1210": { metric: "3225", length: around(3.2, 0.3), breadth: around(2.5, 0.2), terminal: [0.3, 0.8], height: 2.7 },
  "1812": { metric: "4532", length: around(4.5, 0.4), breadth: around(3.2, 0.3), terminal: [0.3, 1], height: 2.7 },
  "2220": { metric: "5750", length: around(5.7, 0.4), breadth: around(5, 0.4), terminal: [0.3, 1], height: 2.8 },
};

const INDUCTORS: Readonly<Record<string, Chip>> = {
  ...RESISTORS,
  "0603": { metric: "1608", length: around(1.6, 0.15), breadth: around(0.8, 0.15), terminal: [0.2, 0.6], height: 0.95 },
  "0805": { metric: "2012", length: around(2, 0.2), breadth: around(1.25, 0.2), terminal: [0.3, 0.7], height: 1.45 },
};

const KINDS: Readonly<
  Record<
    string,
    {
      library: string;
      words: string;
      chips: Readonly<Record<string, Chip>>;
      mark: LandPattern["mark"];
      /** The table's heights are of other parts. */
      isHeightOpen?: true;
    }
  >
> = {
  R: { library: "Resistor_SMD", words: "chip resistor", chips: RESISTORS, mark: "none" },
  C: { library: "Capacitor_SMD", words: "chip capacitor", chips: CAPACITORS, mark: "none" },
  L: {
    library: "Inductor_SMD",
    words: "chip inductor or ferrite bead",
    chips: INDUCTORS,
    mark: "none",
    isHeightOpen: true,
  },
  LED: {
    library: "LED_SMD",
    words: "chip LED, cathode at pad 1",
    chips: RESISTORS,
    mark: "cathode",
    isHeightOpen: true,
  },
  D: {
    library: "Diode_SMD",
    words: "chip diode, cathode at pad 1",
    chips: RESISTORS,
    mark: "cathode",
    isHeightOpen: true,
  },
  Fuse: { library: "Fuse", words: "chip fuse", chips: RESISTORS, mark: "none", isHeightOpen: true },
};

const NAME = /^(R|C|L|LED|D|Fuse)_(\d{4})_(\d{4})Metric$/;
/** From this body length (1608) the fillets of larger chips hold. */
const LARGE = 1.6;

export const chip: Family = {
  names: Object.entries(KINDS).flatMap(([kind, { chips }]) =>
    Object.entries(chips).map(([size, { metric }]) => `${kind}_${size}_${metric}Metric`),
  ),
  build: (name) => {
    const [, kindName = "", size = "", metric] = NAME.exec(name) ?? [];
    const kind = KINDS[kindName];
    const part = kind?.chips[size];
    if (!kind || part?.metric !== metric || !part) return undefined;
    const { length, breadth, terminal, height } = part;
    const isSmall = length[1] < LARGE;
    const span = landSpan({ overall: length, terminal, breadth }, isSmall ? FILLETS.smallChip : FILLETS.chip);
    return {
      name,
      library: kind.library,
      description: `${size} (${metric} metric) ${kind.words}`,
      source: "IPC-7351B level B from the makers' outline drawings",
      mount: "smd",
      lands: pairOfLands(span),
      body: bodyAbout((length[0] + length[1]) / 2, (breadth[0] + breadth[1]) / 2),
      ...(!kind.isHeightOpen && { height }),
      // The smallest stand closer, unless a mark needs the room.
      courtyardExcess: length[1] < 1.2 && kind.mark === "none" ? 0.15 : 0.25,
      mark: kind.mark,
    };
  },
};
