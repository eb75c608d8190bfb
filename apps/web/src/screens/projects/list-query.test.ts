import fc from "fast-check";
import { expect, it } from "vitest";
import { LISTED_STATES, listInput, readListQuery, SORT_KEYS, writeListQuery } from "./list-query.ts";

it("starts with the last modified first", () => {
  expect(readListQuery(new URLSearchParams())).toEqual({
    keyword: "",
    sortKey: "UPDATED_AT",
    order: "DESC",
    state: null,
    creatorId: null,
    page: 1,
  });
});

it("takes nonsense in the address as absent", () => {
  const query = readListQuery(new URLSearchParams("sort=PRICE&order=UP&page=-3&q=%20&state=READY"));
  expect(query).toEqual({ keyword: "", sortKey: "UPDATED_AT", order: "DESC", state: null, creatorId: null, page: 1 });
});

it("reads back every list it writes", () => {
  fc.assert(
    fc.property(
      fc.record({
        keyword: fc.string().map((text) => text.trim()),
        sortKey: fc.constantFrom(...SORT_KEYS),
        order: fc.constantFrom("ASC" as const, "DESC" as const),
        state: fc.constantFrom(null, ...LISTED_STATES),
        creatorId: fc.constantFrom(null, "mina"),
        page: fc.integer({ min: 1, max: 1000 }),
      }),
      (query) => {
        expect(readListQuery(new URLSearchParams(writeListQuery(query).toString()))).toEqual(query);
      },
    ),
  );
});

it("a team's list keeps its team in the address, and only it is narrowed to who created", () => {
  const query = readListQuery(new URLSearchParams("teamId=t1&creator=mina&page=2"));
  expect(writeListQuery(query, "t1").toString()).toBe("teamId=t1&creator=mina&page=2");
  expect(listInput(query, "t1")).toMatchObject({ teamId: "t1", creatorId: "mina" });
  expect(Object.keys(listInput(query))).not.toContain("creatorId");
});
