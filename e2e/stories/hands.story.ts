import { smallBoard } from "../support/small-board.ts";
import { expect, expectAccessible, test } from "../support/story.ts";
import { createProject, textFile } from "../support/wizard.ts";

test("hands without a mouse find every action, change its key and write Hangul meanwhile", async ({ page, person }) => {
  await createProject(page, {
    task: "Place parts",
    files: [textFile("open.kicad_pcb", smallBoard({ closedOutline: false }))],
    name: "LED lamp",
  });
  const board = page.getByRole("application", { name: "Board" });
  await board.focus();

  // The palette: by a few letters, by Korean initials, a part by its reference.
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Find an action, part, net or layer" });
  const field = palette.getByRole("combobox");
  await expect(field).toBeFocused();
  await expectAccessible(page, `the palette (${person.email})`);
  await page.screenshot({ path: test.info().outputPath("palette.png") });
  await field.fill("ㄱㅍㄷㅈㄱ");
  await expect(palette.getByRole("option").first()).toContainText("Turn the board over");
  await field.press("Enter");
  await expect(palette).toBeHidden();
  await expect(page.getByText("Viewing from bottom")).toBeVisible();
  await expect(board).toBeFocused();
  await page.keyboard.press("Control+k");
  await expect(palette.getByRole("option").first()).toContainText("Turn the board over");
  await field.fill("nothing like it");
  await expect(palette.getByRole("status")).toContainText("Nothing answers");
  await field.fill("r1");
  await page.screenshot({ path: test.info().outputPath("palette-r1.png") });
  await expect(palette.getByRole("option").first()).toHaveAccessibleName(/^R1/);
  await field.press("Enter");
  await expect(page.getByText("Stories:R1")).toBeVisible();

  // A key of one's own: it belongs to another action, is given away, and works with Hangul switched on.
  await page.keyboard.press("Control+,");
  const keys = page.getByRole("dialog", { name: "Keys", exact: true });
  await keys.getByRole("textbox", { name: "Find an action or a key" }).fill("units mil");
  await keys.getByRole("textbox", { name: "Find an action or a key" }).fill("Millimetres");
  await keys.getByRole("button", { name: "Add a key for Millimetres or mils" }).press("Enter");
  await page.keyboard.press("Control+w");
  await expect(keys.getByRole("alert")).toHaveText("Ctrl+W belongs to the browser.");
  await page.keyboard.press("h");
  await expect(keys.getByRole("alert")).toHaveText("H belongs to Inactive layers: normal, dim, hidden.");
  await expectAccessible(page, `changing keys (${person.email})`);
  await page.screenshot({ path: test.info().outputPath("keys.png") });
  await page.keyboard.press("Enter");
  await expect(keys.getByRole("status")).toContainText("H now is for Millimetres or mils.");
  await page.keyboard.press("Escape");
  await expect(keys).toBeHidden();
  await board.focus();
  await board.dispatchEvent("keydown", { code: "KeyH", key: "ㅗ", bubbles: true, cancelable: true });
  await expect(page.getByRole("button", { name: /: mil$/ })).toBeVisible();

  await page.keyboard.press("Control+F1");
  const sheet = page.getByRole("dialog", { name: "Keys and gestures" });
  await page.screenshot({ path: test.info().outputPath("sheet.png") });
  await sheet.getByRole("textbox", { name: "Find" }).fill("mils");
  await expect(sheet.locator("dl > div")).toHaveText([/Millimetres or mils.*H$/s]);
  await expectAccessible(page, `the list of keys (${person.email})`);
});
