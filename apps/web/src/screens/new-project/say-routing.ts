import type { TFunction } from "i18next";
import type { FileCheckResult } from "./use-file-check.ts";

/** What a routing of the new project will do: how much is open, or that nothing is. */
export function sayRouting(
  t: TFunction,
  {
    connections,
    nets,
    strip,
  }: {
    /** Null where there are too many to be counted at once. */
    connections: FileCheckResult["connections"];
    nets: number;
    /** Existing tracks are removed first. */
    strip: boolean;
  },
): string {
  if (!connections) return t("newProject.consequence.routeNets", { count: nets });
  const { total, open } = connections;
  if (strip) return t("newProject.consequence.routeAnew", { count: total });
  if (total === 0) return t("newProject.consequence.noConnections");
  if (open === 0) return t("newProject.consequence.nothingOpen", { count: total });
  return t("newProject.consequence.routeOpen", { count: open, total });
}
