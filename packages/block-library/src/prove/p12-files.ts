import { type Board, canonicalJson } from "@tracewright/board";
import { readKicadBoard, writeKicadBoard } from "@tracewright/formats";
import { onCarrier } from "./on-carrier.ts";
import type { Proof } from "./proof.ts";

/** Written as a KiCad board and read again it has the same parts, nets and copper. */
export const layoutComesBack: Proof = async ({ document }) => {
  const { board } = await onCarrier(document);
  const { board: text } = writeKicadBoard(board);
  const read = readKicadBoard({ fileName: "block.kicad_pcb", text });
  if (!read.board) return ["the written board cannot be read"];
  const [own, other] = [factsOf(board), factsOf(read.board)];
  return Object.keys(own)
    .filter((name) => canonicalJson(own[name]) !== canonicalJson(other[name]))
    .map((name) => `${name} are others after writing and reading`);
};

function factsOf(board: Board): Record<string, readonly string[]> {
  const names = new Map(board.nets.map(({ id, name }) => [id, name]));
  const on = (net: Board["tracks"][number]["net"]) => (net === undefined ? "" : names.get(net));
  return {
    parts: board.footprints
      .map(({ reference, library, position: { x, y }, rotation, side }) =>
        [reference, library, x, y, rotation, side].join(" "),
      )
      .sort(),
    pads: board.footprints
      .flatMap(({ reference, pads }) => pads.map(({ number, net }) => [reference, number, on(net)].join(" ")))
      .sort(),
    tracks: board.tracks
      .map(({ start, end, width, layer, net }) => [start.x, start.y, end.x, end.y, width, layer, on(net)].join(" "))
      .sort(),
    vias: board.vias
      .map(({ position: { x, y }, diameter, drill, net }) => [x, y, diameter, drill, on(net)].join(" "))
      .sort(),
    zones: board.zones
      .map(({ outline, net }) =>
        [
          outline
            .flat()
            .map(({ x, y }) => `${x} ${y}`)
            .join(" "),
          on(net),
        ].join(" "),
      )
      .sort(),
  };
}
