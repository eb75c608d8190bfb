import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";

export interface StoryFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export function textFile(name: string, text: string): StoryFile {
  return { name, mimeType: "text/plain", buffer: Buffer.from(text) };
}

/** All KiCad files of one of the example projects in examples/. */
export function exampleFiles(project: string): StoryFile[] {
  const folder = join(import.meta.dirname, "../../examples", project);
  return readdirSync(folder)
    .filter((name) => /\.kicad_(pcb|sch|pro)$/.test(name))
    .map((name) => ({ name, mimeType: "text/plain", buffer: readFileSync(join(folder, name)) }));
}

/** Opens the new-project steps from home, at the files of a task. */
export async function openFilesStep(page: Page, task: "Place parts" | "Route tracks"): Promise<void> {
  await page.goto("/home");
  await page.getByRole("button", { name: new RegExp(task) }).click();
  await expect(page.getByRole("dialog", { name: "AI quickstart" })).toBeVisible();
}

export async function dropFiles(page: Page, files: readonly StoryFile[]): Promise<void> {
  await page
    .getByRole("dialog")
    .locator("input[type=file]")
    .setInputFiles([...files]);
}

/** The whole way through the steps; answers in the workspace. */
export async function createProject(
  page: Page,
  { task, files, name }: { task: "Place parts" | "Route tracks"; files: readonly StoryFile[]; name?: string },
): Promise<void> {
  await openFilesStep(page, task);
  await dropFiles(page, files);
  const next = page.getByRole("button", { name: "Next" });
  await expect(next).toBeEnabled();
  await next.click();
  if (name) await page.getByLabel("Project name").fill(name);
  const create = page.getByRole("button", { name: /^Create (and match|without)/ });
  await expect(create).toBeEnabled();
  const goesOn = (await create.textContent())?.startsWith("Create and");
  await create.click();
  if (goesOn) {
    // The workspace orders the task once the board is there; what is selected before that is laid down.
    const ordered = page.waitForResponse(
      (response) => /"Request(Placement|Routing)"/.test(response.request().postData() ?? ""),
      { timeout: 180_000 },
    );
    await startTask(page);
    await ordered;
  }
  await expect(page).toHaveURL(/\/layout\//);
}

/** From the parts of a new project, however far their matching is, to its task. */
export async function startTask(page: Page): Promise<void> {
  await page
    .getByRole("dialog", { name: /^Parts of/ })
    .getByRole("button", { name: /^Next: / })
    .click();
}
