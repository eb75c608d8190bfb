import { askServer } from "./ask-server.ts";
import type { Page } from "./story.ts";
import { storyServer } from "./story-server.ts";
import type { StoryFile } from "./wizard.ts";

const URLS =
  "query($input: PresignedMultiUrlsForFileUploadInput!) { presignedMultiUrlsForFileUpload(input: $input) { urls } }";
const RUNS = {
  ROUTING:
    "mutation($input: RequestEdaProjectRoutingInput!) { requestEdaProjectRouting(input: $input) { requestGroupId } }",
  PLACEMENT:
    "mutation($input: RequestEdaProjectAutoPlacementInput!) { requestEdaProjectAutoPlacement(input: $input) { requestGroupId } }",
};
const CREATE =
  "mutation($input: CreateEdaProjectQuickModeV2Input!) { createEdaProjectQuickModeV2(input: $input) { id } }";

/** Uploads of the signed-in user: their addresses, as operations take them. */
export async function uploadFiles(page: Pick<Page, "request">, files: readonly StoryFile[]): Promise<string[]> {
  const input = { files: files.map((file) => ({ fileName: file.name, fileType: file.mimeType })) };
  const { urls } = (await askServer(page, URLS, input)).presignedMultiUrlsForFileUpload;
  for (const [index, { name: fileName, buffer }] of files.entries()) {
    const response = await page.request.put(`${new URL(urls[index], storyServer().url)}`, { data: buffer });
    if (!response.ok()) throw new Error(`${fileName} was not taken: ${response.status()} ${await response.text()}`);
  }
  return urls;
}

/** A project of the signed-in user, past the wizard and without a task: for stories about what comes after. Its id. */
export async function uploadProject(
  page: Pick<Page, "request">,
  { name, files, teamId }: { readonly name: string; readonly files: readonly StoryFile[]; readonly teamId?: string },
): Promise<string> {
  const fileUrls = await uploadFiles(page, files);
  const made = await askServer(page, CREATE, { name, jobType: "ROUTING", fileUrls, teamId });
  return made.createEdaProjectQuickModeV2.id;
}

/** The same, open in the workspace; `run` is begun before. */
export async function openProject(
  page: Page,
  {
    run,
    ...project
  }: { readonly name: string; readonly files: readonly StoryFile[]; readonly run?: keyof typeof RUNS },
): Promise<string> {
  const id = await uploadProject(page, project);
  if (run) await askServer(page, RUNS[run], { id });
  await page.goto(`/layout/${id}`);
  return id;
}
