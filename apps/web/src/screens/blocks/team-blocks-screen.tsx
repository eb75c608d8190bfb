import { useMemo } from "react";
import { type HolderTeam, useHolder } from "../../holder/holder.ts";
import { LoadingOverlay } from "../../shell/loading-overlay.tsx";
import { BlockList } from "./block-list.tsx";
import type { BlockScope } from "./block-query.ts";

/** The blocks of the team that the address names. */
export default function TeamBlocksScreen() {
  const { team } = useHolder();
  // Of another team another list: what was typed and chosen in one is not of the other.
  return team ? <TeamBlocks key={team.id} team={team} /> : <LoadingOverlay />;
}

function TeamBlocks({ team }: { team: HolderTeam }) {
  const scope = useMemo((): BlockScope => ({ kind: "TEAM", teamId: team.id }), [team.id]);
  return <BlockList scope={scope} team={team} />;
}
