import { expect, it } from "vitest";
import { rightsOf } from "./project-rights.ts";

const ofTeam = (creator: string) => ({ teamId: "t1", creatorAuthor: { id: creator } });

it.each([
  ["one's own project", { teamId: null, creatorAuthor: { id: "me" } }, undefined, "share delete move"],
  // Given to its present holder by somebody else.
  ["a project that somebody else created", { teamId: null, creatorAuthor: { id: "" } }, undefined, "share delete move"],
  ["the owner, another's project", ofTeam("other"), "OWNER", "share delete move"],
  ["an admin, another's project", ofTeam("other"), "ADMIN", "share delete move"],
  ["a member, their project", ofTeam("me"), "USER", "share delete"],
  ["a member, another's project", ofTeam("other"), "USER", ""],
  ["a member, the project of a deleted account", ofTeam(""), "USER", ""],
  ["a role that is not known yet", ofTeam("other"), undefined, ""],
] as const)("%s", (_, project, role, allowed) => {
  const rights = rightsOf(project, { userId: "me", team: role && { myRoleType: role } });
  const may = Object.entries(rights).flatMap(([right, isGranted]) => (isGranted ? [right] : []));
  expect(may.join(" ")).toBe(allowed);
});
