import { describe, expect, it } from "vitest";
import { isReturnAddress } from "../pages.ts";
import { areaAt, areasOf, groupsIn, leadsTo } from "./navigation.ts";

const AREAS = areasOf("ADMIN");
const links = AREAS.flatMap((area) => area.groups.flatMap(({ links }) => links.map((link) => ({ area, ...link }))));

describe("the menus", () => {
  it.each(links)("lead to a page that exists, and stand in its area: $to", ({ area, to }) => {
    expect(isReturnAddress(to)).toBe(true);
    expect(areaAt(to)).toBe(area);
  });

  it.each(AREAS)("open an area at one of its own links: $to", ({ to, groups }) => {
    expect(groups.flatMap(({ links }) => links.map((link) => link.to))).toContain(to);
  });

  it("of the workspace follow the team that is worked in", () => {
    const area = areaAt("/home");
    const inTeam = groupsIn(area, "t1", true).flatMap(({ links }) => links.map(({ to }) => to));
    expect(inTeam).toEqual([
      "/home",
      "/workspace/team/projects/?teamId=t1",
      "/workspace/team/customblocks/?teamId=t1",
      "/workspace/team/setting/?teamId=t1",
      "/block/",
    ]);
    for (const to of inTeam) expect(isReturnAddress(to)).toBe(true);
    expect(groupsIn(area, undefined, true)).toEqual(area.groups);
    expect(groupsIn(areaAt("/support/notice/"), "t1", true)).toBe(areaAt("/support/notice/").groups);
  });

  it("show plan and credits where the server counts runs alone", () => {
    const area = areaAt("/mypage/membership/credit/");
    const shown = (countsRuns: boolean) =>
      groupsIn(area, undefined, countsRuns).flatMap(({ links }) => links.map(({ label }) => label));
    expect(shown(true).filter((label) => !shown(false).includes(label))).toEqual(["plan", "credits", "purchases"]);
  });

  it.each([
    ["/workspace/team/projects/?teamId=t1", "/workspace/team/projects/", true],
    ["/workspace/team/projects/?teamId=t1", "/workspace/team/setting/", false],
    ["/workspace/personal/customblocks/", "/workspace/personal/customblocks/setting/7", true],
    ["/block/", "/block/7", true],
    ["/home", "/home", true],
    ["/home", "/home/", true],
    ["/home", "/homework", false],
    ["/support/notice/", "/support/notice", true],
    ["/support/notice/", "/support/notice/detail/7", true],
    ["/support/notice/", "/support/faq/", false],
    ["/admin/", "/admin", true],
    ["/admin/", "/admin/users/", false],
  ])("mark %s on %s: %s", (to, path, marked) => {
    expect(leadsTo(to, path)).toBe(marked);
  });
});
