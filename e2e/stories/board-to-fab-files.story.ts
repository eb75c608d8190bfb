import { readFileSync } from "node:fs";
import { readZip } from "../support/read-zip.ts";
import { expect, expectAccessible, type Page, test, UNTIL_RUN_ENDS } from "../support/story.ts";
import { createProject, exampleFiles } from "../support/wizard.ts";

/** What the browser downloads when an entry of the export menu is chosen. */
async function exportAs(page: Page, entry: RegExp): Promise<{ name: string; files: Map<string, string> }> {
  await page.getByRole("button", { name: "Export" }).click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: entry }).click();
  const download = await downloading;
  return { name: download.suggestedFilename(), files: readZip(readFileSync(await download.path())) };
}

test("routes a board, shows what came of it, and exports files for the fab", async ({ page, person }) => {
  await createProject(page, {
    task: "Route tracks",
    files: exampleFiles("blinker"),
    name: "LED lamp",
  });
  await expect(page.getByRole("heading", { name: "Everything is connected" })).toBeVisible(UNTIL_RUN_ENDS);
  await expectAccessible(page, `a finished routing (${person.email})`);
  const summary = page.getByRole("region", { name: "Everything is connected" });
  await expect(summary.getByText(/^(\d+)\/\1$/)).toBeVisible();
  await expect(summary.getByRole("tab", { name: "Findings 0" })).toBeVisible();

  await summary.getByRole("button", { name: "Use this routing" }).click();
  await expect(page.getByText("The routing is now the current version")).toBeVisible();
  await expect(page.getByText("v2.0")).toBeVisible();
  await expect(summary).toBeHidden();

  const gerber = await exportAs(page, /Gerber X2/);
  expect(gerber.name).toMatch(/\.zip$/);
  const texts = [...gerber.files.values()];
  expect(texts.filter((text) => text.includes("%TF.FileFunction,Copper"))).toHaveLength(2);
  expect(texts.filter((text) => text.includes("%TF.FileFunction,Profile"))).toHaveLength(1);
  expect(texts.some((text) => /^M48/m.test(text) && /^T\d+C\d/m.test(text))).toBe(true);

  const kicad = await exportAs(page, /KiCad board/);
  const board = [...kicad.files].find(([name]) => name.endsWith(".kicad_pcb"))?.[1] ?? "";
  expect(board).toMatch(/^\(kicad_pcb\s+\(version 20211014\)/);
  expect(board.match(/\(segment\b/g)?.length ?? 0).toBeGreaterThanOrEqual(3);
  expect([...kicad.files.keys()].some((name) => name.endsWith(".kicad_pro"))).toBe(true);

  await page.getByRole("link", { name: "All projects" }).click();
  await expect(page.getByRole("row", { name: /LED lamp/ })).toContainText("v2.0");
});
