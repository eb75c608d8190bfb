import { describe, expect, it } from "vitest";
import { type PaletteEntry, ROWS_SHOWN, rankRows } from "./palette-rows.ts";

const go = () => {};
const ENTRIES: readonly PaletteEntry[] = [
  { kind: "action", id: "zoomFit", name: "Show the whole board", otherName: "기판 전체 보기", group: "view" },
  { kind: "action", id: "route", name: "Route a track", otherName: "배선", group: "route" },
  { kind: "action", id: "rotate", name: "Rotate", otherName: "회전", group: "edit" },
  { kind: "part", id: "f1", name: "R4", detail: "10k", go },
  { kind: "part", id: "f2", name: "R40", detail: "220", go },
  { kind: "net", id: "n1", name: "RESET", detail: "3 pads", go },
];
const names = (query: string, recent: Parameters<typeof rankRows>[2] = []) =>
  rankRows(query, ENTRIES, recent).rows.map(({ entry }) => entry.name);

describe("the palette", () => {
  it("begins with what was done last, and holds no parts before they are asked for", () => {
    expect(names("", ["rotate"])).toEqual(["Rotate", "Show the whole board", "Route a track"]);
    expect(names("  ", ["rotate", "route"])).toEqual(["Rotate", "Route a track", "Show the whole board"]);
  });

  it("finds parts by reference and value, nets by name", () => {
    expect(names("r4")).toEqual(["R4", "R40"]);
    expect(names("10k")).toEqual(["R4"]);
    expect(names("reset")).toEqual(["RESET"]);
  });

  it("finds actions in the other language, too", () => {
    expect(names("배선")).toEqual(["Route a track"]);
    expect(names("ㅎㅈ")).toEqual(["Rotate"]);
    expect(rankRows("배선", ENTRIES, []).rows[0]?.places).toEqual([]);
  });

  it("prefers what was done lately among what answers alike", () => {
    expect(names("ro")[0]).toBe("Rotate");
    expect(names("ro", ["route"])[0]).toBe("Route a track");
  });

  it("draws no more than can be read and says how many there are", () => {
    const many = Array.from({ length: 400 }, (_, index) => ({
      kind: "part" as const,
      id: `f${index}`,
      name: `R${index}`,
      detail: "",
      go,
    }));
    const { rows, count } = rankRows("r", many, []);
    expect([rows.length, count]).toEqual([ROWS_SHOWN, 400]);
  });
});
