import { expect, it } from "vitest";
import { olderVersion, withoutVersion } from "./version-in-address.ts";

const current = { majorVersion: 2, revisionVersion: 3 };

it.each([
  ["m=1&r=9", { m: 1, r: 9 }],
  ["m=2&r=2", { m: 2, r: 2 }],
  ["m=2&r=3", undefined],
  ["m=3&r=0", undefined],
  ["", undefined],
  ["m=1", undefined],
  ["m=-1&r=x", undefined],
])("takes %s as %j", (address, expected) => {
  expect(olderVersion(new URLSearchParams(address), current)).toEqual(expected);
});

it("an address loses its version markers and nothing else", () => {
  expect(withoutVersion(new URLSearchParams("m=1&r=0&tab=nets")).toString()).toBe("tab=nets");
});
