import { smallBoard } from "../support/small-board.ts";
import { expect, expectAccessible, test } from "../support/story.ts";
import { createProject, dropFiles, exampleFiles, openFilesStep, textFile } from "../support/wizard.ts";
import { writeZip } from "../support/write-zip.ts";

test("says at the file what is wrong with it, and goes on when it is taken away", async ({ page, person }) => {
  await openFilesStep(page, "Place parts");
  const next = page.getByRole("button", { name: "Next" });
  await expect(next).toBeDisabled();
  await dropFiles(page, [
    textFile("board.brd", "eagle"),
    textFile("broken.kicad_pcb", "(kicad_pcb (version 20211014) (net 0"),
  ]);
  await expect(page.getByText("This kind of file is not supported.")).toBeVisible();
  await expect(
    page.getByRole("dialog").getByRole("alert").filter({ hasText: "broken.kicad_pcb" }).first(),
  ).toBeVisible();
  await expect(next).toBeDisabled();
  await expectAccessible(page, `refused files (${person.email})`);

  await page.getByRole("button", { name: "Remove board.brd" }).click();
  await page.getByRole("button", { name: "Remove broken.kicad_pcb" }).click();
  await dropFiles(page, [textFile("led.kicad_pcb", smallBoard())]);
  await expect(page.getByText("3 parts · 3 nets")).toBeVisible();
  await page.getByText("What was read").click();
  await expect(page.getByRole("row", { name: /^parts 3/ })).toBeVisible();
  await expectAccessible(page, "the import receipt");
  await expect(next).toBeEnabled();
});

test("reads a zip of a project folder as it reads its files", async ({ page, person }) => {
  const folder = exampleFiles("blinker").map((file) => ({ ...file, name: `blinker/${file.name}` }));
  await openFilesStep(page, "Route tracks");
  await dropFiles(page, [{ name: "blinker.zip", mimeType: "application/zip", buffer: writeZip(folder) }]);
  await expect(page.getByText(/parts · 9 symbols/)).toBeVisible();
  await page.getByText("What was read").click();
  await expect(page.getByText(/^blinker\/blinker\.kicad_sch/)).toBeVisible();
  await expectAccessible(page, `the receipt of an archive (${person.email})`);
  await expect(page.getByRole("button", { name: "Next" })).toBeEnabled();
});

test("creates a project that can be looked at when its outline keeps the task from starting", async ({
  page,
  person,
}) => {
  await openFilesStep(page, "Place parts");
  await dropFiles(page, [textFile("open.kicad_pcb", smallBoard({ closedOutline: false }))]);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText(/the task cannot start before this is put right/)).toBeVisible();
  await expect(page.getByLabel("Project name")).toHaveValue("open");
  await expectAccessible(page, `options of a board with an open outline (${person.email})`);
  await page.getByRole("button", { name: "Create without a task" }).click();
  await expect(page).toHaveURL(/\/layout\//);
  await expect(page.getByRole("heading", { name: "open" })).toBeVisible();
});

test("asks before files on their way are thrown away, and going back loses nothing", async ({ page, person }) => {
  await openFilesStep(page, "Route tracks");
  await dropFiles(page, [textFile("led.kicad_pcb", smallBoard())]);
  await expect(page.getByText("3 parts · 3 nets")).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("Project name").fill(`Kept for ${person.email}`);
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByText("3 parts · 3 nets")).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByLabel("Project name")).toHaveValue(`Kept for ${person.email}`);
  await page.keyboard.press("Escape");
  await expect(page.getByText("Discard the chosen files?")).toBeVisible();
  await page.getByRole("button", { name: "Stay" }).click();
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("an upload that is cut goes on by itself where it was, and can be cancelled", async ({ page, person }) => {
  await openFilesStep(page, "Route tracks");
  // Two parts: room between the board and its end is as good as a large board.
  const text = smallBoard().replace(/\)\s*$/, `${" ".repeat(5_000_000)})`);
  const ranges: string[] = [];
  await page.route("**/uploads/*", async (route) => {
    ranges.push(route.request().headers()["content-range"]?.replace(/\/.*/, "") ?? "");
    await (ranges.length === 2 ? route.abort("connectionreset") : route.continue());
  });
  await dropFiles(page, [textFile("large.kicad_pcb", text)]);
  await expect(page.getByText(/The connection broke at \d+ %/)).toBeVisible();
  await expectAccessible(page, `a cut upload (${person.email})`);
  await expect(page.getByText("3 parts · 3 nets")).toBeVisible();
  expect(ranges).toEqual([
    "bytes 0-4194303",
    `bytes 4194304-${text.length - 1}`,
    "bytes *",
    `bytes 4194304-${text.length - 1}`,
  ]);

  await page.unroute("**/uploads/*");
  await page.route("**/uploads/*", () => undefined);
  await dropFiles(page, [textFile("slow.kicad_pro", "{}")]);
  await page.getByRole("button", { name: "Cancel the upload of slow.kicad_pro" }).click();
  await expect(page.getByText("slow.kicad_pro")).toBeHidden();
});

test("lists projects, finds, sorts, renames and deletes them", async ({ page, person }) => {
  const board = smallBoard({ closedOutline: false });
  for (const name of ["Alpha sensor", "Beta driver"]) {
    await createProject(page, { task: "Place parts", files: [textFile("open.kicad_pcb", board)], name });
  }
  await page.goto("/workspace/personal/projects/");
  const rows = page.getByRole("row").filter({ has: page.getByRole("rowheader") });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText("Beta driver");
  // Every row shows its own board, drawn by the server.
  const picture = rows.first().locator("img");
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  await expectAccessible(page, `the project list (${person.email})`);

  await page.getByLabel("Sort by").selectOption("Name");
  await expect(rows.first()).toContainText("Alpha sensor");
  await expect(page).toHaveURL(/sort=NAME/);

  await page.keyboard.press("/");
  await page.getByRole("searchbox", { name: "Search by name" }).fill("beta");
  await expect(rows).toHaveCount(1);
  await page.getByRole("searchbox", { name: "Search by name" }).fill("gamma");
  await expect(page.getByRole("heading", { name: "No project is called “gamma”" })).toBeVisible();
  await expectAccessible(page, "a search without a hit");
  await page.getByRole("main").getByRole("button", { name: "Clear search" }).last().click();
  await expect(rows).toHaveCount(2);

  await page.getByRole("button", { name: "Actions for Alpha sensor" }).click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await page.getByLabel("Project name").fill("Beta driver");
  await page.getByRole("dialog").getByRole("button", { name: "Rename" }).click();
  await expect(page.getByText("You have a project of this name already.")).toBeVisible();
  await page.getByLabel("Project name").fill("Gamma sensor");
  await page.getByRole("dialog").getByRole("button", { name: "Rename" }).click();
  await expect(page.getByRole("link", { name: "Gamma sensor" })).toBeVisible();

  await page.getByRole("button", { name: "Actions for Gamma sensor" }).click();
  await page.getByRole("menuitem", { name: "View details" }).click();
  await expect(page.getByText("AI quickstart")).toBeVisible();
  await expectAccessible(page, "project details");
  await page.keyboard.press("Escape");

  await page.getByRole("radiogroup", { name: "View" }).getByText("Grid").locator("xpath=ancestor::label").click();
  await expect(page.getByRole("radio", { name: "Grid" })).toBeChecked();
  await page.reload();
  await expect(page.getByRole("listitem").filter({ hasText: "Gamma sensor" })).toBeVisible();
  await expectAccessible(page, "the project grid");

  await page.getByRole("button", { name: "Actions for Gamma sensor" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const confirm = page.getByRole("dialog").getByRole("button", { name: "Delete project" });
  await page.getByRole("dialog").getByRole("textbox").fill("delete project");
  await expect(confirm).toBeDisabled();
  await page.getByRole("dialog").getByRole("textbox").fill("Delete Project");
  await expectAccessible(page, "the delete dialog");
  await confirm.click();
  await expect(page.getByRole("link", { name: "Gamma sensor" })).toBeHidden();
  await expect(page.getByText("1 project", { exact: true })).toBeVisible();
});
