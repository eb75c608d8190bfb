import { fromMm, type Nm } from "@tracewright/geometry";
import { DEFAULT_RULES } from "./default-board.ts";

/** Fabs whose limits are known here, and "ours": what a board that is made here starts with. */
export type FabId = "jlcpcb" | "osh-park" | "ours";

/** The least (and for holes and boards also the largest) that a fab makes without asking. Absent: the fab states none. */
export interface FabRules {
  readonly fab: FabId;
  /** For a person: "JLCPCB, 2 layers, 1 oz". */
  readonly name: string;
  /** Copper layers these are meant for; boards of more layers are held against the rules for the most. */
  readonly layers: number;
  readonly track: Nm;
  readonly space: Nm;
  readonly annularRing: Nm;
  readonly smallestHole: Nm;
  readonly largestHole?: Nm;
  readonly copperToEdge: Nm;
  readonly holeToHole?: Nm;
  readonly silkLine?: Nm;
  readonly silkTextHeight?: Nm;
  readonly maskWeb?: Nm;
  readonly largestBoard?: { readonly width: Nm; readonly height: Nm };
  readonly source: string;
  /** When the source was read: year, month and, where known, day. */
  readonly readOn: string;
}

const JLCPCB = {
  fab: "jlcpcb",
  largestHole: fromMm(6.3),
  copperToEdge: fromMm(0.3),
  // Of vias; the 0.45 mm of pads is not asked, since drill files do not tell one from the other.
  holeToHole: fromMm(0.2),
  silkLine: fromMm(0.15),
  silkTextHeight: fromMm(1),
  maskWeb: fromMm(0.1),
  largestBoard: { width: fromMm(500), height: fromMm(400) },
  source: "https://jlcpcb.com/capabilities/pcb-capabilities",
  readOn: "2026-01-16",
} as const;

const OSH_PARK = {
  fab: "osh-park",
  smallestHole: fromMm(0.254),
  copperToEdge: fromMm(0.381),
  readOn: "2026-01",
} as const;

const OURS = {
  fab: "ours",
  track: DEFAULT_RULES.minTrackWidth,
  space: DEFAULT_RULES.minClearance,
  annularRing: DEFAULT_RULES.minViaAnnularWidth,
  smallestHole: DEFAULT_RULES.minThroughHoleDiameter,
  copperToEdge: DEFAULT_RULES.copperToEdge,
  holeToHole: DEFAULT_RULES.minHoleToHole,
  silkLine: fromMm(0.15),
  silkTextHeight: fromMm(1),
  maskWeb: fromMm(0.1),
  source: "docs/operating/fab-rules.md",
  readOn: "2026-01",
} as const;

/** Numbers as they stand in docs/operating/fab-rules.md; change both together. */
export const FAB_RULES: readonly FabRules[] = [
  {
    ...JLCPCB,
    name: "JLCPCB, 2 layers, 1 oz",
    layers: 2,
    track: fromMm(0.127),
    space: fromMm(0.127),
    annularRing: fromMm(0.15),
    smallestHole: fromMm(0.3),
  },
  {
    ...JLCPCB,
    name: "JLCPCB, 4 layers",
    layers: 4,
    track: fromMm(0.1016),
    space: fromMm(0.1016),
    annularRing: fromMm(0.1),
    smallestHole: fromMm(0.2),
  },
  {
    ...OSH_PARK,
    name: "OSH Park, 2 layers",
    layers: 2,
    track: fromMm(0.1524),
    space: fromMm(0.1524),
    annularRing: fromMm(0.127),
    source: "https://docs.oshpark.com/services/two-layer/",
  },
  {
    ...OSH_PARK,
    name: "OSH Park, 4 layers",
    layers: 4,
    track: fromMm(0.127),
    space: fromMm(0.127),
    annularRing: fromMm(0.1016),
    source: "https://docs.oshpark.com/services/four-layer/",
  },
  { ...OURS, name: "Tracewright defaults, 2 layers", layers: 2 },
  { ...OURS, name: "Tracewright defaults, 4 layers", layers: 4 },
];

/** The rules of a fab for a board with so many copper layers: the smallest set that holds them, else the largest. */
export function fabRulesFor(fab: FabId, copperLayers: number): FabRules {
  const own = FAB_RULES.filter((rules) => rules.fab === fab);
  const fitting = own.find(({ layers }) => layers >= copperLayers) ?? own.at(-1);
  if (!fitting) throw new Error(`there are no rules of ${fab}`);
  return fitting;
}
