import { fromMm } from "@tracewright/geometry";
import type { Board } from "./board.ts";
import type { BoardLayer, CopperLayerId } from "./layer.ts";
import type { DesignRules } from "./rules.ts";

/** Rules that common fabs make without extra cost; docs/operating/fab-rules.md gives the sources. */
export const DEFAULT_RULES: DesignRules = {
  minClearance: fromMm(0.15),
  minTrackWidth: fromMm(0.15),
  minViaDiameter: fromMm(0.5),
  minViaAnnularWidth: fromMm(0.1),
  minThroughHoleDiameter: fromMm(0.3),
  minMicroviaDiameter: fromMm(0.2),
  minMicroviaDrill: fromMm(0.1),
  minHoleClearance: fromMm(0.25),
  minHoleToHole: fromMm(0.25),
  copperToEdge: fromMm(0.3),
  silkClearance: 0,
  solderMaskExpansion: 0,
  solderMaskMinWidth: 0,
  solderPasteMargin: 0,
  solderPasteRatio: 0,
  allowBlindBuriedVias: false,
  allowMicrovias: false,
  maxArcError: fromMm(0.005),
  netClasses: [
    {
      name: "Default",
      clearance: fromMm(0.2),
      trackWidth: fromMm(0.25),
      viaDiameter: fromMm(0.8),
      viaDrill: fromMm(0.4),
      microviaDiameter: fromMm(0.3),
      microviaDrill: fromMm(0.1),
      diffPairWidth: fromMm(0.2),
      diffPairGap: fromMm(0.25),
      diffPairViaGap: fromMm(0.25),
    },
  ],
  assignments: [],
  severities: {},
};

/** Layers without copper that every board has, in KiCad's order. */
export const TECHNICAL_LAYERS = [
  "B.Adhes",
  "F.Adhes",
  "B.Paste",
  "F.Paste",
  "B.SilkS",
  "F.SilkS",
  "B.Mask",
  "F.Mask",
  "Dwgs.User",
  "Cmts.User",
  "Eco1.User",
  "Eco2.User",
  "Edge.Cuts",
  "Margin",
  "B.CrtYd",
  "F.CrtYd",
  "B.Fab",
  "F.Fab",
] as const;

/** A board with nothing on it: `copperCount` copper layers (even, 2 … 32) and all technical layers. */
export function emptyBoard(copperCount: number = 2): Board {
  const inner = Array.from({ length: copperCount - 2 }, (_, index): CopperLayerId => `In${index + 1}.Cu`);
  const copper = (["F.Cu", ...inner, "B.Cu"] as const).map((id): BoardLayer => ({ id, role: "signal" }));
  return {
    schemaVersion: 1,
    title: {},
    layers: [...copper, ...TECHNICAL_LAYERS.map((id): BoardLayer => ({ id }))],
    stackup: { boardThickness: fromMm(1.6), layers: [] },
    rules: DEFAULT_RULES,
    nets: [],
    footprints: [],
    tracks: [],
    vias: [],
    zones: [],
    graphics: [],
    texts: [],
    dimensions: [],
    groups: [],
    properties: {},
  };
}
