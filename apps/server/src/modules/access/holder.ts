/** Whose something is: exactly one user or one team. */
export type Holder =
  | { readonly ownerId: string; readonly teamId: null }
  | { readonly ownerId: null; readonly teamId: string };

export function heldByUser(userId: string): Holder {
  return { ownerId: userId, teamId: null };
}

export function heldByTeam(teamId: string): Holder {
  return { ownerId: null, teamId };
}

/** Whose a project is, and what is kept for its holder's later projects: the team's, else the creator's. */
export function holderOf(project: { readonly holderId: string; readonly teamId: string | null }): Holder {
  return project.teamId === null ? heldByUser(project.holderId) : heldByTeam(project.teamId);
}

export function holderId(holder: Holder): string {
  return holder.teamId ?? holder.ownerId;
}
