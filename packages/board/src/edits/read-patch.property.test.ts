import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalJson } from "../documents/canonical-json.ts";
import { hashBoard } from "../documents/hash-board.ts";
import type { Board } from "../records/board.ts";
import { emptyBoard } from "../records/default-board.ts";
import { arbitraryBoard, inOrder } from "../testing/arbitrary-board.ts";
import { applyEdit } from "./apply-edit.ts";
import { editBetween } from "./edit-between.ts";
import { patchOf } from "./edit-patch.ts";
import { readPatch } from "./read-patch.ts";

const travelled = (patch: unknown): unknown => JSON.parse(JSON.stringify(patch));
const NOTHING = { lists: [], settings: [] };

test("an edit that travelled is the same edit on the board it was made on", () => {
  fc.assert(
    fc.property(arbitraryBoard, arbitraryBoard, (before, after) => {
      const read = readPatch(before, travelled(patchOf(editBetween(before, after))));
      if (read.status === "refused") throw new Error(JSON.stringify(read.problems));
      expect(hashBoard(inOrder(applyEdit(before, read.edit)))).toBe(hashBoard(inOrder(after)));
    }),
    { seed: 7 },
  );
});

test("of a part that was moved only its place travels", () => {
  fc.assert(
    fc.property(arbitraryBoard, (board) => {
      const [part, ...rest] = board.footprints;
      if (!part) return;
      const moved = { ...part, position: { x: part.position.x + 1, y: part.position.y } };
      const patch = patchOf(editBetween(board, { ...board, footprints: [moved, ...rest] }));
      expect(patch).toEqual({
        lists: [
          {
            list: "footprints",
            added: [],
            removed: [],
            updated: [{ id: part.id, set: { position: moved.position }, unset: [] }],
          },
        ],
        settings: [],
      });
    }),
  );
});

test("no member of a record can be of another kind, be missing, or be one that records do not have", () => {
  const wrong = fc.constantFrom<unknown>({}, [], "x".repeat(300), 1e300, 0.5, null, true, [[[[1]]]], { __proto__: 1 });
  let refused = 0;
  let told = 0;
  fc.assert(
    fc.property(
      arbitraryBoard,
      fc.nat(),
      wrong,
      fc.constantFrom("replace", "drop", "add"),
      (board, dice, value, how) => {
        const patch = travelled(patchOf(editBetween(emptyBoard(), { ...emptyBoard(), ...board })));
        const records = (patch as ReturnType<typeof patchOf>).lists.flatMap(({ added }) => added);
        const places = records.flatMap((record) => placesIn(record));
        const place = places[dice % Math.max(1, places.length)];
        if (!place) return;
        if (how === "add") place.holder[Array.isArray(place.holder) ? place.holder.length : "notAMember"] = value;
        else if (how === "drop" && !Array.isArray(place.holder)) delete place.holder[place.key];
        else place.holder[place.key] = value;
        const read = readPatch(emptyBoard(), patch);
        told++;
        if (read.status === "refused") {
          refused++;
          expect(read.problems.length).toBeGreaterThan(0);
          return;
        }
        // What is let through is also a board by the strict schema, and a document.
        expect(() => canonicalJson(applyEdit(emptyBoard(), read.edit))).not.toThrow();
        expect(readPatch(emptyBoard(), travelled(patchOf(read.edit))).status).toBe("ok");
      },
    ),
    { seed: 7, numRuns: 300 },
  );
  // The rest are optional members that were dropped, other texts, and whole numbers for whole numbers.
  expect(refused / told).toBeGreaterThan(0.7);
});

test.each([
  ["no object", 7, "not an object"],
  ["a list that boards do not have", { ...NOTHING, lists: [listPatch("prototype")] }, "none of nets"],
  ["a list twice", { ...NOTHING, lists: [listPatch("tracks"), listPatch("tracks")] }, "tracks is named twice"],
  [
    "a record that is not there",
    { ...NOTHING, lists: [listPatch("vias", { removed: ["v9"] })] },
    "the board has no via v9",
  ],
  [
    "a change of what is not there",
    { ...NOTHING, lists: [listPatch("footprints", { updated: [{ id: "R9", set: {}, unset: [] }] })] },
    "the board has no part R9",
  ],
  [
    "another id",
    { ...NOTHING, lists: [listPatch("nets", { updated: [{ id: "n1", set: { id: "n2" }, unset: [] }] })] },
    "n1 cannot get another id",
  ],
  [
    "a required member taken away",
    { ...NOTHING, lists: [listPatch("nets", { updated: [{ id: "n1", set: {}, unset: ["name"] }] })] },
    "missing",
  ],
  [
    "__proto__ as a member",
    JSON.parse(
      '{"lists":[{"list":"nets","added":[],"removed":[],"updated":[{"id":"n1","set":{"__proto__":{"x":1}},"unset":[]}]}],"settings":[]}',
    ),
    "not a member",
  ],
  [
    "pieces of a file",
    { ...NOTHING, settings: [{ setting: "foreign", value: {} }] },
    "pieces of the file cannot be edited",
  ],
  ["no rules", { ...NOTHING, settings: [{ setting: "rules" }] }, "the board cannot be without rules"],
  [
    "a clearance of two metres and a bit",
    { ...NOTHING, settings: [{ setting: "rules", value: { ...emptyBoard().rules, minClearance: 2e9 + 1 } }] },
    "not a whole number within ±2000000000",
  ],
])("%s is refused by its place", (_, patch, sentence) => {
  const board = { ...emptyBoard(), nets: [{ id: "n1", name: "N1" }] } as unknown as Board;
  const read = readPatch(board, patch);
  expect(read.status === "refused" && read.problems.map(({ message }) => message).join("; ")).toContain(sentence);
});

test("a hundred thousand wrong records are told in twenty sentences", () => {
  const added = Array.from({ length: 100_000 }, () => ({}));
  const read = readPatch(emptyBoard(), { ...NOTHING, lists: [listPatch("tracks", { added })] });
  expect(read.status === "refused" && read.problems).toHaveLength(20);
});

function listPatch(list: string, rest: object = {}): object {
  return { list, added: [], removed: [], updated: [], ...rest };
}

interface Place {
  // biome-ignore lint/suspicious/noExplicitAny: records are broken on purpose
  readonly holder: any;
  readonly key: string | number;
}

/** Every member of a value, however deep. */
function placesIn(value: unknown): Place[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => [{ holder: value, key }, ...placesIn(member)]);
}
