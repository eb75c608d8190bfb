import { IO_TYPES } from "@tracewright/blocks";
import fc from "fast-check";
import { expect, it } from "vitest";
import {
  BLOCK_SORTS,
  BLOCK_STATES,
  type BlockScope,
  blockListInput,
  PORT_DIRECTIONS,
  readBlockQuery,
  writeBlockQuery,
} from "./block-query.ts";

const LIBRARY: BlockScope = { kind: "LIBRARY" };
const TEAM: BlockScope = { kind: "TEAM", teamId: "t1" };

it("takes nonsense in the address as absent", () => {
  const search = new URLSearchParams(
    "sort=PRICE&state=LOST&page=-3&q=%20&category=&port=X&direction=IN&volts=a&f.VIN=a..b&f.=1..2&f.VOUT=3",
  );
  const query = { keyword: "", categoryId: null, state: null, port: null, figures: {}, page: 1 };
  expect(readBlockQuery(search, LIBRARY)).toEqual({ ...query, sortKey: "RECOMMEND" });
  expect(readBlockQuery(search, TEAM)).toEqual({ ...query, sortKey: "UPDATED_AT" });
});

it("reads back every list it writes", () => {
  fc.assert(
    fc.property(
      fc.record({
        keyword: fc.string().map((text) => text.trim()),
        sortKey: fc.constantFrom(...BLOCK_SORTS),
        categoryId: fc.constantFrom(null, "supply-linear"),
        state: fc.constantFrom(null, ...BLOCK_STATES),
        port: fc.option(
          fc.record({
            kind: fc.constantFrom(...IO_TYPES),
            direction: fc.constantFrom(null, ...PORT_DIRECTIONS),
            voltage: fc.option(fc.integer({ min: -500, max: 5000 }).map((tenths) => tenths / 10)),
          }),
        ),
        figures: fc.dictionary(
          fc.constantFrom("VIN", "VOUT", "F"),
          fc.record({ min: fc.integer().map((one) => one / 8), max: fc.option(fc.integer()) }),
        ),
        page: fc.integer({ min: 1, max: 1000 }),
      }),
      fc.constantFrom(TEAM, { kind: "MINE" } as const),
      (query, scope) => {
        const written = new URLSearchParams(writeBlockQuery(query, scope).toString());
        expect(readBlockQuery(written, scope)).toEqual(query);
        expect(written.get("teamId")).toBe(scope.kind === "TEAM" ? scope.teamId : null);
      },
    ),
  );
});

it("a search of the library is by relevance until another order is chosen; the library has no drafts to narrow to", () => {
  const query = readBlockQuery(new URLSearchParams("q=ldo&state=DRAFT"), LIBRARY);
  expect(blockListInput(query, LIBRARY)).toMatchObject({ keyword: "ldo", sortKey: null, status: null, teamId: null });
  expect(blockListInput({ ...query, sortKey: "NAME" }, LIBRARY)).toMatchObject({ sortKey: "NAME", order: "ASC" });
  expect(blockListInput({ ...query, state: "VALIDATING" }, TEAM)).toMatchObject({
    scope: "TEAM",
    teamId: "t1",
    status: ["VALIDATE_REQUEST", "SUPPLY_ITEM_REQUEST", "INDEX_REQUEST"],
  });
});
