import { blockSentence, checkBlock } from "@tracewright/blocks";
import type { ParseBlockAnswer, ParseBlockInput } from "../messages/block-messages.ts";
import { withoutNul } from "../nul.ts";
import { drawFootprint, drawSchematic } from "./draw-block.ts";
import { factsOf, materialsOf } from "./make-block.ts";
import { readBlockSource } from "./read-block-source.ts";

/** Letters of SVG that an answer carries. */
const MAX_LETTERS = 8_000_000;

/** What is in a file that somebody wants to make a block of: a drawing made here, and what the block would have. */
export function parseBlockFile({ files, half, libraries }: ParseBlockInput): ParseBlockAnswer {
  const source = readBlockSource(files, "", libraries);
  if (source.status === "refused") return { svg: null, json: null, reasons: source.reasons };
  const { document } = source;
  const svg = half === "schematic" ? drawSchematic(document) : drawFootprint(document);
  return {
    svg: svg !== null && svg.length <= MAX_LETTERS ? svg : null,
    reasons: [],
    json: withoutNul({
      ports: document.ports,
      materials: materialsOf(document),
      parts: document.circuit.components.map(({ reference, value, footprint, pins }) => ({
        reference,
        value,
        footprint,
        pins: pins.length,
      })),
      nets: document.circuit.nets.map(({ name }) => name),
      layout: document.board ? factsOf(document) : null,
      remarks: checkBlock(document).map(blockSentence),
    }),
  };
}
