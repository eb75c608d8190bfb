import { readFileSync } from "node:fs";
import { readZip } from "./read-zip.ts";
import type { Page } from "./story.ts";

interface DownloadedZip {
  readonly name: string;
  readonly files: Map<string, string>;
}

/** What the browser downloads when an entry of the export menu is chosen. */
export async function exportAs(page: Page, entry: RegExp): Promise<DownloadedZip> {
  await page.getByRole("button", { name: "Export" }).click();
  return downloadedBy(page, async () => {
    await page.getByRole("menuitem", { name: entry }).click();
    // What is for a fab is shown checked first.
    const dialog = page.getByRole("dialog", { name: "Fabrication files" });
    if (entry.source.includes("Gerber")) await dialog.getByRole("button", { name: /^Download/ }).click();
  });
}

/** The zip that comes of what is done. */
export async function downloadedBy(page: Page, act: () => Promise<void>): Promise<DownloadedZip> {
  const downloading = page.waitForEvent("download");
  await act();
  const download = await downloading;
  return { name: download.suggestedFilename(), files: readZip(readFileSync(await download.path())) };
}
