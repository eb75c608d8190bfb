import type { Locator } from "@playwright/test";
import { expect, expectAccessible, type Page, test, UNTIL_RUN_ENDS } from "../support/story.ts";
import { storyServer } from "../support/story-server.ts";
import { dropFiles, exampleFiles, openFilesStep } from "../support/wizard.ts";

test("looks at what the placer understood before it places, corrects it, and has it minded", async ({
  page,
  person,
}) => {
  const panel = await lookFirst(page, { project: "mcu-board", fixed: "J1, H*" });
  await expect(panel.getByRole("button", { name: /^C8 → U1 pin 19 \(VDD\)/ })).toContainText("within 1 mm");
  await expect(panel.getByRole("heading", { name: /^Stay where they are/ })).toBeVisible();
  await expect(panel.getByRole("button", { name: "Remove J1" }).first()).toBeVisible();
  await expectAccessible(page, `what the placer understood (${person.email})`);

  // Removed by key, taken back by the toast, removed for good by the button.
  await panel.getByRole("button", { name: /^C8 → / }).focus();
  await page.keyboard.press("Delete");
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  // Pointed at, it stays.
  await undo.hover();
  await expect(panel.getByRole("button", { name: /^Restore C8 → / })).toBeVisible();
  await undo.click();
  await expect(panel.getByRole("button", { name: /^Remove C8 → / })).toBeVisible();
  await panel.getByRole("button", { name: /^Remove C9 → / }).click();
  await expect(panel.getByRole("heading", { name: /^Removed/ })).toBeVisible();

  // The capacitor serves another pin: those of its supply come first.
  await panel.getByRole("button", { name: /^Edit C8 → / }).click();
  const form = panel.getByRole("form", { name: /^Edit C8/ });
  await form.getByRole("combobox", { name: /near pin/ }).fill("U1 64");
  await page.getByRole("option", { name: /^U1 64 VDD/ }).click();
  await form.getByRole("button", { name: "Save" }).click();
  await expect(panel.getByRole("button", { name: /^C8 → U1 pin 64 \(VDD\) ?edited/ })).toBeVisible();

  // Said by hand; what cannot be is refused in words.
  await panel.getByRole("button", { name: "Add" }).click();
  await page.getByRole("menuitem", { name: "Part near a pin" }).click();
  const near = panel.getByRole("form", { name: "Part near a pin" });
  await near.getByRole("button", { name: "Save" }).click();
  await expect(near.getByRole("alert")).toHaveText("Fill in the missing fields above.");
  await expectAccessible(page, "an intent said by hand");
  await choose(page, near.getByRole("combobox", { name: "Pin", exact: true }), "R6 1");
  await choose(page, near.getByRole("combobox", { name: "Near pin" }), "U2 3");
  await near.getByLabel(/^Within/).fill("6");
  await near.getByRole("button", { name: "Save" }).click();
  await expect(panel.getByRole("button", { name: /^R6 → U2 pin 3 \(VIN\) ?manual/ })).toContainText("within 6 mm");

  await page.reload();
  await expect(panel.getByRole("button", { name: /^C8 → U1 pin 64 .*edited/ })).toBeVisible();
  await panel.getByRole("textbox", { name: /^Find a part/ }).fill("manual near");
  await expect(panel.locator("[data-intent]")).toHaveCount(1);
  await panel.getByRole("textbox", { name: /^Find a part/ }).fill("xylophone");
  await expect(panel.getByText("Nothing matches “xylophone”.")).toBeVisible();
  await panel.getByRole("button", { name: "Clear" }).click();

  // However it is started, the candidates take the place of the list when they come.
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await page.getByRole("menuitem", { name: /^Placement Three versions/ }).click();
  await expect(page.getByRole("radiogroup", { name: "Three placements" })).toBeVisible(UNTIL_RUN_ENDS);
  const minded = await mindedByRun(page);
  expect(minded).toContain("decoupling C8 PERSON");
  expect(minded).toContain("near R6.1 U2.3 PERSON");
  expect(minded).toContain("fixed J1 PERSON");
  expect(minded.some((line) => line.startsWith("decoupling C9"))).toBe(false);
});

test("says so when the list cannot be read, and when it was changed in another window", async ({
  page,
  context,
  person,
}) => {
  expect(person.email).toContain("@");
  const panel = await lookFirst(page, { project: "blinker" });
  const count = await panel.locator("[data-intent]").count();
  expect(count).toBeGreaterThan(1);
  const other = await context.newPage();
  await other.goto(page.url());
  const theirs = other.getByRole("region", { name: /Placement intents/ });
  await expect(theirs.locator("[data-intent]")).toHaveCount(count);
  // Their window hears of nothing until it is done.
  await other.route("**/graphql", (route) =>
    route.request().postData()?.includes("ProjectIntents(") ? route.abort() : route.continue(),
  );
  await panel
    .getByRole("button", { name: /^Remove / })
    .first()
    .click();
  await expect(panel.getByRole("heading", { name: /^Removed/ })).toBeVisible();
  await expect(theirs.getByRole("alert")).toContainText("could not be read");
  await other.unroute("**/graphql");
  await theirs
    .getByRole("button", { name: /^Remove / })
    .last()
    .click();
  await expect(other.getByText(/changed in another window/)).toBeVisible();
  await expect(theirs.getByRole("heading", { name: /^Removed/ })).toBeVisible();
  await expect(theirs.getByRole("alert")).toBeHidden();
});

/** From the wizard to the workspace without a run: the panel is open. */
async function lookFirst(page: Page, { project, fixed = "" }: { project: string; fixed?: string }): Promise<Locator> {
  await openFilesStep(page, "Place parts");
  await dropFiles(page, exampleFiles(project));
  const next = page.getByRole("button", { name: "Next" });
  await expect(next).toBeEnabled();
  await next.click();
  await page.getByLabel(/Fixed parts/).fill(fixed);
  await page.getByRole("button", { name: /Create and review/ }).click();
  await expect(page).toHaveURL(/\/layout\//);
  const panel = page.getByRole("region", { name: /Placement intents/ });
  await expect(panel.locator("[data-intent]").first()).toBeVisible();
  return panel;
}

async function choose(page: Page, field: Locator, pin: string): Promise<void> {
  await field.fill(pin);
  await page
    .getByRole("option", { name: new RegExp(`^${pin}\\b`) })
    .first()
    .click();
}

/** What the newest placement was after, by id and origin. */
async function mindedByRun(page: Page): Promise<readonly string[]> {
  const url = storyServer().url;
  const id = /\/layout\/([^/?]+)/.exec(page.url())?.[1];
  const query = "query($input: EdaProjectV2Input!) { edaProjectV2(input: $input) { run { intents { id origin } } } }";
  const response = await page.request.post(`${url}/graphql`, {
    headers: { "x-service": "CIRCUIT_ARCHITECTURE", origin: url },
    data: { query, variables: { input: { id } } },
  });
  const { data } = await response.json();
  return data.edaProjectV2.run.intents.map((intent: { id: string; origin: string }) => `${intent.id} ${intent.origin}`);
}
