import type { DesignRules } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";

/** The least annular ring that KiCad 7 and later assume where no project file says anything; KiCad 6 asks for half of it. */
export const KICAD_7_ANNULAR_RING = fromMm(0.1);

/** What KiCad 6 assumes where neither the board nor a project file says anything. */
export const KICAD_DEFAULT_RULES: DesignRules = {
  minClearance: 0,
  minTrackWidth: fromMm(0.2),
  minViaDiameter: fromMm(0.4),
  minViaAnnularWidth: fromMm(0.05),
  minThroughHoleDiameter: fromMm(0.3),
  minMicroviaDiameter: fromMm(0.2),
  minMicroviaDrill: fromMm(0.1),
  minHoleClearance: fromMm(0.25),
  minHoleToHole: fromMm(0.25),
  copperToEdge: fromMm(0.01),
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
