import { answerWith } from "../support/answer-with.ts";
import { smallBoard } from "../support/small-board.ts";
import { expect, expectAccessible, test, UNTIL_RUN_ENDS } from "../support/story.ts";
import { openProject } from "../support/upload-project.ts";
import { textFile } from "../support/wizard.ts";

test("an old version is looked at, compared, applied and gone back to", async ({ page, person }) => {
  await openProject(page, {
    files: [textFile("led.kicad_pcb", smallBoard())],
    name: "LED lamp",
    run: "ROUTING",
  });
  await expect(page.getByRole("heading", { name: "All nets are connected" })).toBeVisible(UNTIL_RUN_ENDS);
  await page.getByRole("button", { name: "Apply routing" }).click();
  await expect(page.getByText("v2.0", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "History and versions" }).click();
  const history = page.getByRole("region", { name: /^History/ });
  const entries = history.getByRole("link");
  await expect(entries).toHaveText([/Routing applied.*v2\.0.*newest.*shown/, /Created from files.*v1\.0/]);
  await expect(history.getByText("Routing computed")).toBeVisible();
  // The name of the button stands over it as long as it is pointed at.
  await page.mouse.move(700, 600);
  await expect(page.getByRole("tooltip")).toBeHidden();
  await expectAccessible(page, `the history (${person.email})`);

  // By keyboard alone: down to the first version, and open it.
  await entries.first().focus();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/m=1&r=0/);
  await expect(page.getByText("You are viewing v1.0, an older version. It is read-only.")).toBeVisible();
  await expect(page.getByText("3 of 3 connections open")).toBeVisible();
  await expect(page.getByRole("button", { name: "Run", exact: true })).toBeDisabled();

  await history.getByRole("button", { name: "Actions for v2.0" }).click();
  await page.getByRole("menuitem", { name: /Compare with v1\.0/ }).click();
  const comparison = page.getByRole("region", { name: "Comparison of versions" });
  await expect(comparison.getByText("v1.0 → v2.0")).toBeVisible();
  const change = comparison.getByRole("button", { name: /^LED_A \+\d+ tracks?/ });
  await expect(change).toBeVisible();
  await expect(page.getByText("All 3 connections routed")).toBeVisible();
  await change.click();
  await page.mouse.move(700, 600);
  await expectAccessible(page, `two versions compared (${person.email})`);
  await comparison.getByRole("button", { name: "Back to the history" }).click();

  // A run that somebody else has just begun.
  await answerWith(page, "ApplyVersion", 70009);
  await page.getByRole("button", { name: "Apply", exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: "A task is already running" })).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.getByRole("button", { name: "Apply", exact: true }).click();
  await expect(page.getByText("v1.0 applied as v2.1")).toBeVisible();
  await expect(page).not.toHaveURL(/m=/);
  await expect(entries.first()).toHaveText(/v1\.0 applied.*v2\.1.*newest/);

  await history.getByRole("button", { name: "Actions for v2.0" }).click();
  await page.getByRole("menuitem", { name: /Reset to this version/ }).click();
  const dialog = page.getByRole("dialog", { name: "Reset to v2.0?" });
  await expect(dialog.getByRole("button", { name: "Keep everything" })).toBeFocused();
  await answerWith(page, "ResetVersion", 70009);
  await dialog.getByRole("button", { name: "Delete later versions" }).click();
  await expect(dialog.getByRole("alert")).toContainText("A task is already running");
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await dialog.getByRole("button", { name: "Delete later versions" }).click();
  await expect(page.getByText("v2.0 is the newest version again")).toBeVisible();
  await expect(entries).toHaveText([/Routing applied/, /Created from files/]);

  // The error stays visible while two versions are compared.
  await answerWith(page, "ApplyVersion", 70009);
  await history.getByRole("button", { name: "Actions for v1.0" }).click();
  await page.getByRole("menuitem", { name: /^Apply v1\.0/ }).click();
  await expect(history.getByRole("alert")).toContainText("A task is already running");
  await history.getByRole("button", { name: "Actions for v1.0" }).click();
  await page.getByRole("menuitem", { name: /Compare with v2\.0/ }).click();
  await expect(comparison.getByRole("alert")).toContainText("A task is already running");
  await page.unrouteAll({ behavior: "ignoreErrors" });

  await page.goto(`${new URL(page.url()).pathname}?m=1&r=7`);
  await expect(page.getByText("This version does not exist:")).toBeVisible();
  await page.getByRole("link", { name: "Go to the current version" }).click();
  await expect(page.getByText("This version does not exist:")).toBeHidden();
});

test("a result is discarded in the history, there and on a phone, and offered again later", async ({
  page,
  person,
}) => {
  await openProject(page, {
    files: [textFile("led.kicad_pcb", smallBoard())],
    name: "LED lamp",
    run: "ROUTING",
  });
  const result = page.getByRole("heading", { name: "All nets are connected" });
  await expect(result).toBeVisible(UNTIL_RUN_ENDS);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "History and versions" }).click();
  const row = page
    .getByRole("region", { name: /^History/ })
    .getByRole("listitem")
    .filter({ hasText: "Routing computed" });
  await expect(row).toContainText("waiting for your choice");
  await page.mouse.move(200, 700);
  await expect(page.getByRole("tooltip")).toBeHidden();
  await expectAccessible(page, `a result that waits, in the history (${person.email})`);
  await row.getByRole("button", { name: "Actions for Routing computed" }).click();
  await page.getByRole("menuitem", { name: /^Discard result/ }).click();
  const toast = page.getByRole("status").filter({ hasText: "Result discarded. Your board is unchanged." });
  // Pointed at, it stays.
  await toast.hover();
  await expect(result).toBeHidden();
  await expect(row).toContainText("not used");

  await toast.getByRole("button", { name: "Undo" }).click();
  await expect(row).toContainText("waiting for your choice");
  await expect(result).toBeAttached();

  // The toast goes; the history can take it back as long as the board is the same.
  await row.getByRole("button", { name: "Actions for Routing computed" }).click();
  await page.getByRole("menuitem", { name: /^Discard result/ }).click();
  await expect(row).toContainText("not used");
  await page.reload();
  await page.getByRole("button", { name: "History and versions" }).click();
  await row.getByRole("button", { name: "Actions for Routing computed" }).click();
  await page.getByRole("menuitem", { name: /^Restore this result/ }).click();
  await expect(row).toContainText("waiting for your choice");

  // In use, it is a version like any other.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("button", { name: "Apply routing" }).click();
  // The list of versions beside the board names it as well.
  await expect(page.getByRole("banner").getByText("v2.0", { exact: true })).toBeVisible();
  await expect(row.getByRole("button")).toHaveCount(0);
});
