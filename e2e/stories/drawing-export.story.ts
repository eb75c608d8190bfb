import { readFileSync } from "node:fs";
import type { Route } from "@playwright/test";
import { smallBoard } from "../support/small-board.ts";
import { expect, expectAccessible, type Page, test, UNTIL_RUN_ENDS } from "../support/story.ts";
import { createProject, textFile } from "../support/wizard.ts";

/** As the server answers of a file that is not made yet. */
async function stillWorking(route: Route): Promise<void> {
  if (!route.request().postData()?.includes("query ProjectExport(")) return route.fallback();
  const response = await route.fetch();
  const answer = await response.json();
  Object.assign(answer.data.edaProjectExport, { status: "PROGRESS", result: null });
  await route.fulfill({ response, json: answer });
}

/** What a run changes in the project is not answered before the returned call. */
async function holdBackOrdered(page: Page): Promise<() => void> {
  const shown = Promise.withResolvers<void>();
  let isOrdered = false;
  await page.route("**/graphql", async (route) => {
    const body = route.request().postData() ?? "";
    if (body.includes("mutation RequestRouting(")) isOrdered = true;
    else if (isOrdered && body.includes("query Project(")) await shown.promise;
    await route.fallback();
  });
  return shown.resolve;
}

test("a board leaves as an assembly drawing to print, and as a picture of the layers that were chosen", async ({
  page,
  person,
}) => {
  const showOrdered = await holdBackOrdered(page);
  await createProject(page, {
    task: "Route tracks",
    files: [textFile("led.kicad_pcb", smallBoard())],
    name: "LED lamp",
  });
  const menu = page.getByRole("button", { name: "Export" });
  // A menu opened before the run is shown would go away as soon as it is.
  await expect(menu).toBeDisabled();
  showOrdered();
  await expect(menu).toBeEnabled(UNTIL_RUN_ENDS);
  await menu.click();
  await page.getByRole("menuitem", { name: /^Drawing/ }).click();
  const dialog = page.getByRole("dialog", { name: "Export a drawing" });
  await expect(dialog.getByRole("radio", { name: "Schematic" })).toBeDisabled();
  await dialog.getByText("Assembly", { exact: true }).click();
  await dialog.getByLabel("Paper").selectOption("A3");
  await expectAccessible(page, `the dialog of drawings (${person.email})`);
  const drawing = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Export" }).click();
  const pdf = await drawing;
  expect(pdf.suggestedFilename()).toBe("LED-lamp-assembly-drawing.pdf");
  expect(
    readFileSync(await pdf.path())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");

  await menu.click();
  await page.getByRole("menuitem", { name: /^Drawing/ }).click();
  await dialog.getByText("Layout", { exact: true }).click();
  await dialog.getByLabel("File").selectOption("PNG");
  await dialog.getByLabel("Layers").fill("F.Cu");
  await page.getByRole("listbox", { name: "Layers" }).getByRole("option", { name: "F.Cu" }).click();
  await dialog.getByLabel("Pixels per inch").fill("144");
  const picture = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Export" }).click();
  const png = readFileSync(await (await picture).path());
  expect(png.subarray(1, 4).toString()).toBe("PNG");

  // One that takes its time can be given up, and nothing is downloaded.
  await page.route("**/graphql", stillWorking);
  await menu.click();
  await page.getByRole("menuitem", { name: /^Drawing/ }).click();
  await dialog.getByRole("button", { name: "Export" }).click();
  const cancel = page.getByRole("group", { name: "Writing and checking" }).getByRole("button", { name: "Cancel" });
  await cancel.press("Enter");
  await page.unrouteAll({ behavior: "wait" });
  await expect(cancel).toBeHidden();
  await expect(menu).toBeEnabled();
  await expect(menu).toBeFocused();
});
