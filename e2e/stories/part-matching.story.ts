import { watchNews } from "../support/cut-news.ts";
import { sparseFile } from "../support/sparse-file.ts";
import { expect, expectAccessible, type Locator, type Page, test, UNTIL_RUN_ENDS } from "../support/story.ts";
import { uploadProject } from "../support/upload-project.ts";
import { dropFiles, exampleFiles, openFilesStep, startTask, textFile } from "../support/wizard.ts";
import { writeDatasheet } from "../support/write-datasheet.ts";

/** The blinker with a circuit in place of its NE555 that no catalogue knows. */
const files = exampleFiles("blinker").map(({ name, buffer }) =>
  textFile(name, buffer.toString("utf8").replaceAll("NE555P", "XY4711")),
);

/** The pins as the blinker's symbol calls them. */
const PINS = [
  ["1", "GND"],
  ["2", "TRIG"],
  ["3", "OUT"],
  ["4", "RESET"],
  ["5", "CONT"],
  ["6", "THRES"],
  ["7", "DISCH"],
  ["8", "VCC"],
] as const;
const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: "application/pdf", buffer });

/** The parts as soon as they are shown, however far their matching is. */
async function createBlinker(page: Page): Promise<Locator> {
  await openFilesStep(page, "Route tracks");
  await dropFiles(page, files);
  const next = page.getByRole("button", { name: "Next" });
  await expect(next).toBeEnabled();
  await next.click();
  await page.getByRole("button", { name: "Create and match parts" }).click();
  const parts = page.getByRole("dialog", { name: /^Parts of/ });
  await expect(parts).toBeVisible();
  return parts;
}

const inGroup = (parts: Locator, name: string) =>
  parts.getByRole("navigation").getByRole("region", { name: new RegExp(`^${name}`) });

async function countOf(group: Locator): Promise<number> {
  return Number(/\d+$/.exec((await group.getByRole("heading").textContent()) ?? "")?.[0]);
}

test("a part that no catalogue knows is matched from its datasheet, put right, confirmed, and taken back", async ({
  page,
  person,
}) => {
  const news = await watchNews(page);
  const parts = await createBlinker(page);
  await expect(parts.getByRole("button", { name: "Match again" })).toBeVisible(UNTIL_RUN_ENDS);
  const failed = inGroup(parts, "Failed to match");
  const count = await countOf(failed);
  await failed.getByRole("button", { name: /^U1/ }).click();
  await expect(parts.getByRole("heading", { name: /^U1/ })).toBeFocused();
  await expect(parts.getByRole("img", { name: "Symbol of U1" })).toBeVisible();
  await expectAccessible(page, `a part that is not matched (${person.email})`);

  const chooser = parts.locator("input[type=file]");
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url()));
  await chooser.setInputFiles(sparseFile("large.pdf", 314_572_801));
  await expect(parts.getByText("The datasheet is larger than 300 MB.")).toBeVisible();
  expect(sent.filter((url) => url.includes("/uploads/"))).toEqual([]);
  await chooser.setInputFiles(pdf("notes.pdf", Buffer.from("Only notes, whatever the name says.")));
  await expect(parts.getByText("This file is not a readable PDF.")).toBeVisible();
  await chooser.setInputFiles(pdf("empty.pdf", writeDatasheet("A page without pins", [])));
  await expect(parts.getByText("No pin table was found in this datasheet.")).toBeVisible(UNTIL_RUN_ENDS);
  await readAgainAfterFault(page, parts);

  // Live messages are lost from here on: the page asks.
  await news.cut();
  await chooser.setInputFiles(pdf("xy4711.pdf", writeDatasheet("XY4711 Timer", PINS)));
  await expect(inGroup(parts, "Needs review").getByRole("button", { name: /^U1/ })).toBeVisible(UNTIL_RUN_ENDS);
  expect(await countOf(failed)).toBe(count - 1);
  news.mend();
  const reset = parts.getByLabel("Name of pin 4");
  await expect(reset).toHaveValue("RESET");
  await parts.getByRole("button", { name: "p. 1: show 4 RESET in the datasheet" }).click();
  const shown = parts.getByRole("figure", { name: "Page 1 of the datasheet" });
  await expect(shown.getByText("Page 1 of 1")).toBeVisible();
  await expectAccessible(page, "a part with the page of its datasheet");

  await reset.fill("NRESET");
  await parts.getByRole("button", { name: "Close", exact: true }).click();
  await expect(parts.getByText("Discard your corrections?")).toBeVisible();
  await parts.getByRole("button", { name: "Stay" }).click();
  await parts.getByRole("button", { name: "Save and confirm" }).click();
  await expect(parts.getByText("corrected", { exact: true })).toBeVisible();
  await expect(reset).toHaveValue("NRESET");
  await expect(inGroup(parts, "Matched").getByRole("button", { name: /^U1.*Confirmed/ })).toBeVisible();
  const download = page.waitForEvent("download");
  await parts.getByRole("link", { name: "Download the datasheet" }).click();
  expect((await download).suggestedFilename()).toBe("xy4711.pdf");

  await parts.getByRole("button", { name: "Delete match" }).click();
  await expect(failed.getByRole("button", { name: /^U1/ })).toBeVisible();
  expect(await countOf(failed)).toBe(count);
});

/** Simulates a failed datasheet reader for the page; later requests go to the real one. */
async function readAgainAfterFault(page: Page, parts: Locator): Promise<void> {
  await page.route("**/graphql", async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll('"no-pins"', '"crashed"')
      .replaceAll('"isRetryable":false', '"isRetryable":true');
    await route.fulfill({ response, body });
  });
  await page.reload();
  await inGroup(parts, "Failed to match").getByRole("button", { name: /^U1/ }).click();
  const fault = parts.getByRole("alert").filter({ hasText: "Temporary error: the datasheet could not be read." });
  await expect(fault).toBeVisible();
  await expectAccessible(page, "a datasheet that was not read by a fault");
  await page.unrouteAll({ behavior: "wait" });
  await fault.getByRole("button", { name: "Try again" }).click();
  await expect(parts.getByText("No pin table was found in this datasheet.")).toBeVisible(UNTIL_RUN_ENDS);
}

test("whoever closes the browser while parts are matched finds them again from the list and the workspace", async ({
  page,
  person,
  context,
}) => {
  const closed = await context.newPage();
  await createBlinker(closed);
  await closed.close();
  const parts = page.getByRole("dialog", { name: /^Parts of/ });
  await page.goto("/workspace/personal/projects/");
  await expect(page.getByRole("row").getByText(/^(Imported|Placed)$/)).toBeVisible();
  await page.getByRole("button", { name: /^Actions for/ }).click();
  await page.getByRole("menuitem", { name: "Part matching" }).click();
  await expect(inGroup(parts, "Failed to match").getByRole("button", { name: /^U1/ })).toBeVisible(UNTIL_RUN_ENDS);
  await parts.getByLabel("Search parts").fill("xy4711");
  await expect(parts.getByRole("navigation").getByRole("button", { name: /^[A-Z]+\d/ })).toHaveCount(1);
  await parts.getByLabel("Search parts").fill("no such part");
  await parts.getByRole("button", { name: "Clear search" }).click();
  await page.reload();
  await expect(inGroup(parts, "Matched")).toBeVisible();
  await parts.getByRole("link", { name: "Open without starting" }).click();
  await expect(page).toHaveURL(/\/layout\//);
  await page.getByRole("link", { name: "Part matching" }).click();
  await startTask(page);
  await expect(parts).toBeHidden();
  await expect(page.getByRole("heading", { name: "All nets are connected" })).toBeVisible(UNTIL_RUN_ENDS);
  expect(person.email).toContain("@");
});

test("how many parts are settled is seen to grow while a slow server matches them", async ({ page, person }) => {
  const id = await uploadProject(page, { name: person.email, files });
  // How many the server says are settled; undefined once it may say what it has.
  let settled: number | undefined = 0;
  await page.route("**/graphql", async (route) => {
    if (!route.request().postData()?.includes("query PartMatchList(")) return route.fallback();
    const response = await route.fetch();
    const answer = await response.json();
    const list = answer.data.edaProjectPartMatchListV2;
    if (settled !== undefined) {
      list.status = "PROGRESS";
      for (const part of list.parts.slice(settled)) Object.assign(part, { matchStatus: "InProgress", match: null });
    }
    await route.fulfill({ response, json: answer });
  });
  await page.goto(`/home?parts=${id}`);
  const dialog = page.getByRole("dialog", { name: /^Parts of/ });
  const seen: string[] = [];
  const bar = dialog.getByRole("progressbar", { name: "Matching parts" });
  for (const count of [0, 2, 4]) {
    settled = count;
    await expect(dialog.getByRole("status")).toHaveText(new RegExp(`^${count} of \\d+ parts$`));
    seen.push((await bar.getAttribute("aria-valuenow")) ?? "");
  }
  settled = undefined;
  expect(seen.map(Number)).toEqual([...seen.map(Number)].sort((a, b) => a - b));
  expect(new Set(seen).size).toBe(3);
  await expect(dialog.getByRole("button", { name: "Match again" })).toBeVisible();
  await expect(bar).toHaveCount(0);
});
