import { useSearchParams } from "react-router";
import { type HolderTeam, useHolder } from "../holder/holder.ts";
import { TEAM_PARAMETER } from "../teams/team-path.ts";

export interface WalletChoice {
  /** Undefined: one's own. */
  readonly teamId: string | undefined;
  readonly team: HolderTeam | undefined;
  readonly teams: readonly HolderTeam[];
  readonly choose: (teamId: string | undefined) => void;
}

/** Whose plan and credits a page shows: those of the team that its address names, else one's own. */
export function useWalletTeam(): WalletChoice {
  const { teams = [] } = useHolder();
  const [search, setSearch] = useSearchParams();
  const teamId = search.get(TEAM_PARAMETER) || undefined;
  return {
    teamId,
    team: teams.find(({ id }) => id === teamId),
    teams,
    choose: (id) => setSearch(id === undefined ? {} : { [TEAM_PARAMETER]: id }),
  };
}
