import {
  type Board,
  type Circuit,
  type CircuitNet,
  type DesignRules,
  type Diagnostic,
  emptyBoard,
  type FabId,
  type Footprint,
  fabRulesFor,
  listed,
  type Net,
  type NetId,
  worded,
} from "@tracewright/board";
import { boxOfPoints, fromMm, type Size, toMm } from "@tracewright/geometry";
import { chooseFootprints, type FootprintChoice } from "../choose/choose-footprints.ts";
import type { FootprintChoices, OfficialFootprints } from "../choose/footprint-source.ts";
import { completeAntenna } from "./complete-antenna.ts";
import { drawOutline } from "./draw-outline.ts";
import type { FormId } from "./forms/board-form.ts";
import { keepLandsFree } from "./forms/keep-lands-free.ts";
import { standOnForm } from "./forms/stand-on-form.ts";
import { withOpenProposal } from "./grow-proposed-board.ts";
import { isKey, keyFieldOf } from "./key-field.ts";
import { partOfComponent } from "./part-of-component.ts";
import type { PlaneNets } from "./power/choose-planes.ts";
import type { ProposedClass } from "./power/propose-classes.ts";
import { proposePower } from "./power/propose-power.ts";
import { type OutlineProposal, proposeOutline } from "./propose-outline.ts";
import { partsCloserThan, partsWithRingBelow, proposeRules } from "./propose-rules.ts";
import { proposeStackup } from "./propose-stackup.ts";
import { setOutParts } from "./set-out-parts.ts";
import { widenThermalVias } from "./widen-thermal-vias.ts";

export interface BoardFromCircuitOptions extends FootprintChoices {
  /** Footprints of the project's own files; they go before all others. */
  readonly footprints?: readonly Footprint[];
  /** KiCad's libraries where the machine has them; they have priority over the built-in ones. */
  readonly official?: OfficialFootprints;
  /** The outline wanted, instead of the one proposed. */
  readonly size?: Size;
  /** A form by name, with its holes and the places of its connectors; goes before `size`. */
  readonly form?: FormId;
  /** Width over height of the outline proposed. */
  readonly ratio?: number;
  readonly copperLayers?: 2 | 4;
  /** Rules of the project, where it has any; else the default ones, as fine as the parts ask for. */
  readonly rules?: DesignRules;
  /** Whether ground and the main supply get planes; they do unless it is false. */
  readonly planes?: boolean;
  /**
   * Whether supplies and differential pairs get net classes; they do unless it is false, or the rules have classes of
   * their own.
   */
  readonly netClasses?: boolean;
  /**
   * The fab whose limits none of the rules goes below; JLCPCB by default, "none" for the project's rules
   * as they are.
   */
  readonly fab?: FabId | "none";
}

export interface CircuitBoard {
  /** Every part that has a footprint, unplaced, beside the proposed outline. */
  readonly board: Board;
  readonly choices: readonly FootprintChoice[];
  readonly outline: OutlineProposal;
  readonly planes: PlaneNets;
  readonly netClasses: readonly ProposedClass[];
  readonly fab: FabId | "none";
  /**
   * Points to review. Where an error is among it, the pins of a part are not known and the board must not
   * be made.
   */
  readonly remarks: readonly Diagnostic[];
}

/** The fab that most boards of this size are ordered from; its limits are those of most others. */
const USUAL_FAB: FabId = "jlcpcb";
const CORNER = { x: fromMm(50), y: fromMm(50) };

/** A board to be placed and routed from a schematic alone. */
export function boardFromCircuit(circuit: Circuit, options: BoardFromCircuitOptions = {}): CircuitBoard {
  const choices = chooseFootprints(circuit, {
    files: options.footprints ?? [],
    ...(options.official && { official: options.official }),
    ...(options.chosen && { chosen: options.chosen }),
    ...(options.remembered && { remembered: options.remembered }),
  });
  const sheets = new Map(circuit.sheets.map((sheet) => [sheet.id, sheet]));
  const atEdge: string[] = [];
  const drawn = choices.flatMap(({ component, template }): Footprint[] => {
    if (!template) return [];
    const { part, isAtEdge } = partOfComponent(component, { template, sheet: sheets.get(component.sheet) });
    if (isAtEdge) atEdge.push(component.reference);
    return [part];
  });
  const outline = proposeOutline(drawn, options, keyFieldOf(drawn, circuit.nets));
  const { copperLayers } = outline;
  const { fab = USUAL_FAB } = options;
  const rules = proposeRules(drawn, {
    ...(options.rules && { own: options.rules }),
    ...(fab !== "none" && { fab: fabRulesFor(fab, copperLayers) }),
  });
  const widened = drawn.map((part) => widenThermalVias(part, rules));
  const parts = widened.map(completeAntenna);
  const empty = emptyBoard(copperLayers);
  const nets: Board = {
    ...empty,
    title: { ...(circuit.title !== "" && { title: circuit.title }) },
    stackup: proposeStackup(copperLayers, outline.form?.thickness),
    rules,
    nets: netsOf(circuit.nets, parts, rules),
  };
  const { stood, holes } = outline.form
    ? standOnForm(parts, { form: outline.form, at: CORNER, board: nets })
    : { stood: new Map<Footprint, Footprint>(), holes: [] };
  const lands = keepLandsFree(outline.form?.holes ?? [], { at: CORNER, open: holes, board: nets });
  const bare: Board = {
    ...nets,
    footprints: setOutParts(
      parts,
      { at: CORNER, size: outline.size, layers: nets.layers, nets: nets.nets },
      { stood, kept: lands.zones.flatMap(({ outline: [ring = []] }) => boxOfPoints(ring) ?? []) },
    ),
    graphics: [...drawOutline(outline, CORNER, holes), ...lands.graphics],
    zones: lands.zones,
  };
  const { board, planes, netClasses } = proposePower(bare, circuit, { ...options, outline, at: CORNER });
  const isOpen = options.form === undefined;
  return {
    board: withOpenProposal(board, {
      size: isOpen && options.size === undefined,
      layers: isOpen && options.copperLayers === undefined,
    }),
    choices,
    outline,
    planes,
    netClasses,
    fab,
    remarks: [
      ...choices.flatMap(({ remark }) => (remark ? [remark] : [])),
      ...remarkOnEdges(atEdge, circuit),
      ...remarkOnClearance({ own: options.rules, given: rules, parts }, circuit),
      ...remarkOnTracks({ own: options.rules, given: rules, parts }, circuit),
      ...remarkOnRings({ own: options.rules, given: rules, parts }, circuit),
      ...remarkOnVias(
        widened.filter((part, index) => part !== drawn[index]),
        { rules, circuit },
      ),
      ...remarkOnGrounds(planes, circuit),
      ...remarkOnForm(stood, circuit),
      ...remarkOnKeys(board, circuit),
    ],
  };
}

/** Parts that draw a piece of the board's edge, which only they define. */
function remarkOnEdges(references: readonly string[], { sheets }: Circuit): Diagnostic[] {
  if (references.length === 0) return [];
  return [
    {
      severity: "warning",
      code: "part-at-edge",
      message: `${references.join(", ")}: the footprint draws a piece of the board's edge, which is kept on Dwgs.User. Stand it at the edge and cut the outline there.`,
      file: sheets[0]?.fileName ?? "",
      subjects: references,
    },
  ];
}

/** Names that a remark lists at most. */
const NAMES = 6;

/** A clearance of the project that a part makes impossible. */
function remarkOnClearance(
  { own, given, parts }: { own: DesignRules | undefined; given: DesignRules; parts: readonly Footprint[] },
  { sheets }: Circuit,
): Diagnostic[] {
  const file = sheets[0]?.fileName ?? "";
  return (own?.netClasses ?? []).flatMap(({ name, clearance: asked = 0 }): Diagnostic[] => {
    const clearance = given.netClasses.find((other) => other.name === name)?.clearance ?? asked;
    if (clearance >= asked) return [];
    const close = partsCloserThan(asked, parts);
    const facts = { file, name, asked: toMm(asked), given: toMm(clearance), parts: listed(close, NAMES) };
    return [
      {
        severity: "warning",
        code: "clearance-for-parts",
        ...worded("clearance-for-parts", facts),
        file,
        subjects: close,
      },
    ];
  });
}

/** A track width that was not chosen, and that is wider than the gaps between pads. */
function remarkOnTracks(
  { own, given, parts }: { own: DesignRules | undefined; given: DesignRules; parts: readonly Footprint[] },
  { sheets }: Circuit,
): Diagnostic[] {
  const [asked] = own?.netClasses ?? [];
  const width = given.netClasses[0]?.trackWidth ?? 0;
  if (asked?.trackWidth === undefined || width >= asked.trackWidth) return [];
  const file = sheets[0]?.fileName ?? "";
  const close = partsCloserThan(asked.trackWidth, parts);
  const facts = {
    file,
    name: asked.name,
    asked: toMm(asked.trackWidth),
    given: toMm(width),
    parts: listed(close, NAMES),
  };
  return [{ severity: "info", code: "tracks-for-parts", ...worded("tracks-for-parts", facts), file, subjects: close }];
}

/** An annular ring of the project that the pads of a part make impossible. */
function remarkOnRings(
  { own, given, parts }: { own: DesignRules | undefined; given: DesignRules; parts: readonly Footprint[] },
  { sheets }: Circuit,
): Diagnostic[] {
  const asked = own?.minViaAnnularWidth ?? 0;
  if (given.minViaAnnularWidth >= asked) return [];
  const file = sheets[0]?.fileName ?? "";
  const subjects = partsWithRingBelow(asked, parts);
  const facts = {
    file,
    asked: toMm(asked),
    given: toMm(given.minViaAnnularWidth),
    parts: listed(subjects, NAMES),
  };
  return [{ severity: "info", code: "ring-for-parts", ...worded("ring-for-parts", facts), file, subjects }];
}

/** Footprints whose thermal vias are not as their library has them. */
function remarkOnVias(
  widened: readonly Footprint[],
  { rules, circuit: { sheets } }: { readonly rules: DesignRules; readonly circuit: Circuit },
): Diagnostic[] {
  if (widened.length === 0) return [];
  const file = sheets[0]?.fileName ?? "";
  const subjects = widened.map(({ reference }) => reference);
  const facts = { file, parts: listed(subjects, NAMES), drill: toMm(rules.minThroughHoleDiameter) };
  return [{ severity: "info", code: "thermal-vias-widened", ...worded("thermal-vias-widened", facts), file, subjects }];
}

/** Which of several grounds the planes are on: whether they are to be joined is for the schematic to say. */
function remarkOnGrounds({ ground, otherGrounds }: PlaneNets, { sheets }: Circuit): Diagnostic[] {
  if (!ground || otherGrounds.length === 0) return [];
  const file = sheets[0]?.fileName ?? "";
  const names = otherGrounds.map(({ name }) => name);
  const facts = { file, ground: ground.name, others: listed(names, NAMES) };
  return [{ severity: "info", code: "several-grounds", ...worded("several-grounds", facts), file, subjects: names }];
}

/**
 * Connectors that were put where a form has them: which end is pin 1 is the schematic's, and not every schematic
 * numbers alike.
 */
function remarkOnForm(stood: ReadonlyMap<Footprint, Footprint>, { sheets }: Circuit): Diagnostic[] {
  const connectors = [...stood.keys()].filter(({ pads }) => pads.length > 1).map(({ reference }) => reference);
  if (connectors.length === 0) return [];
  const file = sheets[0]?.fileName ?? "";
  const facts = { file, connectors: listed(connectors, NAMES) };
  return [
    { severity: "warning", code: "form-connectors", ...worded("form-connectors", facts), file, subjects: connectors },
  ];
}

/** Keys that stand in their field. */
function remarkOnKeys({ footprints }: Board, { sheets }: Circuit): Diagnostic[] {
  const subjects = footprints.filter((part) => part.locked && isKey(part)).map(({ reference }) => reference);
  if (subjects.length === 0) return [];
  const file = sheets[0]?.fileName ?? "";
  const facts = { file, keys: listed(subjects, NAMES) };
  return [{ severity: "info", code: "keys-in-field", ...worded("keys-in-field", facts), file, subjects }];
}

/** Nets that a pad is on, in the circuit's order. A class that the rules do not know is left to their patterns. */
function netsOf(nets: readonly CircuitNet[], parts: readonly Footprint[], rules: DesignRules): Net[] {
  const used = new Set<NetId | undefined>(parts.flatMap(({ pads }) => pads.map(({ net }) => net)));
  const classes = new Set(rules.netClasses.map(({ name }) => name));
  return nets
    .filter(({ id }) => used.has(id))
    .map(({ id, name, netClass }) => ({
      id,
      name,
      ...(netClass !== undefined && classes.has(netClass) && { netClass }),
    }));
}
