import type { Locator } from "@playwright/test";
import { expect, expectAccessible, type Page, test } from "../support/story.ts";
import { dropFiles, exampleFiles, openFilesStep } from "../support/wizard.ts";

test("limits heights and sides before placing, is told what cannot be, and finds it all again", async ({
  page,
  person,
}) => {
  const panel = await lookFirst(page);
  const rows = panel.locator("[data-intent]");
  // How high parts are is nobody's concern until something limits it.
  await expect(panel.getByRole("heading", { name: /^Part heights/ })).toBeHidden();

  const front = await openForm(page, panel, "Height limit");
  await front.getByRole("button", { name: "Save" }).click();
  await expect(front.getByRole("alert")).toHaveText("Fill in the missing fields above.");
  await front.getByLabel(/^Maximum height/).fill("2");
  await expectAccessible(page, `a limit of height (${person.email})`);
  await front.getByRole("button", { name: "Save" }).click();
  await expect(rows.filter({ hasText: /^Front: at most 2 mm/ })).toContainText("Height unknown, allowed");
  // Now the heights that were read show, with where they are from.
  await expect(panel.getByRole("heading", { name: /^Part heights/ })).toBeVisible();
  await expect(rows.filter({ hasText: "Standard height of" }).first()).toBeVisible();

  // A rectangle of the back, typed in mil; nothing may stand there.
  const area = await openForm(page, panel, "Height limit");
  await area.getByLabel("Side").click();
  await page.getByRole("option", { name: "Back" }).click();
  await area.getByText("mil", { exact: true }).click();
  await area.getByLabel(/^Maximum height/).fill("0");
  await area.getByLabel("Only in a rectangle").check();
  // It begins with the whole board.
  await expect(area.getByLabel("Left (X)")).toHaveValue("3937 mil");
  for (const [edge, mil] of [
    ["Left (X)", "5000"],
    ["Top (Y)", "4500"],
    ["Right (X)", "5500"],
    ["Bottom (Y)", "4500"],
  ] as const)
    await area.getByLabel(edge).fill(mil);
  await area.getByRole("button", { name: "Save" }).click();
  await expect(area.getByRole("alert")).toContainText("a rectangle with a width and a height");
  await area.getByLabel("Bottom (Y)").fill("4900");
  await area.getByRole("button", { name: "Save" }).click();
  await expect(rows.filter({ hasText: /^Back, 12\.7 × 10\.16 mm at 127, 114\.3: no parts/ })).toBeVisible();

  // U1 is said to be higher than the front allows, and to belong there: no side takes it.
  const height = await openForm(page, panel, "Part height");
  await height.getByRole("combobox", { name: "Parts" }).fill("U1");
  await page.getByRole("option", { name: "U1", exact: true }).click();
  await page.keyboard.press("Escape");
  await height.getByLabel("Height").fill("5");
  await height.getByRole("button", { name: "Save" }).click();
  const limit = rows.filter({ hasText: /^Front: at most 2 mm/ });
  await expect(limit).toContainText("allowed only on the other side: U1 (5 mm)");
  const side = await openForm(page, panel, "Part on one side");
  await side.getByRole("combobox", { name: "Part" }).fill("U1");
  await page.getByRole("option", { name: "U1", exact: true }).click();
  await side.getByRole("button", { name: "Save" }).click();
  await expect(limit).toContainText("Too high for both sides: U1 (5 mm).");
  await expectAccessible(page, "limits that ask for the impossible");

  // Corrected, it fits; the window opened again still knows.
  await panel.getByRole("button", { name: "Edit Front: at most 2 mm" }).click();
  const correction = panel.getByRole("form", { name: /^Edit Front/ });
  await correction.getByLabel(/^Maximum height/).fill("6");
  await correction.getByRole("button", { name: "Save" }).click();
  await page.reload();
  await expect(rows.filter({ hasText: /^Front: at most 6 mm/ })).toBeVisible();
  await expect(rows.filter({ hasText: /^Front: at most 6 mm/ })).not.toContainText("Too high for both sides");
  await expect(rows.filter({ hasText: /^U1: Front only/ })).toBeVisible();
});

test("says limits of height in Korean", async ({ page, person }) => {
  expect(person.email).toContain("@");
  const panel = await lookFirst(page);
  const form = await openForm(page, panel, "Height limit");
  await form.getByLabel(/^Maximum height/).fill("0.5");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(panel.locator("[data-intent]").filter({ hasText: /^Front: at most 0\.5 mm/ })).toBeVisible();
  await page.evaluate(() => localStorage.setItem("tracewright-language", "ko"));
  await page.reload();
  const korean = page.getByRole("region", { name: /배치기가 이해한 내용/ });
  const limit = korean.locator("[data-intent]").filter({ hasText: /^앞면: 최대 0\.5 mm/ });
  await expect(limit).toContainText("이 면에는 너무 높아 반대쪽 면에만 둘 수 있는 부품");
  await expect(korean.getByRole("heading", { name: /^부품 높이/ })).toBeVisible();
});

async function openForm(page: Page, panel: Locator, name: string): Promise<Locator> {
  await panel.getByRole("button", { name: "Add" }).click();
  await page.getByRole("menuitem", { name, exact: true }).click();
  return panel.getByRole("form", { name });
}

async function lookFirst(page: Page): Promise<Locator> {
  await openFilesStep(page, "Place parts");
  await dropFiles(page, exampleFiles("mcu-board"));
  const next = page.getByRole("button", { name: "Next" });
  await expect(next).toBeEnabled();
  await next.click();
  await page.getByRole("button", { name: /Create and review/ }).click();
  await expect(page).toHaveURL(/\/layout\//);
  const panel = page.getByRole("region", { name: /Placement intents/ });
  await expect(panel.locator("[data-intent]").first()).toBeVisible();
  return panel;
}
