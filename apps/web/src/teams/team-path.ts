import { teamPath } from "../holder/holder-path.ts";

export const TEAM_LIST_PATH = "/workspace/team/";

export const SETTING_TABS = ["general", "members", "addresses"] as const;
export type SettingTab = (typeof SETTING_TABS)[number];

/** The parameter by which every page of a team names it. */
export const TEAM_PARAMETER = "teamId";
const TAB_PARAMETER = "tab";

/** The first tab is the page's own address. */
export function teamSettingPath(teamId: string, tab: SettingTab = "general"): string {
  const path = teamPath("setting", teamId);
  return tab === "general" ? path : `${path}&${new URLSearchParams({ [TAB_PARAMETER]: tab })}`;
}

export function readSettingTab(search: URLSearchParams): SettingTab {
  return SETTING_TABS.find((tab) => tab === search.get(TAB_PARAMETER)) ?? "general";
}
