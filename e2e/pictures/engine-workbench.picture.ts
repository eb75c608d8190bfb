import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "../support/story.ts";

const PICTURE = join(import.meta.dirname, "../../docs/images/engine-workbench.png");
/** A document should load quickly. */
const MAX_BYTES = 400_000;

test("the engine workbench in the middle of a negotiation", async ({ page }) => {
  await page.goto("/test/dev/");
  await page.getByRole("button", { name: "usb-sensor" }).click();
  await expect(page.getByRole("region", { name: "This step" })).toBeVisible();
  for (let round = 1; round <= 3; round++) {
    await page.getByRole("button", { name: "Round", exact: true }).click();
    await expect(page.getByRole("region", { name: "This step" })).toContainText(`Round${round}`, { timeout: 60_000 });
  }
  await page.keyboard.press("2");
  await expect(page.getByText("Nets in the way:")).toBeVisible();
  await page.getByRole("application").hover({ position: { x: 520, y: 340 } });
  await expect(page.getByRole("region", { name: "Node under the pointer" })).toBeVisible();
  await page.screenshot({ path: PICTURE });
  expect(statSync(PICTURE).size).toBeLessThan(MAX_BYTES);
});
