import {
  applyEdit,
  type Board,
  checkEdit,
  emptyBoard,
  findItems,
  hashBoard,
  invertEdit,
  isLocked,
  itemId,
  itemsById,
  netId,
} from "@tracewright/board";
import { aTrack, aVia } from "@tracewright/board/testing";
import { fromMm } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawingTextStyle } from "../drawing/drawing-style.ts";
import { arbitraryBoard, someIds } from "../testing/arbitrary-board.ts";
import { propertiesOf } from "./properties-of.ts";
import type { Property, PropertyKey, PropertyValue } from "./property.ts";
import { setProperty } from "./set-property.ts";

const withSome = arbitraryBoard.chain((board) => fc.record({ board: fc.constant(board), ids: someIds(board) }));

/** A value that a field could be given by hand, good or bad. */
function valueFor(board: Board, { kind, choices, least, most }: Property, seed: number): PropertyValue {
  const pick = <Value>(list: readonly Value[]): Value | undefined => list[seed % Math.max(list.length, 1)];
  switch (kind) {
    case "length":
    case "number":
      return pick([0, 1, -1, fromMm(0.3), fromMm(12.5), 0.5, least ?? 0, most ?? 7, (most ?? 7) + 1])!;
    case "angle":
      return pick([0, 90, 45, -30.12345, 720, 1e9, Number.NaN])!;
    case "text":
      return pick(["", "R77", " C1 ", "=1+1", "a\nb", "x".repeat(2_000), "\u0007"])!;
    case "flag":
      return seed % 2 === 0;
    case "net":
      return pick([null, "nowhere", ...board.nets.map(({ id }) => id)])!;
    case "choice":
    case "layer":
      return pick(["nothing", ...(choices ?? [])])!;
    case "layers":
      return pick([[], ["nothing"], choices ?? [], (choices ?? []).slice(0, 1)])!;
  }
}

describe("properties", () => {
  it("make edits that the server takes, that are taken back, and that touch nothing a lock holds", () => {
    let changed = 0;
    fc.assert(
      fc.property(withSome, fc.nat(), fc.nat(), ({ board, ids }, which, seed) => {
        const properties = propertiesOf(board, ids);
        const property = properties[which % Math.max(properties.length, 1)];
        if (!property) return;
        const outcome = setProperty(board, ids, property.key, valueFor(board, property, seed));
        if (!outcome.edit) return;
        changed++;
        expect(checkEdit(board, outcome.edit)).toEqual([]);
        const done = applyEdit(board, outcome.edit);
        expect(hashBoard(applyEdit(done, invertEdit(outcome.edit)))).toBe(hashBoard(board));
        for (const item of findItems(board, outcome.locked)) expect(isLocked(board, item)).toBe(true);
        const asked = new Set<string>([...ids, ...board.groups.flatMap(({ members }) => members)]);
        for (const { record } of itemsById(board).values())
          if (!asked.has(record.id) || outcome.locked.includes(record.id))
            expect(itemsById(done).get(record.id)?.record).toEqual(record);
      }),
      { numRuns: 300 },
    );
    expect(changed).toBeGreaterThan(50);
  });

  it("are changed by so much each, so that what differs between the items stays", () => {
    let changed = 0;
    fc.assert(
      fc.property(withSome, fc.nat(), fc.integer({ min: -fromMm(1), max: fromMm(1) }), ({ board, ids }, which, by) => {
        const properties = propertiesOf(board, ids).filter(({ kind }) => kind === "length");
        const key = properties[which % Math.max(properties.length, 1)]?.key;
        if (!key) return;
        const { edit, problem, locked } = setProperty(board, ids, key, { by });
        if (problem) expect(edit).toBeUndefined();
        if (problem || locked.length > 0 || !edit) return;
        changed++;
        const done = applyEdit(board, edit);
        const of = (on: Board, id: (typeof ids)[number]) =>
          propertiesOf(on, [id]).find((one) => one.key === key)?.value;
        for (const id of new Set(ids)) expect(of(done, id)).toBe(Number(of(board, id)) + by);
      }),
      { numRuns: 300 },
    );
    expect(changed).toBeGreaterThan(30);
  });

  it("say what was set: every item that could take it has it, and the field is mixed no more", () => {
    fc.assert(
      fc.property(withSome, fc.nat(), fc.nat(), ({ board, ids }, which, seed) => {
        const properties = propertiesOf(board, ids).filter(({ kind }) => kind !== "angle" && kind !== "text");
        const property = properties[which % Math.max(properties.length, 1)];
        if (!property) return;
        const value = valueFor(board, property, seed);
        const { problem, locked, edit } = setProperty(board, ids, property.key, value);
        if (problem) expect(edit).toBeUndefined();
        if (problem || locked.length > 0) return;
        const now = propertiesOf(edit ? applyEdit(board, edit) : board, ids).find(({ key }) => key === property.key);
        // What is selected may have the property no longer: a graphic that left copper has no net.
        if (now) expect([now.value, now.isMixed]).toEqual([value, false]);
      }),
      { numRuns: 200 },
    );
  });

  it("are refused with the limit where one item cannot take them, and then none is changed", () => {
    const via = (id: string, drill: number) =>
      aVia({
        id: itemId(id),
        position: { x: 0, y: 0 },
        diameter: fromMm(0.8),
        drill,
      });
    const board: Board = { ...emptyBoard(), vias: [via("a", fromMm(0.4)), via("b", fromMm(0.6))] };
    const ids = board.vias.map(({ id }) => id);
    expect(setProperty(board, ids, "diameter", fromMm(0.5))).toEqual({
      locked: [],
      problem: { reason: "too-small", limit: fromMm(0.6) + 1 },
    });
    expect(propertiesOf(board, ids).find(({ key }) => key === "diameter")).toMatchObject({
      least: fromMm(0.6) + 1,
      isMixed: false,
    });
    expect(propertiesOf(board, ids).find(({ key }) => key === "drill")).toMatchObject({ isMixed: true });
    expect(setProperty(board, ids, "fromLayer", "F.Cu").problem).toEqual({ reason: "not-editable" });
    const blind = applyEdit(board, setProperty(board, ids, "viaKind", "blind").edit!);
    expect(propertiesOf(blind, ids).find(({ key }) => key === "toLayer")?.choices).toEqual(["B.Cu"]);
  });

  it("change the printed reference with the reference, unless it is a variable", () => {
    const text = (id: string, words: string) => ({
      id: itemId(id),
      role: "reference" as const,
      text: words,
      layer: "F.SilkS" as const,
      position: { x: 0, y: 0 },
      rotation: 0,
      style: drawingTextStyle("F.SilkS"),
      hidden: false,
    });
    const part = fc
      .sample(arbitraryBoard, { numRuns: 20, seed: 1 })
      .flatMap(({ footprints }) => footprints)
      .at(0)!;
    const board: Board = {
      ...emptyBoard(),
      nets: [...new Set(part.pads.flatMap(({ net }) => net ?? []))].map((id) => ({ id, name: id })),
      footprints: [{ ...part, texts: [text("a", part.reference), text("b", "%R")] }],
    };
    const { edit } = setProperty(board, [part.id], "reference", "R77");
    const [renamed] = applyEdit(board, edit!).footprints;
    expect([renamed?.reference, ...(renamed?.texts.map(({ text: words }) => words) ?? [])]).toEqual([
      "R77",
      "R77",
      "%R",
    ]);
  });

  it("of tracks, texts and zones are those that all of them have", () => {
    const keys = (board: Board) => propertiesOf(board, itemsById(board).keys()).map(({ key }): PropertyKey => key);
    const track = aTrack({
      id: itemId("t"),
      start: { x: 0, y: 0 },
      end: { x: fromMm(3), y: fromMm(4) },
      width: fromMm(0.25),
      net: netId("gnd"),
      locked: true,
    });
    const board: Board = { ...emptyBoard(), nets: [{ id: netId("gnd"), name: "GND" }], tracks: [track] };
    const properties = propertiesOf(board, [track.id]);
    expect(properties.find(({ key }) => key === "length")).toMatchObject({ value: fromMm(5), isEditable: false });
    expect(properties.find(({ key }) => key === "width")?.isEditable).toBe(false);
    expect(properties.find(({ key }) => key === "net")?.isEditable).toBe(true);
    expect(setProperty(board, [track.id], "width", fromMm(1))).toEqual({ locked: [track.id] });
    const line = {
      id: itemId("g"),
      layer: "F.SilkS" as const,
      shape: { kind: "line" as const, start: track.start, end: track.end },
      stroke: { width: fromMm(0.1), style: "solid" as const },
      filled: false,
    };
    expect(keys({ ...board, graphics: [line] })).toEqual([
      "layer",
      "width",
      "startX",
      "startY",
      "endX",
      "endY",
      "locked",
    ]);
  });
});
