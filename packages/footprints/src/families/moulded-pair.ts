import { bodyAbout, type LandPattern } from "../pattern/land-pattern.ts";
import type { Family } from "./family.ts";

/**
 * Two terminals on a moulded or round body: diodes of the JEDEC outlines DO-214 and SOD, MELF, tantalum capacitors by
 * EIA-535BAAC. Pad 1 is the cathode, or the plus of a capacitor. Lands of diodes are the makers' soldering footprints, those of
 * capacitors IPC-7351B level B for leads bent under the body; hand soldering makes them longer outwards.
 */
interface Pair {
  readonly lands: readonly [at: number, width: number, height: number];
  /** For the soldering iron, where the library has such a variant. */
  readonly byHand?: Pair["lands"];
  readonly body: readonly [length: number, breadth: number];
  readonly height: number;
  readonly outline: string;
}

const DIODES: Readonly<Record<string, Pair>> = {
  D_SMA: { lands: [2, 2.5, 1.8], byHand: [2.5, 3.5, 1.8], body: [4.6, 3], height: 2.42, outline: "DO-214AC" },
  D_SMB: { lands: [2.15, 2.5, 2.3], byHand: [2.7, 3.5, 2.3], body: [4.6, 4], height: 2.44, outline: "DO-214AA" },
  D_SMC: { lands: [3.4, 2.5, 3.3], byHand: [4.4, 4.5, 3.3], body: [7.1, 6.2], height: 2.62, outline: "DO-214AB" },
  "D_SOD-110": { lands: [0.95, 0.8, 1], body: [2.1, 1.4], height: 1.6, outline: "SOD-110" },
  "D_SOD-123": { lands: [1.65, 0.9, 1.2], body: [2.8, 1.8], height: 1.35, outline: "SOD-123" },
  "D_SOD-123F": { lands: [1.4, 1.1, 1.1], body: [2.8, 1.8], height: 1.1, outline: "SOD-123F" },
  "Nexperia_CFP3_SOD-123W": { lands: [1.4, 1.2, 1.2], body: [2.6, 1.7], height: 1.05, outline: "SOD-123W" },
  "D_SOD-128": { lands: [2.2, 1.4, 2.1], body: [3.8, 2.5], height: 1.1, outline: "SOD-128" },
  "D_SOD-323": { lands: [1.05, 0.6, 0.45], byHand: [1.25, 1, 1], body: [1.8, 1.4], height: 1.1, outline: "SC-76" },
  "D_SOD-323F": { lands: [1.1, 0.5, 0.5], body: [1.8, 1.4], height: 0.8, outline: "SC-90" },
  "D_SOD-523": { lands: [0.7, 0.6, 0.7], body: [1.3, 0.9], height: 0.7, outline: "SC-79" },
  "D_SOD-923": { lands: [0.42, 0.36, 0.25], body: [0.8, 0.6], height: 0.4, outline: "SOD-923" },
  // Nexperia, reflow soldering footprint of DFN1006-2.
  "D_SOD-882": { lands: [0.35, 0.4, 0.7], body: [1, 0.6], height: 0.5, outline: "SOD-882 (DFN1006-2)" },
  D_MELF: { lands: [2.4, 1.5, 2.7], byHand: [3.4, 3.5, 2.7], body: [5.2, 2.6], height: 2.6, outline: "DO-213AB" },
  D_MiniMELF: {
    lands: [1.75, 1.3, 1.7],
    byHand: [2.75, 3.3, 1.7],
    body: [3.3, 1.6],
    height: 1.6,
    outline: "DO-213AA (SOD-80)",
  },
  D_MicroMELF: {
    lands: [0.8, 0.8, 1.2],
    byHand: [1.45, 2.2, 1.5],
    body: [1.9, 1.15],
    height: 1.35,
    outline: "MicroMELF",
  },
};

/** By the outline's code of length and breadth: from outer edge to outer edge, between the inner edges, breadth; body. */
const TANTALUM: Readonly<
  Record<string, { readonly lands: readonly [number, number, number]; readonly body: readonly [number, number] }>
> = {
  "1608": { lands: [2.5, 0.35, 1.05], body: [1.6, 0.85] },
  "2012": { lands: [2.9, 0.65, 1.05], body: [2, 1.25] },
  "3216": { lands: [4.1, 1.3, 1.35], body: [3.2, 1.6] },
  "3528": { lands: [4.4, 1.75, 2.35], body: [3.5, 2.8] },
  "6032": { lands: [7, 2.85, 2.35], body: [6, 3.2] },
  "7132": { lands: [8.1, 3, 3.5], body: [7.1, 3.2] },
  "7260": { lands: [8.2, 3.2, 6.3], body: [7.2, 6] },
  "7343": { lands: [8.3, 4.15, 2.55], body: [7.3, 4.3] },
  "7360": { lands: [8.3, 4.15, 4.25], body: [7.3, 6] },
  "7361": { lands: [8.2, 4.2, 3.3], body: [7.3, 6.1] },
};

const HAND = /_Hand[Ss]oldering$/;
const CAPACITOR = /^CP_EIA-(\d{4})-(\d{2,3})_(?:Kemet|AVX)-[A-Z](_Pad\d+\.\d\dx\d+\.\d\dmm_HandSolder)?$/;
/** How much longer lands for the soldering iron are outwards, of both together. */
const HAND_REACH = 0.35;

export const mouldedPair: Family = {
  names: [
    ...Object.keys(DIODES),
    "CP_EIA-3216-10_Kemet-I",
    "CP_EIA-3216-18_Kemet-A",
    "CP_EIA-3528-21_Kemet-B",
    "CP_EIA-6032-28_Kemet-C",
    "CP_EIA-7343-31_Kemet-D",
  ],
  build: (name) => diode(name) ?? tantalum(name),
};

function diode(name: string): LandPattern | undefined {
  const plain = name.replace(HAND, "");
  const pair = Object.hasOwn(DIODES, plain) ? DIODES[plain] : undefined;
  const lands = plain === name ? pair?.lands : pair?.byHand;
  if (!pair || !lands) return undefined;
  return draw(name, { ...pair, lands, library: "Diode_SMD", words: "diode, cathode at pad 1" });
}

function tantalum(name: string): LandPattern | undefined {
  const [, code = "", height = "", byHand] = CAPACITOR.exec(name) ?? [];
  const part = Object.hasOwn(TANTALUM, code) ? TANTALUM[code] : undefined;
  if (!part) return undefined;
  const [short, inner, breadth] = part.lands;
  const outer = short + (byHand === undefined ? 0 : HAND_REACH);
  return draw(name, {
    lands: [(outer + inner) / 4, (outer - inner) / 2, breadth],
    body: part.body,
    // The last two figures are tenths of a millimetre.
    height: Number(height.slice(0, 2)) / 10,
    outline: `EIA ${code}-${height}`,
    library: "Capacitor_Tantalum_SMD",
    words: "capacitor, plus at pad 1",
  });
}

function draw(name: string, pair: Pair & { readonly library: string; readonly words: string }): LandPattern {
  const { lands, body, height, outline, library, words } = pair;
  const [at, width, breadth] = lands;
  const size = { y: 0, width, height: breadth };
  return {
    name,
    library,
    description: `${outline} ${words}`,
    source:
      library === "Diode_SMD"
        ? `${outline} outline, the maker's soldering footprint`
        : `${outline} outline, lands by IPC-7351B level B`,
    mount: "smd",
    lands: [
      { pin: "1", x: -at, ...size },
      { pin: "2", x: at, ...size },
    ],
    body: bodyAbout(...body),
    height,
    courtyardExcess: 0.25,
    mark: "cathode",
  };
}
