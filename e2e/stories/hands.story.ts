import { smallBoard } from "../support/small-board.ts";
import { expect, expectAccessible, test } from "../support/story.ts";
import { takePicture } from "../support/take-picture.ts";
import { openProject } from "../support/upload-project.ts";
import { textFile } from "../support/wizard.ts";

test("hands without a mouse find every action, change its key and write Hangul meanwhile", async ({ page, person }) => {
  await openProject(page, {
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
  await takePicture(page, "palette");
  await field.fill("ㄱㅍㄷㅈㄱ");
  await expect(palette.getByRole("option").first()).toContainText("Flip board view");
  await field.press("Enter");
  await expect(palette).toBeHidden();
  await expect(page.getByText("Viewing from bottom")).toBeVisible();
  await expect(board).toBeFocused();
  await page.keyboard.press("Control+k");
  await expect(palette.getByRole("option").first()).toContainText("Flip board view");
  await field.fill("nothing like it");
  await expect(palette.getByRole("status")).toContainText("No results");
  await field.fill("r1");
  await takePicture(page, "palette-r1");
  await expect(palette.getByRole("option").first()).toHaveAccessibleName(/^R1/);
  await field.press("Enter");
  await expect(page.getByRole("textbox", { name: "Reference" })).toHaveValue("R1");

  // A key of one's own: it belongs to another action, is given away, and works with Hangul switched on.
  await page.keyboard.press("Control+,");
  const keys = page.getByRole("dialog", { name: "Shortcuts", exact: true });
  await keys.getByRole("textbox", { name: "Find action or shortcut" }).fill("Millimetres");
  await keys.getByRole("button", { name: "Add shortcut for Millimetres or mils" }).press("Enter");
  await page.keyboard.press("Control+w");
  await expect(keys.getByRole("alert")).toHaveText("Ctrl+W is reserved by the browser.");
  await page.keyboard.press("h");
  await expect(keys.getByRole("alert")).toHaveText("H is assigned to Inactive layers: normal, dim, hidden.");
  await expectAccessible(page, `changing keys (${person.email})`);
  await takePicture(page, "keys");
  await page.keyboard.press("Enter");
  await expect(keys.getByRole("status")).toContainText("H triggers Millimetres or mils.");
  await page.keyboard.press("Escape");
  await expect(keys).toBeHidden();
  await board.focus();
  await board.dispatchEvent("keydown", { code: "KeyH", key: "ㅗ", bubbles: true, cancelable: true });
  await expect(page.getByRole("button", { name: /: mil$/ })).toBeVisible();

  // Beside the board keys are the page's, until the pointer is over the board again; with nothing focused they are the board's.
  const front = page.getByRole("button", { name: "Front", exact: true });
  await front.click();
  await front.press("Shift+F");
  await expect(page.getByText("Viewing from bottom")).toBeVisible();
  await board.hover();
  await expect(front).toBeFocused();
  await front.press("Shift+F");
  await expect(page.getByText("Viewing from bottom")).toBeHidden();

  await page.keyboard.press("Control+F1");
  const sheet = page.getByRole("dialog", { name: "Keys and gestures" });
  await takePicture(page, "sheet");
  await sheet.getByRole("textbox", { name: "Find" }).fill("mils");
  await expect(sheet.locator("dl > div")).toHaveText([/^Millimetres or mils/]);
  await expectAccessible(page, `the list of keys (${person.email})`);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
});

test("the board is walked, edited and read without a pointer", async ({ page, person }) => {
  await openProject(page, {
    files: [textFile("open.kicad_pcb", smallBoard({ closedOutline: false }))],
    name: "LED lamp",
  });
  const board = page.getByRole("application", { name: "Board" });
  const said = page.getByRole("status");
  await board.focus();
  const facts = page.getByRole("region", { name: "Properties" });

  // In to the first part, its pads, along the net, out again.
  await page.keyboard.press("Enter");
  await expect(said.filter({ hasText: /^J1, 1 of 3, top, 104\.00, 110\.00 mm/ })).toBeAttached();
  await page.keyboard.press("ArrowRight");
  await expect(said.filter({ hasText: /^R1, 2 of 3/ })).toBeAttached();
  await page.keyboard.press("Enter");
  await expect(said.filter({ hasText: /^Pad 1, 1 of 2 of R1, net VCC, 2 of 2/ })).toBeAttached();
  await page.keyboard.press("n");
  await expect(said.filter({ hasText: /^Pad 1, 1 of 2 of J1, net VCC, 1 of 2/ })).toBeAttached();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(facts.getByRole("textbox", { name: "Reference" })).toHaveValue("J1");

  // What was reached is selected: arrows nudge it, typed lengths move it.
  await page.keyboard.press("ArrowRight");
  await expect(facts.getByRole("textbox", { name: "X" })).toHaveValue(/^104\.1/);
  await page.keyboard.press("Control+m");
  const exact = page.getByRole("dialog", { name: "Move exactly" });
  await exact.getByRole("textbox", { name: "X" }).fill("1mm+");
  await expect(exact.getByText("Enter a length")).toBeVisible();
  await exact.getByRole("textbox", { name: "X" }).fill("-0.1mm+2*0.5");
  await expectAccessible(page, `moving exactly (${person.email})`);
  await takePicture(page, "exact");
  await page.keyboard.press("Enter");
  await expect(facts.getByRole("textbox", { name: "X" })).toHaveValue(/^105\.0/);
  await expect(board).toBeFocused();

  // The menu of what is selected has the same actions.
  await page.keyboard.press("Shift+F10");
  const menu = page.getByRole("menu", { name: "Context menu" });
  await expect(menu.getByRole("menuitem", { name: /^Move exactly/ })).toBeVisible();
  await takePicture(page, "menu");
  await menu.getByRole("menuitem", { name: /^Rotate R/ }).click();
  await expect(facts.getByRole("textbox", { name: "Rotation" })).toHaveValue(/^90/);
  await expect(board).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(facts.getByRole("textbox", { name: "Rotation" })).toHaveValue(/^0/);

  // A part by its reference to typed coordinates.
  await page.keyboard.press("t");
  const get = page.getByRole("dialog", { name: "Get a part by reference" });
  await get.getByRole("textbox", { name: "Reference" }).fill("x9");
  await expect(get.getByText("No part x9 on this board.")).toBeVisible();
  await get.getByRole("textbox", { name: "Reference" }).fill("r1");
  await get.getByRole("textbox", { name: "Y" }).fill("115");
  await takePicture(page, "get");
  await page.keyboard.press("Enter");
  await expect(facts.getByRole("textbox", { name: "Y" })).toHaveValue(/^115\.0/);

  // The same board as tables, from which one goes to it.
  await page.keyboard.press("Alt+l");
  const twin = page.getByRole("dialog", { name: "The board as tables" });
  const row = twin.getByRole("row").filter({ hasText: "R1" });
  await expect(row).toContainText("112.00, 115.00");
  await expectAccessible(page, `the board as tables (${person.email})`);
  await takePicture(page, "twin");
  await twin.getByRole("tab", { name: "Nets" }).click();
  await expect(twin.getByRole("row").filter({ hasText: "LED_A" })).toContainText("D1.1, R1.2");
  await twin.getByRole("tab", { name: /^Open/ }).click();
  await expect(twin.getByRole("row")).toHaveCount(4);
  await twin.getByRole("button", { name: "GND" }).click();
  await expect(twin).toBeHidden();
  await expect(page.getByText("Net GND")).toBeVisible();
});
