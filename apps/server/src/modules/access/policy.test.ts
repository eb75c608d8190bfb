import { expect, test } from "vitest";
import type { TeamRole } from "../../platform/database/tables.ts";
import {
  BLOCK_RIGHTS,
  isGrantedOnBlock,
  isGrantedOnProject,
  PROJECT_RIGHTS,
  refusalInTeam,
  TEAM_ACTIONS,
} from "./policy.ts";

const ROLES: readonly TeamRole[] = ["OWNER", "ADMIN", "USER"];

/** The specification's matrix, one row for each action and role reached: what OWNER, ADMIN and USER are answered. */
const TEAM_MATRIX = `
  SEE            -      yes    yes    yes
  CREATE_PROJECT -      yes    yes    yes
  UPDATE         -      yes    yes    1001
  DELETE         -      yes    1001   1001
  INVITE         OWNER  1001   1001   1001
  INVITE         ADMIN  yes    1001   1001
  INVITE         USER   yes    yes    1001
  REMOVE_MEMBER  OWNER  10016  10016  1001
  REMOVE_MEMBER  ADMIN  yes    1001   1001
  REMOVE_MEMBER  USER   yes    yes    1001
  CHANGE_ROLE    OWNER  10016  1001   1001
  CHANGE_ROLE    ADMIN  yes    1001   1001
  CHANGE_ROLE    USER   yes    1001   1001
  LEAVE          -      10016  yes    yes
  EDIT_ADDRESSES -      yes    yes    1001
  PAY            -      yes    yes    1001
  MANAGE_PLAN    -      yes    1001   1001`;

/** What OWNER, ADMIN and USER are answered about a project that they created, and about one that they did not. */
const PROJECT_MATRIX = `
  READ    own    yes  yes  yes
  READ    other  yes  yes  yes
  COMMENT  own    yes  yes  yes
  COMMENT  other  yes  yes  yes
  EDIT    own    yes  yes  yes
  EDIT    other  yes  yes  yes
  RUN     own    yes  yes  yes
  RUN     other  yes  yes  yes
  ORDER   own    yes  yes  yes
  ORDER   other  yes  yes  yes
  SHARE   own    yes  yes  yes
  SHARE   other  yes  yes  no
  MODERATE own    yes  yes  yes
  MODERATE other  yes  yes  no
  DELETE  own    yes  yes  yes
  DELETE  other  yes  yes  no
  MOVE    own    yes  yes  no
  MOVE    other  yes  yes  no`;

/** The same about a team's block. */
const BLOCK_MATRIX = `
  SEE    own    yes  yes  yes
  SEE    other  yes  yes  yes
  EDIT   own    yes  yes  yes
  EDIT   other  yes  yes  no
  DELETE own    yes  yes  yes
  DELETE other  yes  yes  no`;

const rowsOf = (matrix: string) =>
  matrix
    .trim()
    .split("\n")
    .map((row) => row.trim().split(/\s+/));
const CODES = { INVALID_ROLE: "1001", TEAM_OWNER: "10016" } as const;

test("every cell of the team's policy is what the specification says", () => {
  const said = TEAM_ACTIONS.flatMap((action) => {
    const reached = ["INVITE", "REMOVE_MEMBER", "CHANGE_ROLE"].includes(action) ? ROLES : [undefined];
    return reached.map((target) => [
      action,
      target ?? "-",
      ...ROLES.map((role) => {
        const refusal = refusalInTeam(role, action, target);
        return refusal === undefined ? "yes" : CODES[refusal];
      }),
    ]);
  });
  expect(said).toEqual(rowsOf(TEAM_MATRIX));
});

test("every cell of the policy of a team's projects is what the specification says", () => {
  const said = PROJECT_RIGHTS.flatMap((right) =>
    [true, false].map((isCreator) => [
      right,
      isCreator ? "own" : "other",
      ...ROLES.map((role) => (isGrantedOnProject(role, right, isCreator) ? "yes" : "no")),
    ]),
  );
  expect(said).toEqual(rowsOf(PROJECT_MATRIX));
});

test("every cell of the policy of a team's blocks is what the specification says", () => {
  const said = BLOCK_RIGHTS.flatMap((right) =>
    [true, false].map((isCreator) => [
      right,
      isCreator ? "own" : "other",
      ...ROLES.map((role) => (isGrantedOnBlock(role, right, isCreator) ? "yes" : "no")),
    ]),
  );
  expect(said).toEqual(rowsOf(BLOCK_MATRIX));
});

test("without a member in question an action is offered where it is allowed on any role", () => {
  const offered = ROLES.map((role) => TEAM_ACTIONS.filter((action) => refusalInTeam(role, action) === undefined));
  expect(offered).toEqual([
    [
      "SEE",
      "CREATE_PROJECT",
      "UPDATE",
      "DELETE",
      "INVITE",
      "REMOVE_MEMBER",
      "CHANGE_ROLE",
      "EDIT_ADDRESSES",
      "PAY",
      "MANAGE_PLAN",
    ],
    ["SEE", "CREATE_PROJECT", "UPDATE", "INVITE", "REMOVE_MEMBER", "LEAVE", "EDIT_ADDRESSES", "PAY"],
    ["SEE", "CREATE_PROJECT", "LEAVE"],
  ]);
});
