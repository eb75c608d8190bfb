/** The airwires the workspace draws: connections that a routing had to leave open. */
import { type NetId, netId, type Point } from "@tracewright/board";
import type { ProjectQuery } from "../graphql/generated/documents.ts";
import type { RunView } from "./run-view.ts";

type Project = ProjectQuery["edaProjectV2"];
type Routing = NonNullable<NonNullable<Project["run"]>["results"][number]["routing"]>;

export interface OpenAirwire {
  readonly net: NetId;
  readonly from: { readonly position: Point };
  readonly to: { readonly position: Point };
}

/** Where the last routing had to leave connections open: of the result on view, or of the one that was taken. */
export function airwiresOf(project: Pick<Project, "run" | "selectedHistoryId">, view: RunView): OpenAirwire[] {
  const routing = routingOnView(project, view);
  return (routing?.open ?? []).map(({ net, from, to }) => ({
    net: netId(net),
    from: { position: { x: from.x, y: from.y } },
    to: { position: { x: to.x, y: to.y } },
  }));
}

function routingOnView(
  { run, selectedHistoryId }: Pick<Project, "run" | "selectedHistoryId">,
  view: RunView,
): Routing | null | undefined {
  if (view.kind === "routed") return view.result.routing;
  if (view.kind !== "none") return undefined;
  return run?.results.find(({ id }) => id === selectedHistoryId)?.routing;
}
