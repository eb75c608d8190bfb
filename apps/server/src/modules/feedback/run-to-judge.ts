import type { Loaders } from "../../loaders.ts";
import type { ProjectRow } from "../projects/project-policy.ts";

/** The run whose result was chosen and that nobody has said a word on yet; undefined where there is none. */
export async function runToJudge(
  { isResultSelected, selectedHistoryId, id }: ProjectRow,
  loaders: Loaders,
): Promise<string | undefined> {
  if (!isResultSelected || selectedHistoryId === null) return undefined;
  const requestGroupId = (await loaders.historyEntry.load(selectedHistoryId))?.requestGroupId;
  if (requestGroupId == null || (await loaders.run.load(requestGroupId))?.status !== "COMPLETE") return undefined;
  const given = await loaders.feedbacks.load(id);
  return given.some((feedback) => feedback.requestGroupId === requestGroupId) ? undefined : requestGroupId;
}
