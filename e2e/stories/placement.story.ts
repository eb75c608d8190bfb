import type { Locator } from "@playwright/test";
import { expect, expectAccessible, type Page, test, UNTIL_RUN_ENDS } from "../support/story.ts";
import { openProject } from "../support/upload-project.ts";
import { exampleFiles } from "../support/wizard.ts";

test("places a board in three ways, of which one is flipped to, looked at and taken", async ({ page, person }) => {
  const candidates = await placeBlinker(page);
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

  await giveFeedback(page);

  await page.getByRole("button", { name: "Run", exact: true }).click();
  await page.getByRole("menuitem", { name: /^Routing Connects/ }).click();
  await expect(page.getByRole("heading", { name: "All nets are connected" })).toBeVisible(UNTIL_RUN_ENDS);
});

test("a placement with more errors than before says so first, and another one is offered", async ({ page, person }) => {
  await giveErrors(page, [
    { before: 3, after: 35 },
    { before: 3, after: 2 },
    { before: 3, after: 3 },
  ]);
  const candidates = await placeBlinker(page);
  await expect(candidates.getByRole("radio", { name: /Routable/ })).toBeChecked();
  const worse = candidates.getByRole("radio", { name: /^More errors than before: 3 → 35 Compact/ });
  await expect(worse).toBeAttached();
  await expect(candidates.getByText("More errors than before")).toHaveCount(1);
  await worse.check({ force: true });
  await expect(page.getByRole("button", { name: "Use this placement" })).toBeVisible();
  await expectAccessible(page, `a placement with more errors (${person.email})`);
});

test("sets the numbers of three candidates beside each other and lays one over another", async ({ page, person }) => {
  const candidates = await placeBlinker(page);
  const numbers = page.getByRole("table", { name: "Measurements of each placement" });
  await expect(numbers.getByRole("row", { name: /^Trial: routed 100\.0 %/ })).toBeVisible();
  for (const name of ["Trial: vias", "Trial: track length", "Airwires", "Crossings", "Congestion, peak", "Area used"])
    await expect(numbers.getByRole("row", { name: new RegExp(`^${name} `) }).getByRole("cell")).toHaveCount(3);
  await expect(numbers.getByRole("cell", { name: /best/ }).first()).toBeVisible();

  const compare = page.getByRole("combobox", { name: "Compare with" });
  await compare.selectOption({ label: "Overlay: Orderly" });
  await expect(page.getByText(/^\d+ parts differ, by [\d.]+ mm on average$/)).toBeVisible();
  const slider = page.getByRole("slider", { name: "Opacity of Orderly, in percent" });
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveValue("60");
  // The slider's arrow keys are its own: the candidate on the canvas stays.
  await expect(candidates.getByRole("radio", { name: /Compact/ })).toBeChecked();
  await expectAccessible(page, `two candidates over each other (${person.email})`);
  await compare.selectOption({ label: "No overlay" });
  await expect(slider).toBeHidden();
});

test("keeps all three: another one is taken over a routed board, which says what it would replace", async ({
  page,
  person,
}) => {
  await placeBlinker(page);
  await page.getByRole("button", { name: "Use this placement" }).click();
  await expect(page.getByText("v2.0")).toBeVisible();
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await page.getByRole("menuitem", { name: /^Routing Connects/ }).click();
  await page.getByRole("button", { name: "Apply routing" }).click(UNTIL_RUN_ENDS);
  await expect(page.getByText("v3.0")).toBeVisible();

  await page.getByRole("button", { name: "Run", exact: true }).click();
  await page.getByRole("menuitem", { name: /^The last placements/ }).click();
  await page.getByRole("radio", { name: /Orderly/ }).check({ force: true });
  await page.getByRole("button", { name: "Use this placement" }).click();
  const dialog = page.getByRole("dialog", { name: "Replace v3.0 with Orderly?" });
  await expect(dialog).toContainText(/v3\.0 contains changes that this placement does not: \d+ tracks/);
  await expect(dialog).toContainText("v3.0 stays in the history");
  await expectAccessible(page, `what a candidate would replace (${person.email})`);
  await dialog.getByRole("button", { name: "Keep v3.0" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Use this placement" }).click();
  await dialog.getByRole("button", { name: "Use this placement" }).click();
  await expect(page.getByText("v4.0")).toBeVisible();
  await expect(page.getByRole("radio", { name: /Orderly current/ })).toBeVisible();
});

/** What the engines came to for errors, so that a window sees placements that they do not make. */
async function giveErrors(page: Page, errors: readonly { before: number; after: number }[]): Promise<void> {
  await page.route("**/graphql", async (route) => {
    if (!route.request().postData()?.includes("query Project(")) return route.fallback();
    const response = await route.fetch();
    const answer = await response.json();
    const { run, latestPlacement } = answer.data?.edaProjectV2 ?? {};
    for (const results of [run?.results, latestPlacement?.results])
      for (const [index, { placement }] of (results ?? []).entries())
        if (placement?.errors) Object.assign(placement.errors, errors[index]);
    await route.fulfill({ response, json: answer });
  });
}

async function placeBlinker(page: Page): Promise<Locator> {
  await openProject(page, { files: exampleFiles("blinker"), name: "LED lamp", run: "PLACEMENT" });
  const candidates = page.getByRole("radiogroup", { name: "Three placements" });
  await expect(candidates).toBeVisible(UNTIL_RUN_ENDS);
  return candidates;
}

/** The question at the top leads to the dialog, which is gone through by keyboard; it is asked once. */
async function giveFeedback(page: Page): Promise<void> {
  const question = page.getByRole("status").filter({ hasText: "How is this placement?" });
  await question.getByRole("button", { name: "Give feedback" }).click();
  await expect(question).toHaveCount(0);
  const dialog = page.getByRole("dialog", { name: "How is this placement?" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  const offer = page.getByRole("button", { name: "Give feedback" });
  await expect(offer).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();

  const send = dialog.getByRole("button", { name: "Send feedback" });
  await send.click();
  await expect(dialog.getByText("Choose an option.")).toHaveCount(3);
  const speed = dialog.getByRole("radiogroup", { name: "Speed" });
  await expect(speed.getByRole("radio", { name: /^1/ })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(speed.getByRole("radio", { name: "3", exact: true })).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowLeft");
  await expect(dialog.getByRole("radiogroup", { name: "Quality" }).getByRole("radio", { name: /^5/ })).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(dialog.getByRole("radio", { name: "As it is" })).toBeChecked();
  await dialog.getByRole("checkbox", { name: "Tidy rows" }).check();
  await dialog.getByRole("checkbox", { name: "Other" }).check();
  await send.click();
  await expect(dialog.getByText("Describe what else you like")).toBeVisible();
  await expect(dialog.getByLabel("What else?")).toBeFocused();
  await expectAccessible(page, "the questions about a placement");
  await page.keyboard.type("It left room for the antenna.");
  await dialog.getByLabel("Anything to add?").fill("Quick.");
  await send.click();
  await expect(page.getByText("Thank you for your feedback")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("v2.0")).toBeVisible();
  await expect(offer).toHaveCount(0);
}
