import { readFileSync } from "node:fs";
import { stepFacts, stepNumber } from "../support/step-facts.ts";
import { expect, expectAccessible, type Page, test, UNTIL_RUN_ENDS } from "../support/story.ts";

/** Presses one of the buttons that move the placer and waits until it stands again. */
async function step(page: Page, unit: "Move" | "Cycle" | "Layout" | "Stage" | "To the end"): Promise<void> {
  const before = await stepFacts(page);
  await page.getByRole("button", { name: unit, exact: true }).click();
  await expect.poll(() => stepFacts(page), UNTIL_RUN_ENDS).not.toBe(before);
  await expect(page.getByRole("button", { name: "Save this step" })).toBeEnabled(UNTIL_RUN_ENDS);
}

test("lets anybody step the placer through an example and save a step that opens again", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(graphql|documents|uploads|files)/.test(pathname)) asked.push(pathname);
  });
  await page.goto("/test/dev/");
  await page.getByRole("link", { name: "Placer" }).click();
  await expect(page).toHaveURL(/\/test\/dev\/placer\/$/);
  await page.getByRole("button", { name: "usb-sensor" }).click();
  await expect(page.getByRole("region", { name: "This step" })).toBeVisible();
  expect(await stepFacts(page)).toContain("Finding room");
  expect(await stepNumber(page, "Parts with a place")).toBe(0);

  await step(page, "Move");
  expect(await stepNumber(page, "Parts with a place")).toBe(1);
  await page.getByLabel("Moves").selectOption("× 0.1");
  await page.getByRole("button", { name: "Begin anew" }).click();
  await expect.poll(() => stepNumber(page, "Parts with a place")).toBe(0);
  await step(page, "Stage");
  expect(await stepFacts(page)).toContain("Several starts");
  await step(page, "Stage");
  expect(await stepFacts(page)).toContain("Improving, round 1");
  await step(page, "Cycle");
  await step(page, "Move");
  await expect(page.getByRole("region", { name: "Cost by its terms" })).toContainText(/Wires[\d.]+ mm/);
  await expect(page.getByRole("img", { name: "Cost by moves" })).toBeVisible();
  await page.keyboard.press("4");
  await expect(page.getByRole("checkbox", { name: /Where wiring crowds/ })).toBeChecked();
  await expect.poll(() => stepFacts(page)).toContain("mm of wire a mm²");
  // Away from the buttons, whose hints lie over the page.
  await page.mouse.move(400, 500);
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await expectAccessible(page, "a step of the placer");

  const facts = (await stepFacts(page)).replace(/Moves a second.*/, "");
  await page.getByRole("button", { name: "Save this step" }).click();
  await page.getByLabel("What is wrong here?").fill("U3 far from J1");
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save file" }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^usb-sensor-improve-round0-\w+-move\d+\.json$/);
  const text = readFileSync(await download.path(), "utf8");
  await step(page, "To the end");
  expect(await stepFacts(page)).toContain("Finished");

  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({
      name: "saved.json",
      mimeType: "application/json",
      buffer: Buffer.from(text),
    });
  await expect(page.getByRole("status").filter({ hasText: "Stands at the saved step." })).toContainText(
    "U3 far from J1",
  );
  await step(page, "Move");
  expect(await stepNumber(page, "Moves")).toBeGreaterThan(
    Number(/Moves([\d,]+)/.exec(facts)?.[1]?.replaceAll(",", "")),
  );
  expect(asked).toEqual([]);
});
