import { rasterizeSvg } from "@tracewright/drawings";
import { boardToSvg, sheetToSvg } from "@tracewright/rendering";
import type { PictureAnswer, PictureInput } from "./messages/picture-messages.ts";
import { unpackBoard, unpackCircuit } from "./unpack-document.ts";

/** Letters of SVG. Drawing them takes memory that no limit of the thread counts: some fifty times as much. */
const MAX_LETTERS = 12_000_000;

/** The picture by which a stored board, or the first sheet of a schematic, is known in lists. */
export function drawPicture({ kind, document, longerSide }: PictureInput): PictureAnswer {
  const svg = kind === "board" ? drawBoard(document, longerSide) : drawFirstSheet(document, longerSide);
  if (svg === undefined || svg.length > MAX_LETTERS) return { png: null };
  return { png: rasterizeSvg(svg, { longerSide }) };
}

function drawBoard(document: Uint8Array, width: number): string {
  const board = unpackBoard(document);
  const svg = boardToSvg(board, { width });
  // Of a board with enormous pours its outline and parts are picture enough.
  return svg.length > MAX_LETTERS ? boardToSvg(board, { width, layers: ["Edge.Cuts", "F.SilkS"] }) : svg;
}

function drawFirstSheet(document: Uint8Array, width: number): string | undefined {
  const circuit = unpackCircuit(document);
  const [sheet] = circuit.sheets;
  return sheet && sheetToSvg(circuit, sheet, { width });
}
