import type { TeamRole } from "../../platform/database/tables.ts";

/** What can be done with a project. COMMENT: write, reply and resolve. MODERATE: delete comments of others. */
export const PROJECT_RIGHTS = [
  "READ",
  "COMMENT",
  "EDIT",
  "RUN",
  "ORDER",
  "SHARE",
  "MODERATE",
  "DELETE",
  "MOVE",
] as const;
export type ProjectRight = (typeof PROJECT_RIGHTS)[number];

/** What can be done with a circuit block. */
export const BLOCK_RIGHTS = ["SEE", "EDIT", "DELETE"] as const;
export type BlockRight = (typeof BLOCK_RIGHTS)[number];

/** What can be done with a team and its members. */
export const TEAM_ACTIONS = [
  "SEE",
  "CREATE_PROJECT",
  "UPDATE",
  "DELETE",
  "INVITE",
  "REMOVE_MEMBER",
  "CHANGE_ROLE",
  "LEAVE",
  "EDIT_ADDRESSES",
  "PAY",
  "MANAGE_PLAN",
] as const;
export type TeamAction = (typeof TEAM_ACTIONS)[number];

/** Of a member who may not: their role does not allow it, or it is about the owner. */
export type Refusal = "INVALID_ROLE" | "TEAM_OWNER";

/** Roles that an action is allowed on: the role given with an invitation, or the role of the member in question. */
type Grant = "yes" | "no" | "after-transfer" | readonly TeamRole[];

/** The policy of teams, as `docs/glossary.md` names the roles. `policy.test.ts` compares every cell with the specification. */
const TEAM_POLICY: Readonly<Record<TeamAction, Readonly<Record<TeamRole, Grant>>>> = {
  SEE: { OWNER: "yes", ADMIN: "yes", USER: "yes" },
  CREATE_PROJECT: { OWNER: "yes", ADMIN: "yes", USER: "yes" },
  UPDATE: { OWNER: "yes", ADMIN: "yes", USER: "no" },
  DELETE: { OWNER: "yes", ADMIN: "no", USER: "no" },
  INVITE: { OWNER: ["ADMIN", "USER"], ADMIN: ["USER"], USER: "no" },
  REMOVE_MEMBER: { OWNER: ["ADMIN", "USER"], ADMIN: ["USER"], USER: "no" },
  CHANGE_ROLE: { OWNER: ["ADMIN", "USER"], ADMIN: "no", USER: "no" },
  LEAVE: { OWNER: "after-transfer", ADMIN: "yes", USER: "yes" },
  EDIT_ADDRESSES: { OWNER: "yes", ADMIN: "yes", USER: "no" },
  PAY: { OWNER: "yes", ADMIN: "yes", USER: "no" },
  MANAGE_PLAN: { OWNER: "yes", ADMIN: "no", USER: "no" },
};

/** Of a team's projects. "own": of the projects that the member created. */
const PROJECT_POLICY: Readonly<Record<ProjectRight, Readonly<Record<TeamRole, "yes" | "no" | "own">>>> = {
  READ: { OWNER: "yes", ADMIN: "yes", USER: "yes" },
  COMMENT: { OWNER: "yes", ADMIN: "yes", USER: "yes" },
  EDIT: { OWNER: "yes", ADMIN: "yes", USER: "yes" },
  RUN: { OWNER: "yes", ADMIN: "yes", USER: "yes" },
  ORDER: { OWNER: "yes", ADMIN: "yes", USER: "yes" },
  SHARE: { OWNER: "yes", ADMIN: "yes", USER: "own" },
  MODERATE: { OWNER: "yes", ADMIN: "yes", USER: "own" },
  DELETE: { OWNER: "yes", ADMIN: "yes", USER: "own" },
  MOVE: { OWNER: "yes", ADMIN: "yes", USER: "no" },
};

/** Of a team's blocks. "own": of the blocks that the member created. */
const BLOCK_POLICY: Readonly<Record<BlockRight, Readonly<Record<TeamRole, "yes" | "own">>>> = {
  SEE: { OWNER: "yes", ADMIN: "yes", USER: "yes" },
  EDIT: { OWNER: "yes", ADMIN: "yes", USER: "own" },
  DELETE: { OWNER: "yes", ADMIN: "yes", USER: "own" },
};

/**
 * Undefined: a member of this role may. `reached` is the role that an invitation gives, or the role of the member to be
 * removed or changed; without it the answer is whether the action is allowed on any role.
 */
export function refusalInTeam(role: TeamRole, action: TeamAction, reached?: TeamRole): Refusal | undefined {
  const grant = TEAM_POLICY[action][role];
  if (grant === "yes") return undefined;
  if (grant === "no") return "INVALID_ROLE";
  if (grant === "after-transfer") return "TEAM_OWNER";
  if (reached === undefined || grant.includes(reached)) return undefined;
  return reached === "OWNER" && action !== "INVITE" ? "TEAM_OWNER" : "INVALID_ROLE";
}

/** What somebody may do with a project: as its holder, or as a member of its team. */
export function rightsOnProject(standing: TeamRole | "HOLDER", isCreator: boolean): readonly ProjectRight[] {
  return PROJECT_RIGHTS.filter((right) => standing === "HOLDER" || isGrantedOnProject(standing, right, isCreator));
}

/** True: a member of this role may do it with a project of the team. */
export function isGrantedOnProject(role: TeamRole, right: ProjectRight, isCreator: boolean): boolean {
  const grant = PROJECT_POLICY[right][role];
  return grant === "yes" || (grant === "own" && isCreator);
}

/** True: a member of this role may do it with a block of the team. */
export function isGrantedOnBlock(role: TeamRole, right: BlockRight, isCreator: boolean): boolean {
  const grant = BLOCK_POLICY[right][role];
  return grant === "yes" || isCreator;
}
