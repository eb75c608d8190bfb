/**
 * The most of each kind that is imported. Every limit is several times what the largest boards hold that we know (in
 * brackets), and a board that keeps them all can be checked, routed and exported within the memory of a run.
 */
export const IMPORT_LIMITS = {
  /** [431] */
  MAX_PARTS: 10_000,
  /** [1,663] */
  MAX_PADS: 50_000,
  /** Of the shape of one pad [118]. */
  MAX_PAD_CORNERS: 5_000,
  /** [407] */
  MAX_NETS: 10_000,
  /** [6,484] */
  MAX_TRACKS: 40_000,
  /** [776] */
  MAX_VIAS: 10_000,
  /** [38] */
  MAX_ZONES: 2_000,
  /** Of the outlines of all zones [353]. */
  MAX_ZONE_CORNERS: 50_000,
  /** Of the copper that fills zones, as the file holds it [79,974]. */
  MAX_FILL_CORNERS: 1_000_000,
  /** Lines, arcs and areas on all layers, in parts too [6,320]. */
  MAX_DRAWINGS: 100_000,
  /** Of all of these [100,307]. */
  MAX_DRAWING_CORNERS: 500_000,
  /** Of one of them [31,895]. */
  MAX_AREA_CORNERS: 40_000,
  /** Where the border of one area meets itself [4,068]. */
  MAX_CROSSINGS: 20_000,
  /** Of the board outline [206 lines]. */
  MAX_OUTLINE_CORNERS: 10_000,
  /** In parts too [2,498]. */
  MAX_TEXTS: 20_000,
  /** Letters of all texts [23,946]. */
  MAX_LETTERS: 200_000,
  /** [38] */
  MAX_DIMENSIONS: 5_000,
  /** [2] */
  MAX_GROUPS: 10_000,
  /** Net classes, and the patterns that give nets to them. */
  MAX_NET_CLASSES: 1_000,
  MAX_NET_CLASS_PATTERNS: 10_000,
  /** Letters of a reference, the number of a pad, the name of a net or of a footprint [105]. */
  MAX_NAME: 1_000,
  /** Letters of a text, a value or a field [173]. */
  MAX_TEXT: 10_000,
  /** Symbols on all sheets, as they are used. */
  MAX_SYMBOLS: 20_000,
  /** Of all parts of a schematic. */
  MAX_PINS: 100_000,
  /** Wires, labels, texts and drawings on all sheets. */
  MAX_SHEET_ITEMS: 200_000,
} as const;
