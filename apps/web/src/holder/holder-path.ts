import { type Page, pageAt } from "../pages.ts";

/** The list of the projects of a team, or of one's own. */
export function projectsPath(teamId: string | null | undefined): string {
  return teamId == null ? "/workspace/personal/projects/" : teamPath("projects", teamId);
}

export function teamPath(page: "projects" | "setting", teamId: string): string {
  return `/workspace/team/${page}/?${new URLSearchParams({ teamId })}`;
}

/** Pages about one team, which their address names. */
const TEAM_PAGES: ReadonlySet<Page | undefined> = new Set([
  "/workspace/team/projects",
  "/workspace/team/setting",
  "/workspace/team/customblocks",
]);

/** One address for what is one's own and, with a team, for what is the team's. */
const SHARED_PAGES: ReadonlySet<Page | undefined> = new Set([
  "/workspace/personal/customblocks/setting/:id?",
  "/feature/:id?",
]);

/** Whose space an address is in; elsewhere: the address does not say. */
type Space = { readonly kind: "personal" | "elsewhere" } | { readonly kind: "team"; readonly teamId: string | null };

/** Team with null: a page about one team, and its address names none. */
export function spaceAt({ pathname, search }: { readonly pathname: string; readonly search: string }): Space {
  const page = pageAt(pathname);
  const teamId = new URLSearchParams(search).get("teamId") || null;
  if (TEAM_PAGES.has(page) || (SHARED_PAGES.has(page) && teamId !== null)) return { kind: "team", teamId };
  return { kind: page?.startsWith("/workspace/personal/") ? "personal" : "elsewhere" };
}
