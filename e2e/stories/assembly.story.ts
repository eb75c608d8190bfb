import { answerWith } from "../support/answer-with.ts";
import { downloadedBy } from "../support/export-as.ts";
import { smallBoard } from "../support/small-board.ts";
import { expect, expectAccessible, type Page, test } from "../support/story.ts";
import { uploadProject } from "../support/upload-project.ts";
import { textFile } from "../support/wizard.ts";

async function openAssembly(page: Page) {
  const menu = page.getByRole("button", { name: "Export" });
  await expect(menu).toBeEnabled();
  await menu.click();
  await page.getByRole("menuitem", { name: /Assembly files/ }).click();
  return page.getByRole("dialog");
}

/** The small board, whose parts have these numbers of LCSC. */
function numberedBoard(numbers: Record<string, string>): string {
  return Object.entries(numbers).reduce(
    (text, [reference, number]) =>
      text.replace(`(fp_text reference "${reference}"`, (found) => `(property "LCSC" "${number}")\n    ${found}`),
    smallBoard(),
  );
}

/** The rotation column of the positions, by reference. */
function rotationsIn(files: Map<string, string>): Record<string, number> {
  const [, positions = ""] = [...files].find(([name]) => name.endsWith("-cpl.csv")) ?? [];
  const rows = positions.split("\r\n").map((line) => line.split(","));
  return Object.fromEntries(
    rows.filter(([name]) => /^[A-Z]+\d$/.test(name ?? "")).map((row) => [row[0], Number(row[5])]),
  );
}

test("rotations on reels and variants are kept with the project and change the files to assemble by", async ({
  page,
  person,
}) => {
  const numbered = numberedBoard({ R1: "C17414" });
  const id = await uploadProject(page, { name: "LED lamp", files: [textFile("led.kicad_pcb", numbered)] });
  await page.goto(`/layout/${id}`);
  const dialog = await openAssembly(page);
  await expect(dialog.getByRole("status", { name: "Board status" })).toContainText("Not ready to order");
  await dialog.getByRole("button", { name: "Rotations …" }).click();
  await expect(dialog.getByText("C17414")).toBeVisible();
  const rotation = dialog.getByRole("textbox", { name: "Rotation of C17414" });
  await rotation.fill("90");
  await expectAccessible(page, `rotations on reels (${person.email})`);

  // The network is away: what was typed stays, and is kept once it is back.
  await page.context().setOffline(true);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await page.context().setOffline(false);
  await expect(rotation).toHaveValue("90°");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("1 part number has a rotation correction")).toBeVisible();

  await dialog.getByRole("button", { name: "Variants …" }).click();
  await dialog.getByRole("button", { name: "Add variant" }).click();
  await expect(dialog.getByRole("button", { name: "Save" })).toBeDisabled();
  await dialog.getByLabel("Variant name").fill("Without lamp");
  await dialog.getByLabel("Not populated", { exact: true }).fill("D1");
  await page.getByRole("option", { name: "D1" }).click();
  await page.keyboard.press("Escape");
  await expectAccessible(page, "variants");
  await dialog.getByRole("button", { name: "Save" }).click();

  const drawn = await downloadedBy(page, () => dialog.getByRole("button", { name: "Download" }).click());
  expect(rotationsIn(drawn.files)).toEqual({ D1: 0, J1: 0, R1: 90 });
  await page.reload();
  await openAssembly(page);
  await dialog.getByLabel("Variant", { exact: true }).selectOption("Without lamp");
  const lite = await downloadedBy(page, () => dialog.getByRole("button", { name: "Download" }).click());
  expect(lite.name).toBe("LED-lamp-Without-lamp-assembly.zip");
  expect(rotationsIn(lite.files)).toEqual({ J1: 0, R1: 90 });
});

test("every supplier's part is held against the board by keys, and the positions go by what was found", async ({
  page,
  person,
}) => {
  const board = numberedBoard({ D1: "C2286", J1: "C49257", R1: "C17414" });
  const id = await uploadProject(page, { name: "LED lamp", files: [textFile("led.kicad_pcb", board)] });
  // The bill says the numbers as the design gives them, before any supplier is asked, each with the way to it.
  await page.goto(`/result/${id}?panel=bill`);
  for (const number of ["C2286", "C49257", "C17414"])
    await expect(page.getByRole("link", { name: `LCSC ${number}` })).toHaveAttribute("href", new RegExp(number));
  const row = page.getByRole("row", { name: /C17414/ });
  expect((await row.boundingBox())?.height).toBeLessThan(60);
  await page.goto(`/result/${id}?panel=assembly`);
  const list = page.getByRole("listbox", { name: "Placed supplier parts" });
  const chosen = list.getByRole("option", { selected: true });
  await expect(chosen).toContainText("C2286");
  await expect(page.getByRole("img", { name: /^D1 on the board, viewed from the front/ })).toBeVisible();
  await expect(page.getByText("0 of 3 part numbers checked")).toBeVisible();
  await expectAccessible(page, `suppliers' parts (${person.email})`);

  // Somebody else has decided something meanwhile: what was pressed waits, and comes on top of it.
  await answerWith(page, "SaveAssembly", 409);
  await list.press("Enter");
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByText(/^1 of 3 part numbers checked · not saved yet/)).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.getByRole("alert").getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("1 of 3 part numbers checked", { exact: true })).toBeVisible();

  await expect(chosen).toContainText("C49257");
  await list.press("r");
  await expect(page.getByText(/^J1: .* 90°$/)).toBeVisible();
  await list.press("ArrowDown");
  await expect(chosen).toContainText("C17414");
  await page.getByRole("textbox", { name: "Offset X, C17414" }).fill("0.5");
  await page.getByRole("textbox", { name: "Offset X, C17414" }).press("Tab");
  await expect(chosen).toContainText("0.5 / 0 mm");
  await page.getByRole("checkbox", { name: "Unchecked only" }).check();
  await expect(list.getByRole("option")).toHaveCount(2);
  await expect(page.getByText("1 of 3 part numbers checked", { exact: true })).toBeVisible();
  await page.reload();
  await expect(list.getByRole("option", { name: /C49257/ })).toContainText("+90°");
  await expect(page.getByText("1 of 3 part numbers checked", { exact: true })).toBeVisible();

  await page.getByRole("tab", { name: "Files" }).click();
  await page.getByRole("button", { name: "Choose: Assembly files" }).click();
  const dialog = page.getByRole("dialog");
  const { files } = await downloadedBy(page, () => dialog.getByRole("button", { name: "Download" }).click());
  expect(rotationsIn(files)).toEqual({ D1: 0, J1: 90, R1: 0 });
});
