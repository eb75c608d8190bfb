import type { Nm } from "@tracewright/geometry";

export type Severity = "error" | "warning" | "ignore";

/** Widths and distances for a family of nets. An absent value is inherited from the class named "Default". */
export interface NetClass {
  readonly name: string;
  readonly clearance?: Nm;
  readonly trackWidth?: Nm;
  readonly viaDiameter?: Nm;
  readonly viaDrill?: Nm;
  readonly microviaDiameter?: Nm;
  readonly microviaDrill?: Nm;
  readonly diffPairWidth?: Nm;
  readonly diffPairGap?: Nm;
  readonly diffPairViaGap?: Nm;
  /** KiCad 9: where a net has several classes the lowest number wins. */
  readonly priority?: number;
}

/** A net belongs to the class when its name matches; patterns may hold `*` and `?`. */
export interface NetClassAssignment {
  readonly pattern: string;
  readonly netClass: string;
}

/** A finding that the designer excused in KiCad. */
export interface FindingExclusion {
  /** As the project file has it: rule, place and items, separated by bars. */
  readonly entry: string;
  readonly comment?: string;
}

/** Of a via with a round hole. */
export interface ViaSize {
  readonly diameter: Nm;
  readonly drill: Nm;
}

/** The board's absolute minima (KiCad: Constraints) and its net classes. */
export interface DesignRules {
  readonly minClearance: Nm;
  readonly minTrackWidth: Nm;
  readonly minViaDiameter: Nm;
  readonly minViaAnnularWidth: Nm;
  readonly minThroughHoleDiameter: Nm;
  readonly minMicroviaDiameter: Nm;
  readonly minMicroviaDrill: Nm;
  readonly minHoleClearance: Nm;
  readonly minHoleToHole: Nm;
  readonly copperToEdge: Nm;
  readonly silkClearance: Nm;
  readonly solderMaskExpansion: Nm;
  readonly solderMaskMinWidth: Nm;
  readonly solderPasteMargin: Nm;
  readonly solderPasteRatio: number;
  /** Of poured copper and tracks between two wider places; absent: 0, nothing is looked for (KiCad 7). */
  readonly minConnectionWidth?: Nm;
  /** Of texts on the silkscreen; absent: KiCad's 0.8 mm. */
  readonly minTextHeight?: Nm;
  /** Of the strokes of such texts; absent: KiCad's 0.08 mm. */
  readonly minTextThickness?: Nm;
  /** Slots and grooves narrower than this are crossed by distances along the surface; absent: 0, none are (KiCad 9). */
  readonly minGrooveWidth?: Nm;
  /** Bridges of copper that join a pad to a pour at least; absent: KiCad's 2. */
  readonly minResolvedSpokes?: number;
  readonly allowBlindBuriedVias: boolean;
  readonly allowMicrovias: boolean;
  /** Openings of the mask may join pads of one footprint (KiCad 7). */
  readonly allowMaskBridgesInFootprints?: boolean;
  /** How far arcs may deviate when they become polygons (KiCad's max_error). */
  readonly maxArcError: Nm;
  /** Always holds one named "Default" with every value present. */
  readonly netClasses: readonly NetClass[];
  readonly assignments: readonly NetClassAssignment[];
  /** Track widths offered for interactive routing beside the class's; absent if the project has none. */
  readonly predefinedTrackWidths?: readonly Nm[];
  /** The same of vias. */
  readonly predefinedViaSizes?: readonly ViaSize[];
  /** By KiCad's item name ("clearance", "courtyards_overlap"); absent: KiCad's default. */
  readonly severities: Readonly<Record<string, Severity>>;
  /** Findings that are accepted (`drc_exclusions` of the project); absent: none. */
  readonly exclusions?: readonly FindingExclusion[];
  /** Parts have all their classes: the board's file says them (KiCad 9), and its project assigns no others. */
  readonly knowsComponentClasses?: boolean;
  /** Text of the .kicad_dru file, kept whole. */
  readonly customRules?: string;
  /** Names of those of them that are neither obeyed nor checked here: a board that has any is never called free of findings. */
  readonly uncheckedRules?: readonly string[];
}
