import { expect, it } from "vitest";
import { isReturnAddress } from "../pages.ts";
import { readSettingTab, SETTING_TABS, TEAM_LIST_PATH, teamSettingPath } from "./team-path.ts";

it("the addresses of a team are pages to come back to, with the id as it is", () => {
  for (const path of [TEAM_LIST_PATH, teamSettingPath("a b&c", "members")])
    expect(isReturnAddress(path), path).toBe(true);
  const { searchParams } = new URL(teamSettingPath("a b&c", "members"), "https://example.com");
  expect(searchParams.get("teamId")).toBe("a b&c");
});

it.each(SETTING_TABS)("the tab %s is read from its own address", (tab) => {
  expect(readSettingTab(new URL(teamSettingPath("7", tab), "https://example.com").searchParams)).toBe(tab);
});

it("an unknown tab is the first one", () => {
  expect(readSettingTab(new URLSearchParams("tab=nope"))).toBe("general");
});
