import type { Loaders } from "../../platform/loaders.ts";
import { loadHistoryEntries } from "../projects/history-loader.ts";
import type { ProjectRow } from "../projects/project-policy.ts";
import { loadRuns } from "../runs/run-loaders.ts";
import { loadFeedbacks } from "./feedback-loader.ts";

/** The run whose result was chosen and that nobody has said a word on yet; undefined where there is none. */
export async function runToJudge(
  { isResultSelected, selectedHistoryId, id }: ProjectRow,
  loaders: Loaders,
): Promise<string | undefined> {
  if (!isResultSelected || selectedHistoryId === null) return undefined;
  const requestGroupId = (await loaders.of(loadHistoryEntries).load(selectedHistoryId))?.requestGroupId;
  if (requestGroupId == null || (await loaders.of(loadRuns).load(requestGroupId))?.status !== "COMPLETE")
    return undefined;
  const given = await loaders.of(loadFeedbacks).load(id);
  return given.some((feedback) => feedback.requestGroupId === requestGroupId) ? undefined : requestGroupId;
}
