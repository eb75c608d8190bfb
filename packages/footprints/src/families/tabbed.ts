import { bodyAbout, type Land, type LandPattern } from "../pattern/land-pattern.ts";
import { type Family, tableFamily } from "./family.ts";

/**
 * Power packages with leads on the left and a tab on the right that is soldered down. The lands are the makers' soldering
 * footprints: SOT-223 by On Semiconductor (case 318E), SOT-89 by NXP, TO-252 and TO-263 by Infineon.
 */
interface Tabbed {
  readonly leads: readonly { readonly pin: string; readonly y: number }[];
  readonly lead: { readonly x: number; readonly width: number; readonly height: number };
  readonly tab: { readonly pin: string; readonly x: number; readonly width: number; readonly height: number };
  readonly body: readonly [width: number, length: number];
  readonly bodyX?: number;
  readonly height: number;
  readonly words: string;
  readonly source: string;
}

const SOT_223 = {
  lead: { x: -3.15, width: 2, height: 1.5 },
  body: [3.5, 6.5],
  height: 1.8,
  words: "SOT-223",
  source: "JEDEC TO-261AA, soldering footprint of case 318E",
} as const;
const TO_252 = {
  lead: { x: -4.2, width: 2.2, height: 1.2 },
  body: [6.22, 6.5],
  bodyX: 0.9,
  height: 2.38,
  words: "TO-252 (DPAK)",
  source: "JEDEC TO-252AA, soldering footprint of PG-TO252-3",
} as const;
const TO_263 = {
  lead: { x: -5.775, width: 4.6, height: 1.1 },
  body: [9.25, 10],
  bodyX: 2.1,
  height: 4.57,
  words: "TO-263 (D2PAK)",
  source: "JEDEC TO-263AB, soldering footprint of PG-TO263-3",
} as const;

const TABBED: Readonly<Record<string, Tabbed>> = {
  "SOT-223-3_TabPin2": {
    ...SOT_223,
    leads: row(["1", "2", "3"], 2.3),
    tab: { pin: "2", x: 3.15, width: 2, height: 3.8 },
  },
  "SOT-223": { ...SOT_223, leads: row(["1", "2", "3"], 2.3), tab: { pin: "4", x: 3.15, width: 2, height: 3.8 } },
  "SOT-89-3": {
    leads: row(["1", "2", "3"], 1.5),
    lead: { x: -1.6, width: 1.4, height: 0.9 },
    // The middle lead runs into the tab under the body: pad 2 is one piece of copper.
    tab: { pin: "2", x: 0.6, width: 3.3, height: 1.9 },
    body: [2.5, 4.5],
    height: 1.6,
    words: "SOT-89",
    source: "JEDEC TO-243AA, NXP's soldering footprint with a straight tab",
  },
  "TO-252-2": {
    ...TO_252,
    leads: [
      { pin: "1", y: -2.285 },
      { pin: "3", y: 2.285 },
    ],
    tab: { pin: "2", x: 2.1, width: 6.4, height: 5.8 },
  },
  "TO-252-3_TabPin2": {
    ...TO_252,
    leads: row(["1", "2", "3"], 2.285),
    tab: { pin: "2", x: 2.1, width: 6.4, height: 5.8 },
  },
  "TO-263-2": {
    ...TO_263,
    leads: [
      { pin: "1", y: -2.54 },
      { pin: "3", y: 2.54 },
    ],
    tab: { pin: "2", x: 3.375, width: 9.4, height: 10.8 },
  },
  "TO-263-3_TabPin2": {
    ...TO_263,
    leads: row(["1", "2", "3"], 2.54),
    tab: { pin: "2", x: 3.375, width: 9.4, height: 10.8 },
  },
  "TO-263-5_TabPin3": {
    ...TO_263,
    leads: row(["1", "2", "3", "4", "5"], 1.7),
    tab: { pin: "3", x: 3.375, width: 9.4, height: 10.8 },
  },
};

function row(pins: readonly string[], pitch: number): { pin: string; y: number }[] {
  return pins.map((pin, index) => ({ pin, y: (index - (pins.length - 1) / 2) * pitch }));
}

export const tabbed: Family = tableFamily(TABBED, (name, part): LandPattern => {
  const { leads, lead, tab, body, bodyX = 0, height, words, source } = part;
  const large = tab.width * tab.height > 20;
  const tabLand: Land = { ...tab, y: 0, property: "heatsink", ...(large && { paste: "windows" }) };
  return {
    name,
    library: "Package_TO_SOT_SMD",
    description: `${words}, ${leads.length} leads, tab on pin ${tab.pin}`,
    source,
    mount: "smd",
    lands: [...leads.map(({ pin, y }): Land => ({ pin, y, ...lead })), tabLand],
    body: bodyAbout(...body, { x: bodyX, y: 0 }),
    height,
    courtyardExcess: 0.25,
    mark: "pin-1",
  };
});
