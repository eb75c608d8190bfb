import { askServer } from "./ask-server.ts";
import { expect, type Page } from "./story.ts";
import { uploadProject } from "./upload-project.ts";
import { exampleFiles } from "./wizard.ts";

export const UNTIL_CHECKED = { timeout: 180_000 };
const PROJECT =
  "query ($input: EdaProjectV2Input!) { edaProjectV2(input: $input) { stateType run { results { id } } } }";
const ROUTE =
  "mutation ($input: RequestEdaProjectRoutingInput!) { requestEdaProjectRouting(input: $input) { requestGroupId } }";
const SELECT =
  "mutation ($input: SelectEdaProjectResultInput!) { selectEdaProjectAutoRoutingResult(input: $input) { id } }";

/** A project whose board is routed and confirmed. */
export async function routedProject(page: Page, name: string, teamId?: string): Promise<string> {
  const id = await uploadProject(page, {
    name,
    files: exampleFiles("blinker"),
    ...(teamId !== undefined && { teamId }),
  });
  await expect
    .poll(async () => (await askServer(page, PROJECT, { id })).edaProjectV2.stateType, UNTIL_CHECKED)
    .not.toMatch(/READING/);
  await askServer(page, ROUTE, { id });
  await expect
    .poll(async () => (await askServer(page, PROJECT, { id })).edaProjectV2.stateType, UNTIL_CHECKED)
    .toMatch(/_COMPLETE$/);
  const { run } = (await askServer(page, PROJECT, { id })).edaProjectV2;
  await askServer(page, SELECT, { id, historyId: run.results[0].id });
  return id;
}
