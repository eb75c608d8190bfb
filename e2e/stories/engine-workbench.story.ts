import { readFileSync } from "node:fs";
import { smallBoard } from "../support/small-board.ts";
import { stepFacts, stepNumber } from "../support/step-facts.ts";
import { expect, expectAccessible, type Page, test, UNTIL_RUN_ENDS } from "../support/story.ts";
import { openProject } from "../support/upload-project.ts";
import { exampleFiles } from "../support/wizard.ts";

/** Presses one of the buttons that move the engine and waits until it stands again. */
async function step(page: Page, unit: "Turn" | "Epoch" | "Round" | "To the end"): Promise<void> {
  const before = await stepFacts(page);
  await page.getByRole("button", { name: unit, exact: true }).click();
  await expect.poll(() => stepFacts(page), UNTIL_RUN_ENDS).not.toBe(before);
  await expect(page.getByRole("button", { name: "Save this step" })).toBeEnabled(UNTIL_RUN_ENDS);
}

test("lets anybody step the router through an example, without a word to the server", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(graphql|documents|uploads|files)/.test(pathname)) asked.push(pathname);
  });
  await page.goto("/test/dev/");
  await expect(page.getByRole("heading", { name: "Load a board" })).toBeVisible();
  await expectAccessible(page, "the workbench without a board");
  await page.getByRole("button", { name: "usb-sensor" }).click();
  await expect(page.getByRole("region", { name: "This step" })).toBeVisible();
  expect(await stepNumber(page, "Connected")).toBe(0);

  await step(page, "Turn");
  // Nets that lie apart are routed together, so the next one need not be the second.
  expect(await stepFacts(page)).toMatch(/· ([2-9]|\d\d) of/);
  await step(page, "Epoch");
  const connected = await stepNumber(page, "Connected");
  const conflicts = await stepNumber(page, "Conflicts");
  expect(connected).toBeGreaterThan(0);
  expect(conflicts).toBeGreaterThan(0);
  await page.getByRole("tab", { name: /Conflicts/ }).click();
  await page.getByRole("button", { name: / × / }).first().click();
  await expectAccessible(page, "the conflicts of a step");

  await page.getByRole("tab", { name: "Look" }).click();
  await page.keyboard.press("1");
  await expect(page.getByText("blocked for all")).toBeVisible();
  await page.getByRole("application").hover();
  await expect(page.getByRole("region", { name: "Node under the pointer" })).toContainText(/F\.Cu/);
  await expectAccessible(page, "the ground of a step");

  await page.getByRole("button", { name: /Options/ }).click();
  await page.getByLabel("Options as JSON").fill('{ "effort": "drat" }');
  await page.getByRole("dialog").getByRole("button", { name: "Begin anew" }).click();
  await expect(
    page.getByRole("dialog").getByText('effort: "drat" is not one of draft, normal, thorough.'),
  ).toBeVisible();
  await page.getByLabel("Options as JSON").fill('{ "effort": "draft" }');
  await expectAccessible(page, "the routing options");
  await page.getByRole("dialog").getByRole("button", { name: "Begin anew" }).click();
  await expect.poll(() => stepNumber(page, "Connected")).toBe(0);
  await step(page, "To the end");
  expect(await stepNumber(page, "Connected")).toBeGreaterThanOrEqual(connected);
  expect(await stepNumber(page, "Conflicts")).toBe(0);
  expect(await stepFacts(page)).toContain("PhaseDone");
  expect(asked).toEqual([]);
});

test("saves a step to a file and stands there again when it is opened", async ({ page }) => {
  await page.goto("/test/dev/");
  await page.getByRole("button", { name: "blinker" }).click();
  await expect(page.getByRole("region", { name: "This step" })).toBeVisible();
  await step(page, "Epoch");
  await step(page, "Turn");
  const facts = withoutVisits(await stepFacts(page));

  await page.getByRole("button", { name: "Save this step" }).click();
  await page.getByLabel("What is wrong here?").fill("The supply is lifted and never put back.");
  await expectAccessible(page, "saving a step");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save file" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^blinker-\w+-round\d+-net\d+\.json$/);
  const text = readFileSync(await file.path());

  await step(page, "To the end");
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: file.suggestedFilename(), mimeType: "application/json", buffer: text });
  await expect(page.getByRole("status")).toContainText(
    "Stands at the saved step. The supply is lifted and never put back.",
  );
  expect(withoutVisits(await stepFacts(page))).toBe(facts);
});

test("plays epochs until it is told to pause, and begins anew with another seed", async ({ page }) => {
  await page.goto("/test/dev/");
  await page.getByRole("button", { name: "mcu-board" }).click();
  await expect(page.getByRole("region", { name: "This step" })).toBeVisible();
  await page.keyboard.press("Space");
  await expect.poll(() => stepNumber(page, "Connected"), UNTIL_RUN_ENDS).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByRole("button", { name: "Play" })).toBeEnabled();
  await page.getByLabel("Seed").fill("7");
  await page.getByRole("button", { name: "Begin anew" }).click();
  await expect.poll(() => stepNumber(page, "Connected")).toBe(0);
  await expect(page.getByLabel("Seed")).toHaveValue("7");
});

test("opens the board of one of the person's projects, and asks nobody to sign in before", async ({ page, person }) => {
  await openProject(page, { files: exampleFiles("blinker"), name: "My lamp" });
  await page.goto("/test/dev/");
  await page.getByRole("button", { name: /My projects/ }).click();
  await expectAccessible(page, `the projects of ${person.email}`);
  await page.getByRole("dialog").getByRole("button", { name: "My lamp" }).click();
  await expect(page.getByRole("region", { name: "This step" })).toBeVisible();
  await expect(page.getByRole("banner")).toContainText("My lamp");
  await page.context().clearCookies();
  await page.reload();
  await page.getByRole("button", { name: /My projects/ }).click();
  await expect(page.getByRole("dialog")).toContainText("Nobody is signed in here.");
});

test("takes files that are dropped anywhere, and says what is wrong with those it cannot use", async ({ page }) => {
  await page.goto("/test/dev/");
  const drop = async (name: string, text: string) => {
    const dataTransfer = await page.evaluateHandle(
      ([fileName, content]) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([content], fileName));
        return transfer;
      },
      [name, text] as const,
    );
    await page.getByRole("main").dispatchEvent("drop", { dataTransfer });
  };
  await drop("notes.txt", "hello");
  await expect(page.getByRole("alert")).toContainText("notes.txt");
  await drop("small.kicad_pcb", smallBoard());
  await expect(page.getByRole("banner")).toContainText("small");
  await expect(page.getByRole("alert")).toBeHidden();
  expect(await stepFacts(page)).toContain("0 / 3");
});

/** Visits are counted from where a run was opened, and their pace by the clock. */
function withoutVisits(facts: string): string {
  return facts.replace(/Node visits.*/, "");
}
