import { type Board, type Circuit, type Diagnostic, toMm } from "@tracewright/board";
import {
  type BoardFromCircuitOptions,
  boardFromCircuit,
  type FootprintChoice,
  NO_SYMBOL,
} from "@tracewright/footprints";
import type { BoardProposal, ProposedPart } from "./messages/import-messages.ts";

/** The board of a schematic alone, or only the proposal where the pins of a part are not known. */
export function proposeBoard(
  circuit: Circuit,
  options: BoardFromCircuitOptions,
): { readonly board: Board | undefined; readonly proposal: BoardProposal; readonly remarks: readonly Diagnostic[] } {
  const { board, choices, outline, remarks } = boardFromCircuit(circuit, options);
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
      lackingSymbol,
      parts: choices.map(describePart),
    },
    // The files themselves are in order: what is lacking stands in the way of a board, not of the project.
    remarks: remarks.map((remark) => (remark.severity === "error" ? { ...remark, severity: "warning" } : remark)),
  };
}

function describePart({ component, template, source, remark }: FootprintChoice): ProposedPart {
  return {
    reference: component.reference,
    value: component.value,
    wanted: component.footprint,
    footprint: template?.library ?? null,
    source,
    severity: remark?.severity ?? null,
    remark: remark?.message ?? null,
  };
}
