import { readFileSync } from "node:fs";
import type { Route } from "@playwright/test";
import { downloadedBy } from "../support/export-as.ts";
import { expect, expectAccessible, type Page, test } from "../support/story.ts";
import { createProject, exampleFiles } from "../support/wizard.ts";

/** The model is made by the server when somebody first looks. */
const UNTIL_MADE = { timeout: 60_000 };

async function openResult(page: Page): Promise<void> {
  // Not by the pointer: the head of a project that has just opened still shifts under it.
  await page.getByRole("link", { name: "Result" }).press("Enter");
  await expect(page).toHaveURL(/\/result\//);
}

/** As the server answers when the hour of each file is over. */
async function withoutResults(route: Route): Promise<void> {
  const response = await route.fetch();
  const answer = await response.json();
  for (const job of answer.data?.edaProjectExports ?? []) job.result = null;
  await route.fulfill({ response, json: answer });
}

async function firstBytesBy(page: Page, act: () => Promise<void>, count: number): Promise<string> {
  const downloading = page.waitForEvent("download");
  await act();
  return readFileSync(await (await downloading).path())
    .subarray(0, count)
    .toString("latin1");
}

test("the result of a project: turned in space, followed through its drawings, taken away as files", async ({
  page,
  person,
}) => {
  await createProject(page, { task: "Place parts", files: exampleFiles("blinker"), name: "LED lamp" });
  await openResult(page);
  const model = page.getByRole("application", { name: "3D model of LED lamp" });
  await expect(page.getByRole("group", { name: "Layers" })).toBeVisible(UNTIL_MADE);
  await expectAccessible(page, `a result (${person.email})`);

  // By keys alone: from part to part, pulled apart and put together again.
  await model.press("KeyN");
  await expect(page.getByText(/^C1 · .* · front · /)).toBeVisible();
  await model.press("KeyE");
  await expect(page.getByRole("slider", { name: "Pull apart" })).toHaveAttribute("aria-valuenow", "1");
  await model.press("KeyP");
  await expect(page.getByRole("button", { name: "Show parts" })).toHaveAttribute("aria-pressed", "false");
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as picture" }).click();
  const picture = await saving;
  expect(picture.suggestedFilename()).toBe("LED-lamp-3d.png");
  expect(
    readFileSync(await picture.path())
      .subarray(1, 4)
      .toString("latin1"),
  ).toBe("PNG");

  // What is chosen is marked in every drawing, and the address says which one is shown.
  await page.getByRole("tab", { name: "Layout" }).click();
  await expect(page).toHaveURL(/view=layout/);
  await expect(page.getByRole("button", { name: "C1", exact: true })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("tab", { name: "Schematic" }).click();
  await expect(page.getByRole("button", { name: "C1", exact: true })).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(page.getByRole("tab", { name: "Schematic" })).toHaveAttribute("aria-selected", "true");

  // The bill counts for a lot, and what is decided about a line can be taken back.
  await page.getByRole("tab", { name: "Bill of materials" }).click();
  const line = page.getByRole("row").filter({ has: page.getByRole("button", { name: "C1", exact: true }) });
  await line.getByRole("button", { name: "C1", exact: true }).click();
  await expect(
    page.getByRole("tabpanel", { name: "Schematic" }).getByRole("button", { name: "C1", exact: true }),
  ).toHaveAttribute("aria-pressed", "true");
  await page.getByLabel("Boards").fill("30");
  await expect(line.getByText("1 a board")).toBeVisible();
  await line.getByRole("button", { name: "More about C1" }).click();
  await page.getByRole("button", { name: "No part needed" }).click();
  await expect(line.getByText("no part needed")).toBeVisible();
  await expectAccessible(page, "a bill of materials");
  await page.getByRole("button", { name: "Undo the last choice" }).click();
  await expect(line.getByText("no part needed")).toBeHidden();

  await page.getByRole("tab", { name: "Files" }).click();
  // What a fab gets is looked at before it is taken.
  await page.getByRole("button", { name: "Make Gerber X2 and drill files" }).press("Enter");
  await expect(page.getByText(/checks? (need a look|holds?)/)).toBeVisible();
  const gerbers = await downloadedBy(page, () =>
    page.getByRole("button", { name: "Download Gerber X2 and drill files" }).press("Enter"),
  );
  expect([...gerbers.files.keys()].some((name) => name.endsWith(".drl"))).toBe(true);
  // A drawing is made and taken with one press; once its hour is over it is made anew.
  const pdf = page.getByRole("button", { name: "Download Layout as PDF" });
  expect(await firstBytesBy(page, () => pdf.press("Enter"), 5)).toBe("%PDF-");
  await expect(page.getByText(/LED-lamp-layout\.pdf, .*kept for an hour/)).toBeVisible();
  await page.route("**/graphql", withoutResults);
  await page.reload();
  await expect(page.getByText(/not kept any more/).first()).toBeVisible();
  await page.unroute("**/graphql", withoutResults);
  expect(await firstBytesBy(page, () => pdf.press("Enter"), 5)).toBe("%PDF-");
  await page.context().setOffline(true);
  await expect(pdf).toHaveAttribute("aria-disabled", "true");
  await page.context().setOffline(false);
  await expect(pdf).toHaveAttribute("aria-disabled", "false");
  await expectAccessible(page, "files of a result");
  await page.getByRole("button", { name: "Make Everything" }).press("Enter");
  await expect(page.getByText(/^File \d+ of \d+: /)).toBeVisible();
  await page.getByRole("button", { name: "Cancel Everything" }).press("Enter");
  await expect(page.getByText("Cancelled.")).toBeVisible();
  await page.getByRole("button", { name: "Make Everything" }).press("Enter");
  await expect(page.getByText(/^File \d+ of \d+: /)).toBeVisible();
  // Whoever leaves meanwhile finds it again.
  await page.reload();
  const everything = page.getByRole("button", { name: "Download Everything" });
  await expect(everything).toBeVisible({ timeout: 120_000 });
  const { files } = await downloadedBy(page, () => everything.press("Enter"));
  const folders = new Set([...files.keys()].map((name) => name.replace(/\/.*/, "")));
  expect([...folders].sort()).toEqual([
    "README.txt",
    "assembly",
    "bill",
    "drawings",
    "fabrication",
    "history",
    "kicad",
    "model",
  ]);
  await page.getByRole("link", { name: "Open the layout" }).click();
  await expect(page).toHaveURL(/\/layout\/[^?]+\?m=1&r=0$/);
});

test("where nothing can be drawn in space the layout is shown instead; without a board there is the way to the layout", async ({
  page,
  person,
}) => {
  await page.addInitScript(() => {
    const usual = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...more: unknown[]) {
      return kind === "webgl2" ? null : Reflect.apply(usual, this, [kind, ...more]);
    } as typeof usual;
  });
  await createProject(page, { task: "Place parts", files: exampleFiles("blinker"), name: "Flat" });
  await openResult(page);
  await expect(page.getByText(/cannot draw in 3D/)).toBeVisible(UNTIL_MADE);
  await expect(page.getByRole("img", { name: "Layout of Flat, seen from the front" })).toBeVisible();
  await expectAccessible(page, `a result without 3D (${person.email})`);

  await page.route("**/model.glb", (route) => route.fulfill({ status: 503 }));
  await page.reload();
  await expect(page.getByText("The 3D model could not be shown.")).toBeVisible();
  await page.unroute("**/model.glb");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(/cannot draw in 3D/)).toBeVisible();
});
