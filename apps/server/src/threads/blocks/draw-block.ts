import { gunzipSync, gzipSync } from "node:zlib";
import type { BlockDocument } from "@tracewright/blocks";
import { boardToSvg, sheetToSvg } from "@tracewright/rendering";
import type { DrawBlockAnswer } from "../messages/block-messages.ts";

const WIDTH = 1200;
/** Letters of SVG; larger drawings are left out. */
const MAX_LETTERS = 12_000_000;

/** The drawings of a block that lists and its page show. Its texts are data and never become markup. */
export function drawBlock(document: Uint8Array): DrawBlockAnswer {
  const block = unpackBlock(document);
  return { schematic: packed(drawSchematic(block)), footprint: packed(drawFootprint(block)) };
}

/** The document in storage: it was checked when it was made and is named by its hash. */
export function unpackBlock(gzip: Uint8Array): BlockDocument {
  return JSON.parse(gunzipSync(gzip).toString()) as BlockDocument;
}

export function drawSchematic({ circuit }: Pick<BlockDocument, "circuit">): string | null {
  const [sheet] = circuit.sheets.filter(({ symbols, items }) => symbols.length + items.length > 0);
  return sheet ? sheetToSvg(circuit, sheet, { width: WIDTH }) : null;
}

export function drawFootprint({ board }: Pick<BlockDocument, "board">): string | null {
  return board && board.footprints.length > 0 ? boardToSvg(board, { width: WIDTH }) : null;
}

function packed(svg: string | null): Uint8Array | null {
  return svg === null || svg.length > MAX_LETTERS ? null : gzipSync(svg);
}
