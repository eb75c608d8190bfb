import { expect, it } from "vitest";
import { isTeamName } from "./team-draft.ts";

it.each(["HW", " 회로 팀 ", "🧲🧲", "x".repeat(40), "é".repeat(40)])("%j is the name of a team", (name) => {
  expect(isTeamName(name)).toBe(true);
});

it.each(["", "A", " A ", "x".repeat(41)])("%j is too short or too long", (name) => {
  expect(isTeamName(name)).toBe(false);
});
