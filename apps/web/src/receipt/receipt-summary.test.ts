import { expect, it } from "vitest";
import { countOf, errorsOf, headlineOf, kindOf, remarksByWeight, totalsOf } from "./receipt-summary.ts";

const line = (kind: string, read: number, dropped = 0) => ({ kind, read, kept: 0, converted: 0, dropped });
const remark = (severity: string, message: string) => ({
  severity,
  message,
  words: null,
  code: "x",
  catalogue: null,
  file: "a",
  line: null,
  column: null,
  subjects: [],
  x: null,
  y: null,
});
const receipt = {
  files: [],
  lines: [line("nets", 61), line("texts", 4, 1), line("footprints", 82), line("footprints", 1), line("vias", 0)],
  diagnostics: [remark("info", "i"), remark("warning", "w"), remark("error", "e"), remark("info", "j")],
};

it("puts parts before nets and leaves out what is not there", () => {
  expect(headlineOf(receipt)).toEqual([
    { kind: "footprints", count: 83 },
    { kind: "nets", count: 61 },
  ]);
});

it("adds up what was read and dropped", () => {
  expect(totalsOf(receipt)).toEqual({ read: 148, kept: 0, converted: 0, dropped: 1 });
  expect(countOf(receipt, "tracks")).toBe(0);
});

it("says errors first and keeps the order within a kind", () => {
  expect(remarksByWeight(receipt).map(({ message }) => message)).toEqual(["e", "w", "i", "j"]);
});

it("recognises kinds of file and their versions", () => {
  expect(kindOf("kicad-board 20241229")).toEqual({ kind: "board", release: "9" });
  expect(kindOf("kicad-schematic 20231120").kind).toBe("schematic");
  expect(kindOf("kicad-project").kind).toBe("project");
  expect(kindOf("unused")).toEqual({ kind: "unused", release: "" });
});

it.each([
  ["4", "4"],
  ["20171130", "5"],
  ["20211014", "6"],
  ["20211123", "6"],
  ["20221018", "7"],
  ["20230121", "7"],
  ["20231120", "8"],
  ["20240108", "8"],
  ["20241229", "9"],
  ["20250114", "9"],
  ["20251028", "10"],
])("names the KiCad release that wrote file version %s", (version, release) => {
  expect(kindOf(`kicad-board ${version}`).release).toBe(release);
});

it("finds what is wrong with one file, and leaves its warnings to the receipt", () => {
  const remarks = { ...receipt, diagnostics: [remark("error", "e"), { ...remark("error", "f"), file: "b" }] };
  expect(errorsOf(remarks, "a").map(({ message }) => message)).toEqual(["e"]);
  expect(errorsOf({ ...receipt, diagnostics: [remark("warning", "w")] }, "a")).toEqual([]);
  expect(errorsOf(undefined, "a")).toEqual([]);
});
