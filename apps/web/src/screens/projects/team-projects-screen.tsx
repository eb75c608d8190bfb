import { useHolder } from "../../holder/holder.ts";
import { LoadingOverlay } from "../../shell/loading-overlay.tsx";
import { ProjectList } from "./project-list.tsx";

/** The projects of the team that the address names. */
export default function TeamProjectsScreen() {
  const { team } = useHolder();
  // Of another team another list: what was typed and chosen in one is not of the other.
  return team ? <ProjectList key={team.id} team={team} /> : <LoadingOverlay />;
}
