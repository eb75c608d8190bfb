import { applyEdit, type Board, type Graphic, itemId, netId, type Text, type Track } from "@tracewright/board";
import { aTrack } from "@tracewright/board/testing";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { mm, testBoard, testPart } from "../testing/test-board.ts";
import { type PlacementOptions, startPlacement } from "./placement-run.ts";

const BOARD = { width: 30, height: 20 };

function place(board: Board, options: PlacementOptions = {}) {
  const run = startPlacement(board, undefined, { effort: 0.05, ...options });
  while (run.step(10_000) === "running");
  return run.outcome();
}

const chip = (reference: string, x: number, y: number) =>
  testPart({ reference, width: 4, height: 4, nets: ["A", "B", reference], at: mm(x, y) });

describe("which parts are placed", () => {
  it("are those outside the outline, while the ones inside stay", () => {
    const board = testBoard(BOARD, [chip("U1", 5, 5), chip("U2", 20, 10), chip("U3", 50, 10)]);
    for (const { edit } of place(board).candidates) {
      const [first, second, third] = applyEdit(board, edit).footprints;
      expect([first, second]).toEqual(board.footprints.slice(0, 2));
      expect(third?.position.x).toBeLessThan(fromMm(30));
    }
  });

  it("are all of them with strip, but for the locked and the fixed", () => {
    const board = testBoard(BOARD, [chip("U1", 5, 5), { ...chip("U2", 20, 10), locked: true }, chip("J3", 25, 17)]);
    for (const { edit } of place(board, { strip: true, fixed: ["J*"] }).candidates) {
      const after = applyEdit(board, edit).footprints;
      expect(after.slice(1)).toEqual(board.footprints.slice(1));
      expect(after[0]?.position).not.toEqual(mm(5, 5));
    }
  });

  it("are no screw holes on the board, although they are on a net, but those that were never put on it", () => {
    const hole = (reference: string, x: number) => ({
      ...testPart({ reference, width: 4, height: 4, nets: ["A"], at: mm(x, 4), through: true }),
      library: "MountingHole:MountingHole_3.2mm_M3_Pad",
    });
    const board = testBoard(BOARD, [hole("MK1", 4), hole("MK2", 50), chip("U1", 20, 10)]);
    for (const { edit } of place(board, { strip: true }).candidates) {
      const [first, second] = applyEdit(board, edit).footprints;
      expect(first).toBe(board.footprints[0]);
      expect(second?.position.x).toBeLessThan(fromMm(30));
    }
  });

  it("are none where nothing may move, and the candidates change nothing", () => {
    const board = testBoard(BOARD, [{ ...chip("U1", 5, 5), locked: true }]);
    const { status, candidates } = place(board);
    expect(status).toBe("complete");
    for (const { edit } of candidates) expect(applyEdit(board, edit)).toEqual(board);
  });
});

describe("connectors", () => {
  it("stand flush with the edge and open outwards", () => {
    // The contacts at the back of the connector: it opens downwards as drawn.
    const plug = (reference: string) =>
      testPart({ reference, width: 6, height: 5, nets: ["A", "B"], at: mm(60, 5), row: -0.4 });
    const board = testBoard(BOARD, [plug("J1"), plug("J2"), chip("U1", 70, 5)]);
    for (const { edit } of place(board).candidates)
      for (const { position, rotation } of applyEdit(board, edit).footprints.slice(0, 2)) {
        // Counter-clockwise: what opens downwards opens to the right after a quarter turn.
        const gap = {
          0: fromMm(20) - position.y,
          90: fromMm(30) - position.x,
          180: position.y,
          270: position.x,
        }[rotation];
        expect(gap).toBeLessThan(fromMm(2.5 + 0.5));
      }
  });
});

describe("an upright header", () => {
  it("stands at the edge with its long side, however many wires pull it inwards, and nothing before it", () => {
    const names = Array.from({ length: 16 }, (_, index) => `P${index}`);
    const header = testPart({ reference: "J1", width: 20, height: 2.5, nets: names, at: mm(60, 5) });
    const small = testPart({ reference: "J2", width: 4, height: 3, nets: names.slice(0, 3), at: mm(60, 5) });
    const hub = testPart({ reference: "U1", width: 9, height: 9, nets: names, at: mm(70, 5) });
    for (const { edit } of place(testBoard(BOARD, [small, hub, header])).candidates) {
      const after = applyEdit(testBoard(BOARD, [small, hub, header]), edit).footprints[2];
      expect((after?.rotation ?? 90) % 180).toBe(0);
      const y = after?.position.y ?? Number.NaN;
      expect(Math.min(y, fromMm(20) - y)).toBeLessThan(fromMm(1.25 + 0.5));
    }
  });
});

describe("copper", () => {
  const track = (id: string, net: string, y: number, locked: boolean): Track =>
    aTrack({
      id: itemId(id),
      start: mm(2, y),
      end: mm(28, y),
      width: fromMm(0.3),
      net: netId(net),
      locked,
    });

  it("that is locked is no place for a pad, and stays", () => {
    const base = testBoard(BOARD, [chip("U1", 50, 5), chip("U2", 60, 5), chip("U3", 70, 5)]);
    const board = { ...base, tracks: Array.from({ length: 4 }, (_, row) => track(`T${row}`, "A", 4 + row * 4, true)) };
    for (const { edit, unplaced } of place(board).candidates) {
      const after = applyEdit(board, edit);
      expect(unplaced).toEqual([]);
      expect(after.tracks).toEqual(board.tracks);
      for (const { position } of after.footprints)
        for (const { start } of board.tracks) expect(Math.abs(position.y - start.y)).toBeGreaterThan(fromMm(0.35));
    }
  });

  const stripes = (rows: readonly number[], width: number): Graphic[] =>
    rows.map((y) => ({
      id: itemId(`stripe${y}`),
      layer: "F.Cu",
      shape: { kind: "line", start: mm(1, y), end: mm(29, y) },
      stroke: { width: fromMm(width), style: "solid" },
      filled: false,
    }));

  it("that is a drawing or a text, of the board or of a part that stays, is no place for a pad", () => {
    const bare = testPart({ reference: "G1", width: 1, height: 1, nets: [], at: mm(0, 0), locked: true });
    const logo = { ...bare, pads: [], graphics: stripes([13], 0.4) };
    const text: Text = {
      id: itemId("text"),
      role: "user",
      text: "------------------",
      layer: "F.Cu",
      position: mm(15, 9),
      rotation: 0,
      style: {
        size: { width: fromMm(1), height: fromMm(1) },
        thickness: fromMm(0.2),
        horizontal: "center",
        vertical: "middle",
        mirrored: false,
      },
      hidden: false,
    };
    const base = testBoard(BOARD, [logo, chip("U1", 50, 5), chip("U2", 60, 5), chip("U3", 70, 5)]);
    const board = { ...base, graphics: [...base.graphics, ...stripes([4], 0.4)], texts: [text] };
    for (const { edit, unplaced } of place(board).candidates) {
      expect(unplaced).toEqual([]);
      for (const { position } of applyEdit(board, edit).footprints.slice(1))
        for (const y of [4, 9, 13]) expect(Math.abs(position.y - fromMm(y))).toBeGreaterThan(fromMm(0.2));
    }
  });

  it("that is drawn all over the board keeps nothing out: it was drawn around parts that stood elsewhere", () => {
    const base = testBoard(BOARD, [chip("U1", 50, 5), chip("U2", 60, 5)]);
    const hatch = stripes(
      Array.from({ length: 19 }, (_, row) => row + 1),
      0.4,
    );
    const board = { ...base, graphics: [...base.graphics, ...hatch] };
    for (const { unplaced } of place(board).candidates) expect(unplaced).toEqual([]);
  });

  it("goes where a part was moved onto it or away from it, and stays elsewhere", () => {
    const still = [
      testPart({ reference: "K1", width: 2, height: 2, nets: ["S"], at: mm(2, 19), locked: true }),
      testPart({ reference: "K2", width: 2, height: 2, nets: ["S"], at: mm(28, 19), locked: true }),
    ];
    const base = testBoard(BOARD, [...still, chip("U1", 50, 5), chip("U2", 60, 5)]);
    // From pad to pad: a track that joins nothing is a drawing, and stays wherever its parts go.
    const joining = { ...track("moved", "A", 5, false), start: mm(48.933, 5), end: mm(58.933, 5) };
    const board = { ...base, tracks: [joining, track("still", "S", 19.9, false)] };
    for (const { edit } of place(board).candidates)
      expect(applyEdit(board, edit).tracks.map(({ id }) => id)).toEqual(["still"]);
  });
});

describe("large parts without room for all", () => {
  it("do not send each other away for ever: what is without room is told, the small ones stand", () => {
    const large = (reference: string) =>
      testPart({ reference, width: 20, height: 19, nets: [`${reference} 1`, `${reference} 2`], at: mm(50, 5) });
    const board = testBoard(BOARD, [large("U1"), large("U2"), large("U3"), chip("U4", 50, 5), chip("U5", 50, 5)]);
    const run = startPlacement(board, undefined, { strip: true, effort: 0.001 });
    let work = 0;
    while (run.step(1_000) === "running" && work < 2_000_000) work += 1_000;
    const { candidates } = run.outcome();
    expect(work).toBeLessThan(2_000_000);
    expect(candidates).toHaveLength(3);
    for (const { unplaced } of candidates) {
      // Two may stand with their courtyards over the edge, never three.
      expect(unplaced.length).toBeGreaterThan(0);
      for (const { reference } of unplaced) expect(["U1", "U2", "U3"]).toContain(reference);
    }
  });
});

describe("a board that is too full for one body without a courtyard", () => {
  const bodied = (reference: string, size: number, nets = ["A", "B"]) => ({
    ...testPart({ reference, width: 1, height: 1, nets, at: mm(50, 5), courtyard: "none" }),
    graphics: testPart({ reference, width: size, height: size, nets: [], at: mm(50, 5) }).graphics.map((graphic) => ({
      ...graphic,
      layer: "F.Fab" as const,
    })),
  });
  const cans = ["C1", "C2", "C3", "C4"];
  const parts = [bodied("U1", 40, ["A", "B", "D"]), ...cans.map((reference) => bodied(reference, 6))];

  it("keeps the other bodies apart all the same", () => {
    const board = testBoard(BOARD, parts);
    const { candidates } = place(board);
    for (const { edit, compromises } of candidates) {
      expect(compromises.map(({ kind }) => kind)).toContain("shares-room");
      const places = applyEdit(board, edit).footprints.filter(({ reference }) => cans.includes(reference));
      for (const [index, { position }] of places.entries())
        for (const { position: other } of places.slice(index + 1))
          expect(Math.max(Math.abs(position.x - other.x), Math.abs(position.y - other.y))).toBeGreaterThanOrEqual(
            fromMm(5.9),
          );
    }
  });

  it("has candidates that are apart", () => {
    const still = [
      testPart({ reference: "K1", width: 2, height: 2, nets: ["A"], at: mm(2, 18), locked: true }),
      testPart({ reference: "K2", width: 2, height: 2, nets: ["B"], at: mm(28, 18), locked: true }),
    ];
    // With this seed two come out 0.04 of the diagonal apart before they are separated.
    const { candidates } = place(testBoard(BOARD, [...still, ...parts]), { strip: true, seed: 6, effort: 0.02 });
    for (const { apart } of candidates) expect(apart).toBeGreaterThan(0.12);
  });
});

describe("a board without an outline", () => {
  it("has room for nothing, and says so for every part", () => {
    const board = { ...testBoard(BOARD, [chip("U1", 5, 5), chip("U2", 9, 5)]), graphics: [] };
    const { status, unplaced } = place(board);
    expect(status).toBe("partial");
    expect(unplaced.map(({ reference }) => reference)).toEqual(["U1", "U2"]);
    expect(unplaced[0]?.largestFreeMm).toEqual([0, 0]);
  });
});
