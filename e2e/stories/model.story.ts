import { readFileSync } from "node:fs";
import { expect, expectAccessible, type Page, test, UNTIL_RUN_ENDS } from "../support/story.ts";
import { openProject } from "../support/upload-project.ts";
import { exampleFiles } from "../support/wizard.ts";

async function download(page: Page, entry: RegExp): Promise<{ name: string; head: string }> {
  await page.getByRole("button", { name: "Export" }).click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: entry }).click();
  const file = await downloading;
  return { name: file.suggestedFilename(), head: readFileSync(await file.path(), "latin1").slice(0, 13) };
}

test("a board leaves as 3D models, and whose height nobody knows is said", async ({ page, person }) => {
  await openProject(page, { files: exampleFiles("blinker"), name: "LED lamp", run: "ROUTING" });
  await expect(page.getByRole("heading", { name: "All nets are connected" })).toBeVisible(UNTIL_RUN_ENDS);

  expect(await download(page, /3D model, GLB/)).toEqual({ name: "LED-lamp.glb", head: expect.stringMatching(/^glTF/) });
  const note = page.getByRole("dialog", { name: "Exported with notes" });
  await expect(note.getByText(/The heights? of \d+ parts? (is|are) unknown/)).toBeVisible();
  await expectAccessible(page, `what is said of a 3D model (${person.email})`);
  await note.getByRole("button", { name: "Close" }).click();
  expect(await download(page, /3D model, STEP/)).toEqual({ name: "LED-lamp.step", head: "ISO-10303-21;" });
});
