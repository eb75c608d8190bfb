import { bodyAbout, type LandPattern } from "../pattern/land-pattern.ts";
import { pairOfLands } from "../pattern/pad-rows.ts";
import type { Family } from "./family.ts";

/**
 * Chips with end caps: resistors, capacitors, inductors, LEDs, diodes, fuses. Lands are those of IPC-7351B level B for the
 * part limits of IPC-SM-782 (resistors: section 8.1, capacitors: 8.2) and of makers for the rest, rounded as the
 * standard asks, to
 * 0.05 mm (0.02 mm up to size 0504): from outer edge to outer edge, between the inner edges, and their breadth.
 */
interface Chip {
  readonly metric: string;
  readonly lands: readonly [outer: number, inner: number, breadth: number];
  readonly body: readonly [length: number, breadth: number];
  /** Greatest height, where the kind's makers agree. */
  readonly height?: number;
}

const SMALLEST = {
  "01005": { metric: "0402", lands: [0.9, 0.1, 0.3], body: [0.4, 0.2] },
  "0201": { metric: "0603", lands: [1.1, 0.18, 0.4], body: [0.6, 0.3] },
} as const satisfies Record<string, Chip>;

const RESISTORS: Readonly<Record<string, Chip>> = {
  "01005": { ...SMALLEST["01005"], height: 0.15 },
  "0201": { ...SMALLEST["0201"], height: 0.26 },
  "0402": { metric: "1005", lands: [1.56, 0.48, 0.64], body: [1.05, 0.54], height: 0.4 },
  "0603": { metric: "1608", lands: [2.45, 0.85, 0.95], body: [1.6, 0.8], height: 0.55 },
  "0612": { metric: "1632", lands: [2.5, 0.5, 3.4], body: [1.6, 3.2] },
  "0805": { metric: "2012", lands: [2.85, 0.8, 1.4], body: [2, 1.25], height: 0.6 },
  "0815": { metric: "2038", lands: [2.9, 0.85, 4.05], body: [2, 3.75] },
  "1020": { metric: "2550", lands: [3.4, 1.1, 5.2], body: [2.5, 5] },
  "1206": { metric: "3216", lands: [4.05, 1.8, 1.75], body: [3.15, 1.6], height: 0.65 },
  "1210": { metric: "3225", lands: [4.05, 1.8, 2.65], body: [3.2, 2.49], height: 0.6 },
  "1218": { metric: "3246", lands: [4, 1.9, 4.75], body: [3.2, 4.6] },
  "1812": { metric: "4532", lands: [5.4, 3.15, 3.4], body: [4.5, 3.2] },
  "2010": { metric: "5025", lands: [5.85, 3.4, 2.65], body: [5, 2.5], height: 0.65 },
  "2512": { metric: "6332", lands: [7.15, 4.7, 3.35], body: [6.3, 3.2], height: 0.65 },
  "2816": { metric: "7142", lands: [8.05, 2, 4.45], body: [7.1, 4.2] },
};

const CAPACITORS: Readonly<Record<string, Chip>> = {
  "01005": { ...SMALLEST["01005"], height: 0.22 },
  "0201": { ...SMALLEST["0201"], height: 0.33 },
  "0402": { metric: "1005", lands: [1.52, 0.4, 0.62], body: [1, 0.5], height: 0.55 },
  "0504": { metric: "1310", lands: [1.74, 0.42, 1.28], body: [1.17, 1.02] },
  "0603": { metric: "1608", lands: [2.45, 0.65, 0.95], body: [1.6, 0.8], height: 0.9 },
  "0805": { metric: "2012", lands: [2.9, 0.9, 1.45], body: [2, 1.25], height: 1.45 },
  "1206": { metric: "3216", lands: [4.1, 1.8, 1.8], body: [3.2, 1.6], height: 1.8 },
  "1210": { metric: "3225", lands: [4.1, 1.8, 2.7], body: [3.2, 2.5], height: 2.7 },
  "1812": { metric: "4532", lands: [5.5, 2.7, 3.4], body: [4.5, 3.2], height: 2.7 },
  "1825": { metric: "4564", lands: [5.5, 2.7, 6.8], body: [4.5, 6.4] },
  "2220": { metric: "5650", lands: [6.9, 3.3, 5.4], body: [5.7, 5], height: 2.8 },
  "2225": { metric: "5664", lands: [6.7, 3.45, 6.6], body: [5.72, 6.35] },
  "3640": { metric: "9110", lands: [10.1, 6.25, 10.45], body: [9.14, 10.2] },
};

/** End caps longer than those of resistors: LEDs, diodes, fuses. */
const LONG_CAPS: Readonly<Record<string, Chip>> = {
  "0402": { metric: "1005", lands: [1.56, 0.38, 0.64], body: [1, 0.5] },
  "0603": { metric: "1608", lands: [2.45, 0.7, 0.95], body: [1.6, 0.8] },
  "0805": { metric: "2012", lands: [2.85, 0.9, 1.4], body: [2, 1.25] },
  "1206": { metric: "3216", lands: [4.05, 1.55, 1.75], body: [3.15, 1.6] },
  "1210": { metric: "3225", lands: [4.05, 1.55, 2.65], body: [3.2, 2.5] },
  "1812": { metric: "4532", lands: [5.4, 3.15, 3.4], body: [4.5, 3.2] },
  "2010": { metric: "5025", lands: [5.85, 3.15, 2.65], body: [5, 2.5] },
  "2512": { metric: "6332", lands: [7.15, 4.45, 3.35], body: [6.3, 3.2] },
};

const INDUCTORS: Readonly<Record<string, Chip>> = {
  ...SMALLEST,
  ...LONG_CAPS,
  "0805": { metric: "2012", lands: [3, 1.25, 1.2], body: [2, 0.9] },
  "1008": { metric: "2520", lands: [3.4, 0.9, 2.2], body: [2.5, 2] },
  "1206": { metric: "3216", lands: [4.2, 2.1, 1.9], body: [3.2, 1.6] },
  "1806": { metric: "4516", lands: [5.5, 2.95, 1.9], body: [4.5, 1.6] },
};

const LEDS: Readonly<Record<string, Chip>> = { "0201": SMALLEST["0201"], ...LONG_CAPS };

const DIODES: Readonly<Record<string, Chip>> = {
  ...SMALLEST,
  ...LONG_CAPS,
  "2114": { metric: "3652", lands: [6.05, 2.7, 3.75], body: [5.2, 3.6] },
  "3220": { metric: "8050", lands: [8.85, 3.9, 5.15], body: [8, 5] },
};

const FUSES: Readonly<Record<string, Chip>> = {
  ...LONG_CAPS,
  "2920": { metric: "7451", lands: [8.7, 4.85, 5.45], body: [7.355, 5.12] },
};

interface Kind {
  readonly library: string;
  readonly words: string;
  readonly chips: Readonly<Record<string, Chip>>;
  readonly mark: LandPattern["mark"];
}

const KINDS: Readonly<Record<string, Kind>> = {
  R: { library: "Resistor_SMD", words: "chip resistor", chips: RESISTORS, mark: "none" },
  C: { library: "Capacitor_SMD", words: "chip capacitor", chips: CAPACITORS, mark: "none" },
  L: { library: "Inductor_SMD", words: "chip inductor or ferrite bead", chips: INDUCTORS, mark: "none" },
  LED: { library: "LED_SMD", words: "chip LED, cathode at pad 1", chips: LEDS, mark: "cathode" },
  D: { library: "Diode_SMD", words: "chip diode, cathode at pad 1", chips: DIODES, mark: "cathode" },
  Fuse: { library: "Fuse", words: "chip fuse", chips: FUSES, mark: "none" },
};

const NAME = /^(R|C|L|LED|D|Fuse)_(\d{4,5})_(\d{4})Metric(?:_Pad(\d+\.\d\d)x(\d+\.\d\d)mm_HandSolder)?$/;
/** How much longer lands for the soldering iron are outwards, of both together. */
const HAND_REACH = 0.35;
/** Names round the lands' measures down or up to a hundredth. */
const ROUNDING = 0.011;

export const chip: Family = {
  names: Object.entries(KINDS).flatMap(([kind, { chips }]) =>
    Object.entries(chips)
      // The smallest of all are built by those who ask for them; their lands are closer than most fabs print paste.
      .filter(([size]) => size !== "01005")
      .map(([size, { metric }]) => `${kind}_${size}_${metric}Metric`),
  ),
  build: (name) => {
    const [, kindName = "", size = "", metric, handWidth, handHeight] = NAME.exec(name) ?? [];
    const kind = KINDS[kindName];
    if (!kind || metric === undefined) return undefined;
    if (handWidth === undefined) return draw(name, kind, { size, metric, chip: chipOf(kind.chips, size) });
    // An edition of the library drew coils as it draws LEDs: the name says whose lands are meant.
    const chips = [kind.chips, LONG_CAPS].map((each) => reachedByHand(chipOf(each, size)));
    const meant = chips.find((each) => each && isOfSize(each, Number(handWidth), Number(handHeight)));
    return draw(name, kind, { size, metric, chip: meant });
  },
};

function chipOf(chips: Readonly<Record<string, Chip>>, size: string): Chip | undefined {
  return Object.hasOwn(chips, size) ? chips[size] : undefined;
}

function reachedByHand(part: Chip | undefined): Chip | undefined {
  if (!part) return undefined;
  const [outer, inner, breadth] = part.lands;
  return { ...part, lands: [outer + HAND_REACH, inner, breadth] };
}

function isOfSize({ lands: [outer, inner, breadth] }: Chip, width: number, height: number): boolean {
  return Math.abs((outer - inner) / 2 - width) < ROUNDING && Math.abs(breadth - height) < ROUNDING;
}

function draw(
  name: string,
  { library, words, mark }: Kind,
  { size, metric, chip: part }: { size: string; metric: string; chip: Chip | undefined },
): LandPattern | undefined {
  if (part?.metric !== metric) return undefined;
  const [outer, inner, breadth] = part.lands;
  return {
    name,
    library,
    description: `${size} (${metric} metric) ${words}`,
    source: "IPC-7351B level B, part limits of IPC-SM-782",
    mount: "smd",
    lands: pairOfLands({ outer, inner, breadth }),
    body: bodyAbout(...part.body),
    ...(part.height !== undefined && { height: part.height }),
    // The smallest stand closer, unless a mark needs the room.
    courtyardExcess: part.body[0] < 1.2 && mark === "none" ? 0.15 : 0.25,
    mark,
  };
}
