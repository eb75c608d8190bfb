import { bodyAbout, type LandPattern } from "../pattern/land-pattern.ts";
import { pairOfLands } from "../pattern/pad-rows.ts";
import type { Family } from "./family.ts";

/** Aluminium cans on a square base. Lands are Panasonic's for each diameter: gap, length, breadth. Pad 1 is the plus. */
const NAME = /^CP_Elec_(\d+(?:\.\d)?)x(\d+(?:\.\d)?)$/;

const CANS: Readonly<Record<string, { base: number; gap: number; length: number; breadth: number }>> = {
  "4": { base: 4.3, gap: 1, length: 2.5, breadth: 1.6 },
  "5": { base: 5.3, gap: 1.5, length: 2.8, breadth: 1.6 },
  "6.3": { base: 6.6, gap: 1.8, length: 3.2, breadth: 1.6 },
  "8": { base: 8.3, gap: 3.1, length: 4, breadth: 2 },
  "10": { base: 10.3, gap: 4.6, length: 4.1, breadth: 2 },
};

/** Cans of 8 mm below 8 mm of height stand on another base. */
const LOW_CAN_OF_8 = { base: 8.3, gap: 2.2, length: 4, breadth: 1.6 };

export const electrolyticSmd: Family = {
  names: ["CP_Elec_4x5.4", "CP_Elec_5x5.4", "CP_Elec_6.3x5.8", "CP_Elec_6.3x7.7", "CP_Elec_8x10", "CP_Elec_10x10"],
  build: (name): LandPattern | undefined => {
    const [, diameter = "", heightText] = NAME.exec(name) ?? [];
    const can = Object.hasOwn(CANS, diameter) ? CANS[diameter] : undefined;
    const height = Number(heightText);
    if (!can || height < 3 || height > 25) return undefined;
    const { base, gap, length, breadth } = diameter === "8" && height < 8 ? LOW_CAN_OF_8 : can;
    return {
      name,
      library: "Capacitor_SMD",
      description: `electrolytic capacitor, ${diameter} mm can, plus at pad 1`,
      source: "Panasonic's land patterns for aluminium capacitors of V series",
      mount: "smd",
      lands: pairOfLands({ outer: gap + 2 * length, inner: gap, breadth }),
      body: bodyAbout(base, base),
      height: height + 0.5,
      courtyardExcess: 0.25,
      mark: "cathode",
    };
  },
};
