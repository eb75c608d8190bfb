import type { Board } from "@tracewright/board";

/** KiCad 6, which all later ones read: what every board is written in that it can hold. */
export const KICAD_6 = 20211014;
/**
 * The last version before fields of footprints: KiCad 8 and later read nets of drawings and groups of net ties in it,
 * and KiCad 7 says that the board is newer.
 */
export const KICAD_8 = 20230517;

/** The program that reads a version we write. */
export function programOf(version: number): number {
  return version >= KICAD_8 ? 8 : 6;
}

/**
 * The oldest version that holds the board without making shorts of it: copper drawings without their net touch what
 * they may not, and join nothing. Only boards of KiCad 8 and later have such nets.
 */
export function writtenVersion({ graphics, footprints }: Board): number {
  const drawings = [graphics, ...footprints.map((part) => part.graphics)];
  return drawings.some((all) => all.some(({ net }) => net !== undefined)) ? KICAD_8 : KICAD_6;
}
