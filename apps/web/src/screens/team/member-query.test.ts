import { expect, it } from "vitest";
import { type MemberQuery, memberInput, readMemberQuery, writeMemberQuery } from "./member-query.ts";

const usual: MemberQuery = { keyword: "", sortKey: "TEAM_MEMBER_ROLE", order: "ASC", page: 1 };

it.each<[string, Partial<MemberQuery>]>([
  ["teamId=7&tab=members", {}],
  ["teamId=7&tab=members&q=mina+kim&page=3", { keyword: "mina kim", page: 3 }],
  ["teamId=7&tab=members&sort=EMAIL&order=DESC", { sortKey: "EMAIL", order: "DESC" }],
])("%s is read and written as it is, with the team and the tab in it", (address, change) => {
  const search = new URLSearchParams(address);
  const query = { ...usual, ...change };
  expect(readMemberQuery(search)).toEqual(query);
  expect(writeMemberQuery(new URLSearchParams("teamId=7&tab=members&page=9&q=old"), query).toString()).toBe(address);
});

it("an address with nonsense in it shows the usual list", () => {
  expect(readMemberQuery(new URLSearchParams("sort=SHOE_SIZE&order=SIDEWAYS&page=-1"))).toEqual(usual);
});

it("asks for a page of the team's members, and for no keyword where nothing is searched", () => {
  expect(memberInput("7", usual)).toEqual({ ...usual, teamId: "7", keyword: null, size: 10 });
  expect(memberInput("7", { ...usual, keyword: "kim" }).keyword).toBe("kim");
});
