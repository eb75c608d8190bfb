import { applyEdit, type Board, type Circuit, componentId, editBetween, sheetId } from "@tracewright/board";
import { expect, it } from "vitest";
import { boardWith, footprint, smdPad, track } from "../testing/board-builder.ts";
import { LiveParity } from "./live-parity.ts";

const part = (reference: string, value: string) => ({
  ...footprint(reference, 5, 5, [smdPad(`${reference}.1`, "A", 0, 0, { number: "1" })]),
  value,
  symbolPath: `/${reference}`,
});
const BOARD: Board = boardWith({ footprints: [part("R1", "1k"), part("R2", "2k")] });
const CIRCUIT: Circuit = {
  ...{ schemaVersion: 1, title: "", nets: [], sheets: [], librarySymbols: {} },
  components: ["R1", "R2"].map((reference) => ({
    ...{ id: componentId(reference), reference, value: "1k", footprint: "", librarySymbol: "" },
    ...{ properties: {}, pins: [], symbolPath: `/${reference}`, sheet: sheetId("/"), position: { x: 0, y: 0 } },
    ...{ inBom: true, onBoard: true, doNotPopulate: false },
  })),
};

it("a finding comes and goes with its cause, keeps its key until then, and never has a key of the other checks", () => {
  const parity = new LiveParity((path) => path);
  expect(parity.follow(BOARD)).toEqual({ gone: [], come: [] });
  const first = parity.compareWith(CIRCUIT, BOARD);
  expect(first.come.map(({ finding }) => finding.message)).toEqual(["R2: value 2k; in the schematic 1k."]);
  expect(first.come.every(({ key }) => key < 0)).toBe(true);

  const step = (board: Board, next: Board) => parity.follow(next, editBetween(board, next));
  const both = applyEdit(BOARD, editBetween(BOARD, { ...BOARD, footprints: [part("R1", "3k"), part("R2", "2k")] }));
  const second = step(BOARD, both);
  expect([second.gone, second.come.map(({ finding }) => finding.items)]).toEqual([[], [["R1"]]]);
  expect(step(both, { ...both, tracks: [track("t", "A", [1, 1], [2, 1])] })).toEqual({ gone: [], come: [] });

  const fixed = { ...both, footprints: [part("R1", "3k"), part("R2", "1k")] };
  expect(step(both, fixed)).toEqual({ gone: first.come.map(({ key }) => key), come: [] });
  expect(parity.all).toEqual(second.come);
  expect(parity.compareWith(undefined, fixed).gone).toEqual(second.come.map(({ key }) => key));
});
