import type { Board, Circuit, Component, Diagnostic } from "@tracewright/board";
import {
  type BoardFromCircuitOptions,
  boardFromCircuit,
  type ChosenFootprint,
  type CircuitBoard,
  type FootprintChoice,
  lettersOf,
  NO_SYMBOL,
  type ProposedClass,
  pinCount,
  pinsWithoutPad,
} from "@tracewright/footprints";
import { toMm } from "@tracewright/geometry";
import type {
  BoardProposal,
  PartFootprint,
  ProposedNetClass,
  ProposedPart,
  RememberedFootprint,
} from "./messages/import-messages.ts";
import { rememberedOf } from "./remembered-footprints.ts";

/** What people chose for parts of this schematic, and in earlier ones. */
interface PeoplesChoices {
  readonly footprints?: readonly PartFootprint[] | undefined;
  readonly remembered?: readonly RememberedFootprint[] | undefined;
}

/** The board of a schematic alone, or only the proposal where the pins of a part are not known. */
export function proposeBoard(
  circuit: Circuit,
  options: Omit<BoardFromCircuitOptions, "chosen" | "remembered">,
  { footprints: picked = [], remembered = [] }: PeoplesChoices = {},
): { readonly board: Board | undefined; readonly proposal: BoardProposal; readonly remarks: readonly Diagnostic[] } {
  const chosen = new Map(
    picked.flatMap(({ references, footprint }) =>
      references.map((reference): [string, ChosenFootprint] => [reference, { footprint }]),
    ),
  );
  const made = boardFromCircuit(circuit, {
    ...options,
    chosen: ({ reference }) => chosen.get(reference),
    remembered: findRemembered(remembered),
  });
  const { board, choices, outline, remarks } = made;
  const lackingSymbol = choices
    .filter(({ remark }) => remark?.code === NO_SYMBOL)
    .map(({ component }) => component.reference);
  const isWhole = lackingSymbol.length === 0 && board.footprints.length > 0;
  return {
    board: isWhole ? board : undefined,
    proposal: {
      widthMm: toMm(outline.size.width),
      heightMm: toMm(outline.size.height),
      copperLayers: outline.copperLayers,
      partAreaMm2: outline.partArea,
      largestPart: outline.largest,
      ...describePower(made),
      lackingSymbol,
      unknown: findUnknown(chosen, choices),
      chosen: rememberedOf(choices, options.footprints ?? []),
      parts: choices.map(describePart),
    },
    // The files themselves are in order: what is lacking stands in the way of a board, not of the project.
    remarks: remarks.map((remark) => (remark.severity === "error" ? { ...remark, severity: "warning" } : remark)),
  };
}

function describePower({ outline, planes, netClasses, fab }: CircuitBoard) {
  return {
    connections: outline.demand.connections,
    layersFor: outline.demand.reason,
    ground: planes.ground?.name ?? null,
    supply: planes.supply?.name ?? null,
    otherGrounds: planes.otherGrounds.map(({ name }) => name),
    netClasses: netClasses.map(describeClass),
    fab,
  };
}

function describeClass({ netClass, nets, basis }: ProposedClass): ProposedNetClass {
  return {
    name: netClass.name,
    nets: nets.map(({ name }) => name),
    widthMm: toMm(netClass.trackWidth ?? netClass.diffPairWidth ?? 0),
    pairGapMm: netClass.diffPairGap === undefined ? null : toMm(netClass.diffPairGap),
    amperes: basis.kind === "supply" ? (basis.amperes ?? null) : null,
    statedBy: basis.kind === "supply" ? basis.from : [],
    isPoured: basis.kind === "supply" && basis.isPoured,
    ohms: basis.kind === "pair" ? basis.ohms : null,
    reachedOhms: basis.kind === "pair" ? basis.reached : null,
  };
}

function describePart({ component, template, source, remark }: FootprintChoice): ProposedPart {
  return {
    reference: component.reference,
    kind: lettersOf(component.reference),
    pins: [...new Set(component.pins.map(({ number }) => number))],
    pinsWithoutPad: template ? pinsWithoutPad(component, template) : [],
    padsWithoutPin: template ? padsWithoutPin(component, template) : [],
    value: component.value,
    wanted: component.footprint,
    footprint: template?.library ?? null,
    source,
    severity: remark?.severity ?? null,
    remark: remark?.message ?? null,
  };
}

function padsWithoutPin({ pins }: Component, { pads }: NonNullable<FootprintChoice["template"]>): string[] {
  const pinNumbers = new Set(pins.map(({ number }) => number));
  return [...new Set(pads.map(({ number }) => number))].filter((number) => number !== "" && !pinNumbers.has(number));
}

/** What people chose before, by wanted name and number of pins. */
export function findRemembered(
  remembered: readonly RememberedFootprint[],
): (part: Component) => ChosenFootprint | undefined {
  const keyOf = (wanted: string, pins: number) => `${pins} ${wanted}`;
  const byName = new Map(
    remembered.map(({ wanted, pins, footprint, template }): [string, ChosenFootprint] => [
      keyOf(wanted, pins),
      { footprint, ...(template && { template }) },
    ]),
  );
  return (part) => byName.get(keyOf(part.footprint, pinCount(part)));
}

/** What was chosen and did not come to anything. */
function findUnknown(
  chosen: ReadonlyMap<string, ChosenFootprint>,
  choices: readonly FootprintChoice[],
): BoardProposal["unknown"] {
  const byReference = new Map(choices.map((choice) => [choice.component.reference, choice]));
  const unknown = [...chosen].filter(([reference]) => byReference.get(reference)?.source !== "chosen");
  return {
    references: unknown.flatMap(([reference]) => (byReference.has(reference) ? [] : [reference])),
    footprints: [
      ...new Set(unknown.flatMap(([reference, { footprint }]) => (byReference.has(reference) ? [footprint] : []))),
    ],
  };
}
