import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "../support/story.ts";
import { createProject, exampleFiles } from "../support/wizard.ts";

const PICTURE = join(import.meta.dirname, "../../docs/images/workspace.png");
/** A README should load quickly. */
const MAX_BYTES = 400_000;

test.use({ personName: "mina" });

test("the workspace with a routed example", async ({ page, person }) => {
  await createProject(page, {
    task: "Route tracks",
    files: exampleFiles("usb-sensor"),
    name: "USB sensor",
  });
  await expect(page.getByRole("heading", { name: /connected|(is|are) open/ }), person.email).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByText(/^All \d+ connections routed$/)).toBeVisible();
  await page.getByRole("tab", { name: "Parts" }).click();
  await page.getByRole("button", { name: /^U4/ }).click();
  await page.getByRole("tab", { name: "Layers" }).click();
  await page.getByRole("button", { name: "Show the whole board (Home)" }).click();
  await page.mouse.move(700, 330);
  await page.screenshot({ path: PICTURE });
  expect(statSync(PICTURE).size).toBeLessThan(MAX_BYTES);
});
