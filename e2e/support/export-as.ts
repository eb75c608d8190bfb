import { readFileSync } from "node:fs";
import { readZip } from "./read-zip.ts";
import type { Page } from "./story.ts";

/** What the browser downloads when an entry of the export menu is chosen. */
export async function exportAs(page: Page, entry: RegExp): Promise<{ name: string; files: Map<string, string> }> {
  await page.getByRole("button", { name: "Export" }).click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: entry }).click();
  const download = await downloading;
  return { name: download.suggestedFilename(), files: readZip(readFileSync(await download.path())) };
}
