import type { Footprint } from "@tracewright/board";
import type { LandPattern } from "@tracewright/footprints";
import { lettersOf } from "@tracewright/footprints";
import type { MaterialName } from "../material.ts";
import type { SolderedLand } from "./soldered-land.ts";

/** How a part's body is built. */
export interface BodyLook {
  readonly build: "chip" | "block" | "ball-grid" | "can" | "can-on-base" | "lying-cylinder" | "pin-rows" | "dome";
  readonly material: MaterialName;
  readonly leads: MaterialName;
  /** A dot beside pin 1. */
  readonly hasPinMark: boolean;
}

const BLOCK: BodyLook = { build: "block", material: "moulding", leads: "tin", hasPinMark: false };
const CHIP_MATERIALS: Readonly<Record<string, MaterialName>> = {
  R: "resistor",
  C: "capacitor",
  L: "ferrite",
  FB: "ferrite",
  LED: "lens",
  F: "housing",
};
const CHIP_NAME = /^(LED|Fuse|R|C|L|D)_\d{4}_\d{4}Metric/;

/**
 * How to build the body: by the standard package where the part has one, else by its reference's letters and its pads.
 * Undefined for what has no body: screw holes, fiducials, places to touch.
 */
export function bodyLook(
  footprint: Footprint,
  lands: readonly SolderedLand[],
  pattern: LandPattern | undefined,
): BodyLook | undefined {
  if (lands.length === 0 || isBare(footprint, pattern)) return undefined;
  return (pattern && lookOfPattern(pattern)) ?? lookOfReference(footprint, lands);
}

function isBare({ reference, library, attributes, pads }: Footprint, pattern: LandPattern | undefined): boolean {
  if (pattern?.boardOnly || attributes.boardOnly) return true;
  // What is neither bought nor placed is drawn copper: castellations, antennas, the board's own name.
  if (attributes.excludeFromBom && attributes.excludeFromPositionFiles) return true;
  const name = library.slice(library.lastIndexOf(":") + 1);
  if (/^(H|MH|TP|FID)$/.test(lettersOf(reference)) || /fiducial|test_?p(oint|ad)/i.test(name)) return true;
  // Connectors tell in their names that they have such holes, too.
  const pins = new Set(pads.map(({ number }) => number).filter((number) => number !== ""));
  return pins.size <= 1 && /mounting[_ -]?hole/i.test(name);
}

function lookOfPattern({ library, name, body }: LandPattern): BodyLook | undefined {
  const chip = CHIP_NAME.exec(name)?.[1];
  if (chip) return { ...BLOCK, build: "chip", material: CHIP_MATERIALS[chip === "Fuse" ? "F" : chip] ?? "moulding" };
  switch (library) {
    case "Package_SO":
    case "Package_QFP":
    case "Package_DFN_QFN":
    case "Package_SON":
    case "Package_DIP":
      return { ...BLOCK, hasPinMark: true };
    case "Package_TO_SOT_SMD":
    case "Package_TO_SOT_THT":
    case "Diode_SMD":
      return BLOCK;
    case "Package_BGA":
      return { ...BLOCK, build: "ball-grid", hasPinMark: true };
    case "Capacitor_Tantalum_SMD":
      return { ...BLOCK, material: "capacitor" };
    case "Capacitor_SMD":
      return name.startsWith("CP_Elec") ? { ...BLOCK, build: "can-on-base", material: "aluminium" } : BLOCK;
    case "Capacitor_THT":
      return body.kind === "circle"
        ? { ...BLOCK, build: "can", material: "aluminium" }
        : { ...BLOCK, material: "capacitor" };
    case "LED_THT":
      return { ...BLOCK, build: "dome", material: "lens" };
    case "Resistor_THT":
    case "Diode_THT": {
      const material = library === "Diode_THT" ? "moulding" : "capacitor";
      return { ...BLOCK, build: body.kind === "circle" ? "can" : "lying-cylinder", material };
    }
    case "Crystal":
      return { ...BLOCK, material: "aluminium" };
    case "Connector_USB":
      return { ...BLOCK, material: "aluminium" };
    case "Connector_JST":
    case "TerminalBlock_Phoenix":
      return { ...BLOCK, material: "housing" };
    default:
      if (!library.startsWith("Connector_Pin")) return undefined;
      return {
        ...BLOCK,
        build: name.includes("Header") && name.endsWith("Vertical") ? "pin-rows" : "block",
        leads: "gold",
      };
  }
}

function lookOfReference({ reference }: Footprint, lands: readonly SolderedLand[]): BodyLook {
  const letters = lettersOf(reference);
  const material = CHIP_MATERIALS[letters];
  const isPair = lands.length === 2 && lands.every(({ hole }) => !hole);
  if (material && isPair && letters !== "F") return { ...BLOCK, build: "chip", material };
  if (/^(J|P|CN|CON|X\d?|USB|K)$/.test(letters))
    return { ...BLOCK, material: letters === "K" ? "moulding" : "housing" };
  if (letters === "Y") return { ...BLOCK, material: "aluminium" };
  if (material && letters !== "LED") return { ...BLOCK, material };
  return { ...BLOCK, hasPinMark: letters === "U" || letters === "IC" };
}
