import { type Board, itemId, padPosition, type Track } from "@tracewright/board";
import { aTrack } from "@tracewright/board/testing";
import { fromMm } from "@tracewright/geometry";
import { expect, it } from "vitest";
import { netAt } from "../book/block-book.ts";
import { changeNet, connect, disconnect } from "../commands/net-commands.ts";
import { addUses, changeUse, removeUses, setParameter } from "../commands/use-commands.ts";
import type { Logic } from "../records/logic.ts";
import { design, LIBRARY, LIBRARY_BOOK } from "../testing/design.ts";
import { countedIds, done } from "../testing/library.ts";
import { expandBoard } from "./expand-board.ts";
import { expandCircuit } from "./expand-circuit.ts";
import { nameParts } from "./name-parts.ts";
import { updateBoard } from "./update-board.ts";

const before = nameParts(
  design(
    { USB: "usbc-sink", LDO: "ldo-fixed-600ma", MCU: "mcu-rp2040", Climate: "sensor-climate" },
    `USB.VBUS LDO.VIN LDO.EN
     LDO.VOUT MCU.VDD Climate.VDD
     MCU.GPIO4 Climate.SDA
     MCU.GPIO5 Climate.SCL`,
  ).logic,
  LIBRARY_BOOK,
);
const book = LIBRARY_BOOK;
const ids = countedIds();
const hands = { book, newId: () => `new ${ids()}` };
const useId = (name: string) => before.uses.find((use) => use.name === name)!.id;

function expanded(): Board {
  const outcome = expandBoard(before, book, expandCircuit(before, book, "Product"));
  if (outcome.status === "refused") throw new Error("refused");
  return outcome.board;
}

function update(board: Board, after: Logic) {
  const named = nameParts(after, book);
  const updated = updateBoard(board, { before, after: named, book, circuit: expandCircuit(named, book, "Product") });
  if (updated.status === "refused") throw new Error("refused");
  return updated;
}

/** The board with a track from the pad of a port to beside it, as somebody drew it. */
function withTrackAt(board: Board, use: string, port: string): { board: Board; track: Track } {
  const pad = board.groups.find(({ name }) => name === use)!.block!.ports.find(({ key }) => key === port)!.pads[0]!;
  const part = board.footprints.find(({ pads }) => pads.some(({ id }) => id === pad))!;
  const own = part.pads.find(({ id }) => id === pad)!;
  const start = padPosition(part, own);
  const track = aTrack({
    id: itemId(`drawn ${use} ${port}`),
    start,
    end: { x: start.x + fromMm(9), y: start.y },
    net: own.net!,
  });
  return { board: { ...board, tracks: [...board.tracks, track] }, track };
}

it("tracks to a pad that is on another net now are removed; all others stay", () => {
  const one = withTrackAt(expanded(), "Climate", "SDA");
  const two = withTrackAt(one.board, "Climate", "SCL");
  const after = done(disconnect(before, [{ use: useId("Climate"), port: "SDA" }], book));
  const updated = update(two.board, after);
  expect(updated.removedCopper).toBe(1);
  expect(updated.rejoinedPads).toBeGreaterThan(0);
  const ids = new Set(updated.board.tracks.map(({ id }) => id));
  expect([ids.has(one.track.id), ids.has(two.track.id)]).toEqual([false, true]);
  const locked = { ...one.board, tracks: one.board.tracks.map((track) => ({ ...track, locked: true })) };
  expect(update(locked, after).removedCopper).toBe(0);
});

it("a wire by another name keeps its net and its tracks", () => {
  const { board, track } = withTrackAt(expanded(), "Climate", "SDA");
  const net = netAt(before, { use: useId("Climate"), port: "SDA" })!;
  const { board: after, removedCopper } = update(board, done(changeNet(before, net.id, { name: "BUS_DATA" })));
  expect(removedCopper).toBe(0);
  expect(after.tracks.find(({ id }) => id === track.id)).toEqual(track);
  expect(after.nets.find(({ id }) => id === track.net)?.name).toBe("BUS_DATA");
  expect({ ...after, nets: [] }).toEqual({ ...board, nets: [] });
});

it("a parameter changes the values that follow from it, without the part number of the other value, and nothing else", () => {
  const board = expanded();
  const after = done(setParameter(before, { use: useId("Climate"), key: "R", value: "10 kΩ" }, book));
  const { board: now, parts } = update(board, after);
  const references = before.uses.find(({ name }) => name === "Climate")!.references!;
  const touched = Object.entries(references).flatMap(([local, own]) => (local.startsWith("R") ? [own] : []));
  expect([...parts].sort()).toEqual(touched.sort());
  const changed = now.footprints.filter((part, index) => part !== board.footprints[index]);
  expect(changed.map(({ value, properties }) => [value, properties.MPN])).toEqual(
    touched.map(() => ["10k", undefined]),
  );
  expect(now.tracks).toEqual(board.tracks);
});

it("one more of a block stands beside the board, and its removal leaves the board as it was", () => {
  const board = expanded();
  const offer = LIBRARY.find(({ block }) => block.id === "sensor-climate")!;
  const added = done(addUses(before, [{ block: offer.block, name: "Second" }], hands));
  const { board: more, added: names } = update(board, added);
  expect(names).toEqual(["Second"]);
  expect(more.footprints.slice(0, board.footprints.length)).toEqual(board.footprints);
  const right = Math.max(...board.footprints.map(({ position }) => position.x));
  const fresh = more.footprints.slice(board.footprints.length);
  expect(Math.min(...fresh.map(({ position }) => position.x))).toBeGreaterThan(right);
  expect(new Set(more.footprints.map(({ reference }) => reference)).size).toBe(more.footprints.length);
  const gone = done(removeUses(before, [useId("Climate")]));
  const less = update(board, gone);
  expect(less.removed).toEqual(["Climate"]);
  expect(less.board.groups.map(({ name }) => name)).toEqual(["USB", "LDO", "MCU"]);
  expect(less.board.nets.map(({ name }) => name)).not.toContain("SDA");
});

it("a block by another name has its nets, group and fields by that name", () => {
  const board = expanded();
  const after = done(changeUse(before, useId("LDO"), { name: "Regulator" }, book));
  const { board: now, parts } = update(board, after);
  expect(parts).toEqual([]);
  expect(now.groups.map(({ name }) => name)).toContain("Regulator");
  expect(now.nets.some(({ name }) => name.startsWith("/LDO/"))).toBe(false);
  expect(now.footprints.filter(({ sheetName }) => sheetName === "Regulator").length).toBeGreaterThan(2);
  expect(now.tracks).toEqual(board.tracks);
});

it("a wire more joins pads that keep their places", () => {
  const board = expanded();
  const ends = [
    { use: useId("MCU"), port: "GPIO6" },
    { use: useId("LDO"), port: "EN" },
  ];
  const after = done(connect(done(disconnect(before, [ends[1]!], book)), ends, hands));
  const { board: now } = update(board, after);
  const name = netAt(after, ends[0]!)!.name;
  const net = now.nets.find((one) => one.name === name)!.id;
  expect(now.footprints.flatMap(({ pads }) => pads.filter((pad) => pad.net === net)).length).toBeGreaterThan(1);
  expect(now.footprints.map(({ position }) => position)).toEqual(board.footprints.map(({ position }) => position));
});
