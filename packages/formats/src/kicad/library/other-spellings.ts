/**
 * Names that KiCad gave the same footprint in other versions: words that were exchanged for others, in both directions, so
 * that a new schematic finds an old library and the other way round.
 */
const EXCHANGED: readonly (readonly [one: RegExp, other: string])[] = [
  // Since version 7 connectors have pins and sockets.
  [/_Male(?=_|$)/, "_Pins"],
  [/_Female(?=_|$)/, "_Socket"],
  [/_Pins(?=_|$)/, "_Male"],
  [/^(DSUB-.*)_Socket(?=_|$)/, "$1_Female"],
  [/^SW_SPST_PTS645$/, "SW_SPST_PTS645Sx43SMTR92"],
  [/^SW_SPST_PTS645Sx43SMTR92$/, "SW_SPST_PTS645"],
  [/^SOT-23$/, "SOT-23-3"],
  [/^SOT-23-3$/, "SOT-23"],
  [/_HandSoldering$/, "_Handsoldering"],
  [/_Handsoldering$/, "_HandSoldering"],
];

/** Pads for hand soldering whose measures a later version rounded otherwise: "_Pad1.15x1.40mm_HandSolder". */
const HAND_PADS = /_Pad\d+\.\d+x\d+\.\d+mm_HandSolder$/;

/** Other names of the footprint, each once, without the name itself. */
export function otherSpellings(name: string): readonly string[] {
  const found = new Set<string>();
  for (const [one, other] of EXCHANGED) if (one.test(name)) found.add(name.replace(one, other));
  found.delete(name);
  return [...found];
}

/** The name up to the measures of its pads for hand soldering; undefined where it states none. */
export function beforeHandPads(name: string): string | undefined {
  return HAND_PADS.test(name) ? name.replace(HAND_PADS, "") : undefined;
}

/** Whether two names are of the same part's pads for hand soldering. */
export function areHandPadsOf(stem: string, name: string): boolean {
  return name.startsWith(stem) && HAND_PADS.test(name) && name.replace(HAND_PADS, "") === stem;
}
