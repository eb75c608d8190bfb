import type { TeamMemberRole } from "../graphql/generated/documents.ts";

export type GivenRole = Exclude<TeamMemberRole, "OWNER">;

/** The roles that a member of this role invites with, as the server's policy has it; the usual one first. */
export function rolesToGive(role: TeamMemberRole): readonly GivenRole[] {
  if (role === "OWNER") return ["USER", "ADMIN"];
  return role === "ADMIN" ? ["USER"] : [];
}

/** Whether a member of this role resends or revokes an invitation that gives the other role. */
export function canManageInvitation(role: TeamMemberRole, given: TeamMemberRole): boolean {
  return rolesToGive(role).some((one) => one === given);
}
