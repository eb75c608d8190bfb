import { useQuery } from "urql";
import { type RunCostFactsFragment, RunCostsDocument } from "../../graphql/generated/documents.ts";
import { site } from "../../site.ts";

export interface RunCosts {
  readonly PLACEMENT: RunCostFactsFragment | null;
  readonly ROUTING: RunCostFactsFragment | null;
}

/** What the next run of each kind on a project costs; undefined where runs are not counted, and until it is known. */
export function useRunCosts(id: string, { pause = false } = {}): RunCosts | undefined {
  const [{ data }] = useQuery({
    query: RunCostsDocument,
    variables: { placement: { id, jobType: "PLACEMENT" }, routing: { id, jobType: "ROUTING" } },
    requestPolicy: "network-only",
    pause: pause || site.credits === "off",
  });
  return data && { PLACEMENT: data.placement ?? null, ROUTING: data.routing ?? null };
}
