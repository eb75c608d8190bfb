import { bodyAbout, type LandPattern } from "../pattern/land-pattern.ts";
import type { Family } from "./family.ts";

/**
 * Aluminium cans on a square base. Lands are the makers' (Nichicon, Panasonic) for each diameter and height. Pad 1 is
 * the plus.
 */
const NAME = /^(CP|C)_Elec_(\d+(?:\.\d)?)x(\d+(?:\.\d)?)$/;

interface Can {
  /** Up to this height; cans of one diameter stand on other bases when they are taller. */
  readonly below: number;
  readonly base: number;
  readonly lands: readonly [at: number, length: number, breadth: number];
}

const CANS: Readonly<Record<string, readonly Can[]>> = {
  "3": [{ below: 6, base: 3.3, lands: [1.5, 2.2, 1.6] }],
  "4": [{ below: 6, base: 4.3, lands: [1.8, 2.6, 1.6] }],
  "5": [{ below: 6, base: 5.3, lands: [2.2, 3, 1.6] }],
  "6.3": [
    { below: 4.8, base: 6.6, lands: [2.7, 3.5, 1.6] },
    { below: 5.5, base: 6.6, lands: [2.8, 3.5, 1.6] },
    { below: 5.85, base: 6.6, lands: [2.7, 3.5, 1.6] },
    { below: 6, base: 6.6, lands: [2.8, 3.5, 1.6] },
    { below: 9, base: 6.6, lands: [2.7, 3.5, 1.6] },
    { below: 12, base: 6.6, lands: [2.8, 3.5, 1.6] },
  ],
  "8": [
    { below: 6.8, base: 8.3, lands: [3.05, 4, 2.5] },
    { below: 8, base: 8.3, lands: [3.475, 4.15, 1.9] },
    { below: 10.2, base: 8.3, lands: [3.25, 3.5, 2.5] },
    { below: 11, base: 8.5, lands: [3.7, 4.4, 2.5] },
    { below: 13, base: 8.3, lands: [3.475, 4.15, 1.9] },
  ],
  "10": [
    { below: 9, base: 10.3, lands: [4.35, 4.4, 1.9] },
    { below: 10.2, base: 10.3, lands: [4, 4, 2.5] },
    { below: 12.55, base: 10.5, lands: [4.2, 4.4, 2.5] },
    { below: 13, base: 10.3, lands: [4.35, 4.4, 1.9] },
    { below: 15, base: 10.5, lands: [4.2, 4.4, 2.5] },
  ],
  "16": [{ below: 25, base: 16.6, lands: [6.25, 7.8, 9.6] }],
  "18": [{ below: 25, base: 19, lands: [6.75, 8.8, 9.6] }],
};

export const electrolyticSmd: Family = {
  names: ["CP_Elec_4x5.4", "CP_Elec_5x5.4", "CP_Elec_6.3x5.8", "CP_Elec_6.3x7.7", "CP_Elec_8x10", "CP_Elec_10x10"],
  build: (name): LandPattern | undefined => {
    const [, kind, diameter = "", heightText] = NAME.exec(name) ?? [];
    const height = Number(heightText);
    const can = (Object.hasOwn(CANS, diameter) ? CANS[diameter] : undefined)?.find(({ below }) => height < below);
    if (!can || height < 3) return undefined;
    const [at, width, breadth] = can.lands;
    const size = { y: 0, width, height: breadth };
    return {
      name,
      library: "Capacitor_SMD",
      description: `electrolytic capacitor, ${diameter} mm can, ${kind === "CP" ? "plus at pad 1" : "not polarised"}`,
      source: "land patterns of Nichicon and Panasonic for aluminium cans",
      mount: "smd",
      lands: [
        { pin: "1", x: -at, ...size },
        { pin: "2", x: at, ...size },
      ],
      body: bodyAbout(can.base, can.base),
      height: height + 0.5,
      courtyardExcess: 0.25,
      mark: kind === "CP" ? "cathode" : "none",
    };
  },
};
