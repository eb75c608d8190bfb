import type { BlockDocument } from "@tracewright/blocks";
import { hashBlock, updateUse } from "@tracewright/blocks";
import { applyEdit, type Board } from "@tracewright/board";
import { expect, test } from "vitest";
import type { Logic } from "../records/logic.ts";
import { design, LIBRARY_BOOK } from "../testing/design.ts";
import { expandBoard } from "./expand-board.ts";
import { expandCircuit } from "./expand-circuit.ts";
import { followBoard } from "./follow-board.ts";
import { nameParts } from "./name-parts.ts";
import { updateBoard } from "./update-board.ts";

const before = nameParts(
  design(
    { LDO: "ldo-fixed-600ma", MCU: "mcu-rp2040", Climate: "sensor-climate" },
    `LDO.VOUT MCU.VDD Climate.VDD
     MCU.GPIO4 Climate.SDA
     MCU.GPIO5 Climate.SCL`,
  ).logic,
  LIBRARY_BOOK,
);
const climate = before.uses.find(({ name }) => name === "Climate")!;
const old = LIBRARY_BOOK.get(climate.block.hash)!;

/** The next version: a resistor has another value, and SCL is another port. */
const first = old.circuit.components.find(({ reference }) => reference.startsWith("R"))!.reference;
const newer = {
  ...old,
  circuit: {
    ...old.circuit,
    components: old.circuit.components.map((part) => (part.reference === first ? { ...part, value: "2k2" } : part)),
  },
  ports: old.ports.map((port) => (port.key === "SCL" ? { ...port, key: "SCK" } : port)),
} as BlockDocument;
const block = { ...climate.block, version: 2, hash: hashBlock(newer) };
const book = new Map([...LIBRARY_BOOK, [block.hash, newer]]);

function taken(): Board {
  const outcome = expandBoard(before, book, expandCircuit(before, book, "Product"));
  if (outcome.status === "refused") throw new Error("refused");
  const group = outcome.board.groups.find((one) => one.block?.use === climate.id)!;
  const updated = updateUse(outcome.board, { from: old, to: newer, group: group.id });
  if (updated.status === "refused") throw new Error(JSON.stringify(updated.objections));
  return applyEdit(outcome.board, updated.edit);
}

const follow = (logic: Logic, board: Board) => followBoard(logic, board, { versions: [block], book });

test("a logic has the version that its board took, with the wires of ports that are still there", () => {
  const board = taken();
  const after = follow(before, board);
  const use = after.uses.find(({ id }) => id === climate.id)!;
  expect(use.block).toEqual(block);
  const joined = after.nets.flatMap(({ ends }) => ends.filter((end) => end.use === climate.id).map(({ port }) => port));
  expect(joined).toContain("SDA");
  expect(joined).not.toContain("SCL");
  expect(after.uses.filter(({ id }) => id !== climate.id)).toEqual(before.uses.filter(({ id }) => id !== climate.id));
  expect(follow(after, board)).toBe(after);
});

test("its parts have the references of the board, so that schematic and board agree without a change of the board", () => {
  const board = taken();
  const after = nameParts(follow(before, board), book);
  const circuit = expandCircuit(after, book, "Product");
  expect(circuit.components.map(({ reference }) => reference).sort()).toEqual(
    board.footprints.map(({ reference }) => reference).sort(),
  );
  const updated = updateBoard(board, { before: after, after, book, circuit });
  if (updated.status === "refused") throw new Error("refused");
  expect([updated.added, updated.removed, updated.exchanged, updated.rejoinedPads]).toEqual([[], [], [], 0]);
  expect(updated.board.footprints.map(({ position }) => position)).toEqual(
    board.footprints.map(({ position }) => position),
  );
});

test("a version that is not known is left as it was", () => {
  expect(followBoard(before, taken(), { versions: [], book })).toBe(before);
});
