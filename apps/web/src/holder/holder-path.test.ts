import { expect, it } from "vitest";
import { projectsPath, spaceAt, teamPath } from "./holder-path.ts";

const spaceOf = (address: string) => {
  const { pathname, search } = new URL(address, "http://server");
  return spaceAt({ pathname, search });
};

it.each([
  ["/workspace/personal/projects/?teamId=t1", { kind: "personal" }],
  ["/workspace/team/projects/?teamId=t1&q=led", { kind: "team", teamId: "t1" }],
  ["/workspace/team/setting?teamId=t1", { kind: "team", teamId: "t1" }],
  ["/workspace/team/projects/", { kind: "team", teamId: null }],
  ["/workspace/team/projects/?teamId=", { kind: "team", teamId: null }],
  ["/workspace/team/?teamId=t1", { kind: "elsewhere" }],
  ["/workspace/personal/customblocks/setting/7", { kind: "personal" }],
  ["/workspace/personal/customblocks/setting/7?teamId=t1", { kind: "team", teamId: "t1" }],
  ["/feature/?teamId=t1", { kind: "team", teamId: "t1" }],
  ["/feature/", { kind: "elsewhere" }],
  ["/home", { kind: "elsewhere" }],
  ["/layout/7", { kind: "elsewhere" }],
])("%s", (address, space) => {
  expect(spaceOf(address)).toEqual(space);
});

it("a list's address is one of its holder", () => {
  expect(spaceOf(projectsPath(null))).toEqual({ kind: "personal" });
  expect(spaceOf(projectsPath("a&b"))).toEqual({ kind: "team", teamId: "a&b" });
  expect(spaceOf(teamPath("setting", "t1"))).toEqual({ kind: "team", teamId: "t1" });
});
