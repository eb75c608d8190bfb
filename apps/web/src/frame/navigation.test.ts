import { describe, expect, it } from "vitest";
import { isReturnAddress } from "../pages.ts";
import { areaAt, leadsTo, NAVIGATION } from "./navigation.ts";

const links = NAVIGATION.flatMap((area) =>
  area.groups.flatMap(({ links }) => links.map((link) => ({ area, ...link }))),
);

describe("the menus", () => {
  it.each(links)("lead to a page that exists, and stand in its area: $to", ({ area, to }) => {
    expect(isReturnAddress(to)).toBe(true);
    expect(areaAt(to)).toBe(area);
  });

  it.each(NAVIGATION)("open an area at one of its own links: $to", ({ to, groups }) => {
    expect(groups.flatMap(({ links }) => links.map((link) => link.to))).toContain(to);
  });

  it.each([
    ["/home", "/home", true],
    ["/home", "/home/", true],
    ["/home", "/homework", false],
    ["/support/notice/", "/support/notice", true],
    ["/support/notice/", "/support/notice/detail/7", true],
    ["/support/notice/", "/support/faq/", false],
  ])("mark %s on %s: %s", (to, path, marked) => {
    expect(leadsTo(to, path)).toBe(marked);
  });
});
