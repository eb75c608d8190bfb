import type { Locator } from "@playwright/test";
import { expect, expectAccessible, type Page, test, UNTIL_RUN_ENDS } from "../support/story.ts";
import { storyServer } from "../support/story-server.ts";
import { openProject } from "../support/upload-project.ts";
import { exampleFiles } from "../support/wizard.ts";

interface Copper {
  readonly nets: readonly { readonly id: string; readonly name: string }[];
  readonly tracks: readonly { readonly id: string; readonly net?: string; readonly layer: string }[];
}

test("routes two chosen nets of a board; all others stay open, and the choice is there the next time", async ({
  page,
  person,
}) => {
  await openProject(page, { files: exampleFiles("blinker"), name: "Two nets", run: "ROUTING" });
  await expect(page.getByRole("heading", { name: "All nets are connected" })).toBeVisible(UNTIL_RUN_ENDS);

  const dialog = await openOptions(page);
  await expect(dialog.getByRole("radio", { name: "All open connections" })).toBeChecked();
  await expect(dialog.getByText(/^\d+ open connections$/)).toBeVisible();
  await expectFabLimits(page, dialog);
  await dialog.getByRole("radio", { name: "Chosen nets" }).check();
  const start = dialog.getByRole("button", { name: "Start routing" });
  await expect(start).toBeDisabled();
  const list = dialog.getByRole("list", { name: "Nets to route" });
  const names = await firstNames(list, 2);
  for (const name of names) {
    await dialog.getByLabel("Find net").fill(name);
    await list.getByRole("checkbox", { name }).first().check();
  }
  await expect(dialog.getByText("2 nets chosen")).toBeVisible();
  await expectAccessible(page, `routing options (${person.email})`);
  await start.click();
  await expect(dialog).toBeHidden();

  const panel = page.getByRole("region", { name: "All requested nets are connected" });
  await expect(panel).toBeVisible(UNTIL_RUN_ENDS);
  await panel.getByRole("tab", { name: /^Open connections/ }).click();
  await expect(panel.getByText(/\d+ other connections are open/)).toBeVisible();
  const routed = await boardOfResult(page);
  const nameOf = new Map(routed.nets.map(({ id, name }) => [id, name]));
  expect(new Set(routed.tracks.map(({ net = "" }) => nameOf.get(net)))).toEqual(new Set(names));

  const again = await openOptions(page);
  await expect(again.getByRole("radio", { name: "Chosen nets" })).toBeChecked();
  await expect(again.getByText("2 nets chosen")).toBeVisible();
  await again.getByRole("button", { name: "Reset to defaults" }).click();
  await expect(again.getByRole("radio", { name: "All open connections" })).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(again).toBeHidden();

  await panel.getByRole("button", { name: "Apply routing" }).click();
  await expect(panel).toBeHidden();
  await page.getByRole("tab", { name: "Nets" }).click();
  const row = page
    .getByRole("tabpanel", { name: "Nets" })
    .getByRole("button", { name: /\d+ open$/ })
    .first();
  const third = (await row.innerText()).split("\n")[0] ?? "";
  await row.click();
  await page.getByRole("button", { name: "Route this net" }).click();
  await expect(panel).toBeVisible(UNTIL_RUN_ENDS);
  const after = await boardOfResult(page);
  expect(after.tracks.filter(({ id }) => routed.tracks.some((track) => track.id === id))).toEqual(routed.tracks);
  expect(new Set(after.tracks.map(({ net = "" }) => nameOf.get(net)))).toEqual(new Set([...names, third]));
});

test("keeps to the layer, the effort and the part of the board that were chosen, by keyboard alone", async ({
  page,
  person,
}) => {
  await openProject(page, { files: exampleFiles("blinker"), name: "Front only", run: "ROUTING" });
  await expect(page.getByRole("heading", { name: "All nets are connected" })).toBeVisible(UNTIL_RUN_ENDS);
  // The dialog is fetched when it is first wanted; without the network it says so and leaves the board where it is.
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await page.getByRole("menuitem", { name: /^Routing options/ }).click();
  const missing = page.getByRole("dialog", { name: "Not loaded" });
  await expect(missing.getByRole("alert")).toContainText("could not be loaded");
  await page.context().setOffline(false);
  await missing.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("dialog", { name: "Routing options" })).toBeVisible();
  await page.keyboard.press("Escape");
  const dialog = await openOptions(page);
  const back = dialog.getByRole("combobox", { name: "All nets, B.Cu" });
  await back.selectOption("No tracks");
  await dialog.getByRole("combobox", { name: "All nets, F.Cu" }).selectOption("No tracks");
  await expect(dialog.getByRole("alert")).toHaveText("Allow at least one layer in each row.");
  await expect(dialog.getByRole("button", { name: "Start routing" })).toBeDisabled();
  await expectAccessible(page, `routing options that leave no layer (${person.email})`);
  await dialog.getByRole("combobox", { name: "All nets, F.Cu" }).selectOption("Horizontal");
  await dialog.getByRole("radio", { name: "Visible part of the board" }).focus();
  await page.keyboard.press("Space");
  await expect(dialog.getByText(/^\d+(\.\d+)? × \d+(\.\d+)? mm\./)).toBeVisible();
  await dialog.getByRole("radio", { name: "Quick draft" }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  const { tracks } = await boardOfResult(page);
  expect(new Set(tracks.map(({ layer }) => layer))).toEqual(new Set(["F.Cu"]));
  await expect(page.getByRole("button", { name: "Run", exact: true })).toBeEnabled();

  const again = await openOptions(page);
  await expect(again.getByRole("combobox", { name: "All nets, B.Cu" })).toHaveValue("off");
  await expect(again.getByRole("radio", { name: "Quick draft" })).toBeChecked();
});

/** What the fab asks for stands beside the project's own rules; another fab is another column, and is remembered. */
async function expectFabLimits(page: Page, dialog: Locator): Promise<void> {
  const limits = dialog.getByRole("region", { name: "Rules of this run and fab limits" });
  const numbers = () => limits.getByRole("row", { name: /^Fab / }).innerText();
  const usual = await numbers();
  expect(usual).toMatch(/\d/);
  await limits.getByRole("combobox", { name: "Checked for" }).selectOption("OSH Park");
  await expect.poll(numbers).not.toBe(usual);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await expect(page.getByRole("menuitem", { name: /OSH Park/ })).toBeVisible();
  await page.getByRole("menuitem", { name: /OSH Park/ }).click();
  await expect(dialog).toBeVisible();
  await limits.getByRole("combobox", { name: "Checked for" }).selectOption("Any fab");
}

async function openOptions(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await page.getByRole("menuitem", { name: /^Routing options/ }).click();
  const dialog = page.getByRole("dialog", { name: "Routing options" });
  await expect(dialog.getByRole("button", { name: "Start routing" })).toBeVisible();
  return dialog;
}

/** Nets by their names: a row says the name, then how much of it is open. */
async function firstNames(list: Locator, count: number): Promise<readonly string[]> {
  await expect(list.getByText(/^\d+ open$/).first()).toBeVisible();
  const rows = await list.getByRole("listitem").allInnerTexts();
  return rows.slice(0, count).map((row) => row.split("\n")[0] ?? "");
}

/** The board that the newest run came to, as the server stores it; waits for the run's end. */
async function boardOfResult(page: Page): Promise<Copper> {
  const url = storyServer().url;
  const id = /\/layout\/([^/?]+)/.exec(page.url())?.[1];
  const query =
    "query($input: EdaProjectV2Input!) { edaProjectV2(input: $input) { run { results { boardDocumentUrl } } } }";
  let document = "";
  await expect(async () => {
    const response = await page.request.post(`${url}/graphql`, {
      headers: { "x-service": "CIRCUIT_ARCHITECTURE", origin: url },
      data: { query, variables: { input: { id } } },
    });
    const { data } = await response.json();
    const [result] = data.edaProjectV2.run.results;
    expect(result, "a result").toBeDefined();
    document = result.boardDocumentUrl;
  }).toPass(UNTIL_RUN_ENDS);
  return (await page.request.get(url + document)).json();
}
