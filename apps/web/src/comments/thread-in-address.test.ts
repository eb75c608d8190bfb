import { expect, test } from "vitest";
import { pathToThread, threadOf, withoutThread } from "./thread-in-address.ts";

test("the path to a discussion names it, and without it the rest of the address stays", () => {
  const { pathname, searchParams } = new URL(pathToThread("a/b", "c&d"), "http://localhost");
  expect(pathname).toBe("/layout/a%2Fb");
  expect(threadOf(searchParams)).toBe("c&d");
  expect(withoutThread(new URLSearchParams("m=2&comment=x&r=1")).toString()).toBe("m=2&r=1");
  expect(threadOf(new URLSearchParams("comment="))).toBeUndefined();
});
