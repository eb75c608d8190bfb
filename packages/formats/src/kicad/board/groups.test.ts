import { expect, it } from "vitest";
import { readKicadBoard } from "./read-kicad-board.ts";
import { writeKicadBoard } from "./write-kicad-board.ts";

const GROUP = `(kicad_pcb (version 20241229)
  (layers (0 "F.Cu" signal) (2 "B.Cu" signal))
  (net 0 "")
  (segment (start 0 0) (end 1 0) (width 0.2) (layer "F.Cu") (net 0) (uuid "00000000-0000-4000-8000-000000000001"))
  (group "Buck 1" (uuid "00000000-0000-4000-8000-000000000002") (locked yes) (lib_id "power:Buck")
    (members "00000000-0000-4000-8000-000000000001")))`;

it("a group of a design block keeps the name of the block, and a file of KiCad 6 says that it has none", () => {
  const { board, lines } = readKicadBoard({ fileName: "a.kicad_pcb", text: GROUP });
  expect(board!.groups).toMatchObject([
    {
      name: "Buck 1",
      locked: true,
      members: [board!.tracks[0]!.id],
      foreign: { fragments: ['(lib_id "power:Buck")'] },
    },
  ]);
  expect(lines.find(({ kind }) => kind === "groups")).toMatchObject({ read: 1, kept: 1 });
  const { lost, board: text } = writeKicadBoard(board!);
  expect(lost.map(({ message }) => message).join("\n")).toContain("group written without lib_id");
  expect(text).toContain('(group "Buck 1"');
  expect(text).not.toContain("lib_id");
});
