import type { Page } from "@playwright/test";
import { smallBoard } from "../support/small-board.ts";
import { expect, expectAccessible, test } from "../support/story.ts";
import { takePicture } from "../support/take-picture.ts";
import { openProject } from "../support/upload-project.ts";
import { textFile } from "../support/wizard.ts";

/** What this page saves does not reach the server until it is let through. */
async function holdSaves(page: Page): Promise<() => Promise<void>> {
  await page.route("**/graphql", (route) =>
    route.request().postData()?.includes("SaveEdits(") ? route.abort() : route.continue(),
  );
  return async () => {
    await page.unroute("**/graphql");
    // It tries again at once, and not when its patience says so.
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
  };
}

test("two windows change the same part, and somebody says whose counts", async ({ page, person, context }) => {
  await openProject(page, {
    files: [textFile("open.kicad_pcb", smallBoard({ closedOutline: false }))],
    name: `Lamp of ${person.email}`,
  });
  await page.getByRole("tab", { name: "Parts" }).click();
  await page.getByRole("button", { name: /^R1 R1/ }).click();
  const y = page.getByLabel("Y", { exact: true });
  await expect(y).toHaveValue("110.0000");
  const other = await context.newPage();
  await other.addInitScript(() => localStorage.setItem("tracewright-language", "ko"));
  await other.emulateMedia({ colorScheme: "dark" });
  await other.goto(page.url());
  await other.getByRole("tab", { name: "부품" }).click();
  await other.getByRole("button", { name: /^R1 R1/ }).click();
  const otherY = other.getByLabel("Y", { exact: true });

  // Ours is kept back, theirs is saved, ours comes after it.
  let letThrough = await holdSaves(page);
  await page.getByRole("application").press("ArrowDown");
  await expect(y).toHaveValue("110.1000");
  await otherY.fill("112");
  await otherY.press("Enter");
  await expect(other.getByText(/^v1\.1/)).toBeVisible();
  await letThrough();
  const dialog = page.getByRole("dialog", { name: "Conflicting changes" });
  await expect(dialog.getByText("Part R1: changed here, changed there")).toBeVisible();
  await expectAccessible(page, `a conflict (${person.email})`);
  await takePicture(page, "conflict-en");
  await dialog.getByRole("button", { name: "Decide later" }).click();
  await expect(page.getByText("Not saved: also changed elsewhere")).toBeVisible();
  await page.getByRole("button", { name: "Show details" }).click();
  await dialog.getByRole("button", { name: "Keep mine" }).click();
  await expect(dialog).toBeHidden();
  await expect(otherY).toHaveValue("110.1000");

  // The other way round: what they have is taken.
  letThrough = await holdSaves(other);
  await otherY.fill("114");
  await otherY.press("Enter");
  await expect(otherY).toHaveValue("114.0000");
  await page.getByRole("application").press("ArrowUp");
  await expect(page.getByText(/^v1\.3/)).toBeVisible();
  await letThrough();
  const korean = other.getByRole("dialog", { name: "다른 곳에서도 같은 항목을 변경했습니다" });
  await expect(korean.getByText("부품 R1: 여기에서 변경, 다른 곳에서 변경")).toBeVisible();
  await takePicture(other, "conflict-ko");
  await korean.getByRole("button", { name: "상대 변경 사용" }).click();
  await expect(korean).toBeHidden();
  await expect(otherY).toHaveValue("110.0000");

  // What a window could not save before it was closed comes back in another.
  await holdSaves(other);
  await otherY.fill("113");
  await otherY.press("Enter");
  await expect(other.getByText(/편집 1건/)).toBeVisible();
  await other.close();
  const third = await context.newPage();
  await third.addInitScript(() => localStorage.setItem("tracewright-language", "en"));
  await third.goto(page.url());
  await expect(third.getByText("1 unsaved edit was restored and is being saved.")).toBeVisible();
  await expect(y).toHaveValue("113.0000");
});
