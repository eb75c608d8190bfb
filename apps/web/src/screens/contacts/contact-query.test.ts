import { expect, it } from "vitest";
import { contactListPath, contactPath, readContactQuery } from "./contact-query.ts";

it("the list that an address names is the one it was written for", () => {
  for (const query of [
    { filter: "ALL", page: 1 },
    { filter: "DELETE", page: 3 },
  ] as const) {
    expect(readContactQuery(new URL(contactListPath(query), "http://x").searchParams)).toEqual(query);
    expect(readContactQuery(new URL(contactPath("7", query), "http://x").searchParams)).toEqual(query);
  }
  expect(readContactQuery(new URLSearchParams("filter=MINE&page=-1"))).toEqual({ filter: "ALL", page: 1 });
  expect(contactListPath({ filter: "ALL", page: 1 })).toBe("/support/contact/");
});
