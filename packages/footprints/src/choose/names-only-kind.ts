const KIND_WORDS =
  /^(?:r|c|l|fb|res|cap|ind|resistor|capacitor|inductor|coil|ferrite|bead|chip|smd|smt|generic|unpolarized|small|device|_|-|:|\s)*$/i;

/**
 * Whether a footprint's name says what kind of part it is and nothing more: no size, series or pitch that a guess could be
 * against. "C_2225_5664Metric" and "IHLP-6767" say which one is meant, even if it is unknown.
 */
export function namesOnlyKind(name: string): boolean {
  return KIND_WORDS.test(name);
}
