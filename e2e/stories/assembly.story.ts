import { downloadedBy } from "../support/export-as.ts";
import { smallBoard } from "../support/small-board.ts";
import { expect, expectAccessible, type Page, test, UNTIL_RUN_ENDS } from "../support/story.ts";
import { createProject, textFile } from "../support/wizard.ts";

async function openAssembly(page: Page) {
  const menu = page.getByRole("button", { name: "Export" });
  await expect(menu).toBeEnabled(UNTIL_RUN_ENDS);
  await menu.click();
  await page.getByRole("menuitem", { name: /Assembly files/ }).click();
  return page.getByRole("dialog");
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
  const numbered = smallBoard().replace(
    '(fp_text reference "R1"',
    '(property "LCSC" "C17414")\n    (fp_text reference "R1"',
  );
  await createProject(page, { task: "Route tracks", files: [textFile("led.kicad_pcb", numbered)], name: "LED lamp" });
  const dialog = await openAssembly(page);
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
  await expect(dialog.getByText("1 part number is turned against its reel")).toBeVisible();

  await dialog.getByRole("button", { name: "Variants …" }).click();
  await dialog.getByRole("button", { name: "Add a variant" }).click();
  await expect(dialog.getByRole("button", { name: "Save" })).toBeDisabled();
  await dialog.getByLabel("Name of the variant").fill("Without lamp");
  await dialog.getByLabel("Left out").fill("D1");
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
