import { expect, expectAccessible, test } from "../support/story.ts";
import { createProject, exampleFiles } from "../support/wizard.ts";

test("places a board in three ways, of which one is flipped to, looked at and taken", async ({ page, person }) => {
  await createProject(page, {
    task: "Place parts",
    files: exampleFiles("blinker"),
    name: "LED lamp",
  });
  const candidates = page.getByRole("radiogroup", { name: "Three placements" });
  await expect(candidates).toBeVisible({ timeout: 60_000 });
  await expect(candidates.getByRole("radio")).toHaveCount(3);
  await expect(candidates.getByRole("radio", { name: /Compact/ })).toBeChecked();
  await expectAccessible(page, `three candidates (${person.email})`);

  await page.getByRole("heading", { name: "Three placements" }).click();
  await page.keyboard.press("ArrowRight");
  await expect(candidates.getByRole("radio", { name: /Routable/ })).toBeChecked();
  await page.keyboard.press("ArrowRight");
  await expect(candidates.getByRole("radio", { name: /Orderly/ })).toBeChecked();
  await page.keyboard.press("ArrowRight");
  await expect(candidates.getByRole("radio", { name: /Compact/ })).toBeChecked();
  await page.getByRole("button", { name: "Use this placement" }).click();
  await expect(page.getByText("Placement Compact is now the current version")).toBeVisible();
  await expect(page.getByText("v2.0")).toBeVisible();
  await expect(page.getByText("an older version")).toHaveCount(0);

  await page.getByRole("button", { name: "Run", exact: true }).click();
  await page.getByRole("menuitem", { name: /^Routing Connects/ }).click();
  await expect(page.getByRole("heading", { name: "Everything is connected" })).toBeVisible({ timeout: 60_000 });
});
