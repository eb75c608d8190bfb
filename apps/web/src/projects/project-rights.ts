import type { ProjectRowFragment } from "../graphql/generated/documents.ts";
import { type HolderTeam, useHolder } from "../holder/holder.ts";
import { useProfile } from "../shell/signed-in.tsx";

/** What a member may not do with every project of their team; everything else all members may. */
interface ProjectRights {
  readonly share: boolean;
  readonly delete: boolean;
  readonly move: boolean;
}

export type HeldProject = Pick<ProjectRowFragment, "teamId"> & {
  readonly creatorAuthor: Pick<ProjectRowFragment["creatorAuthor"], "id">;
};

const ALL: ProjectRights = { share: true, delete: true, move: true };

/** As the server decides it at every call; `team`: that of the project, undefined while it is not known. */
export function rightsOf(
  { teamId, creatorAuthor }: HeldProject,
  { userId, team }: { readonly userId: string; readonly team: Pick<HolderTeam, "myRoleType"> | undefined },
): ProjectRights {
  if (teamId === null) return ALL;
  if (team && team.myRoleType !== "USER") return ALL;
  const isCreator = creatorAuthor.id === userId;
  return { share: isCreator, delete: isCreator, move: false };
}

export function useProjectRights(project: HeldProject): ProjectRights {
  const { userId } = useProfile();
  const { teams } = useHolder();
  return rightsOf(project, { userId, team: teams?.find(({ id }) => id === project.teamId) });
}
