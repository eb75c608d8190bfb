import { smallBoard } from "../support/small-board.ts";
import { expect, expectAccessible, test } from "../support/story.ts";
import { dropFiles, exampleFiles, openFilesStep, textFile } from "../support/wizard.ts";

/** An open outline, a track of a net that nothing declares, and two parts called R1. */
function boardWithRemarks(): string {
  const track = '  (segment (start 106 104) (end 118 104) (width 0.4) (layer "F.Cu") (net 77))';
  return smallBoard({ closedOutline: false }).replaceAll('"D1"', '"R1"').replace(/\)$/, `${track}\n)`);
}

test("remarks of an import show their place, on the drawing before and on the board after, and can be looked at again", async ({
  page,
  person,
}) => {
  await openFilesStep(page, "Place parts");
  await dropFiles(page, [textFile("remarks.kicad_pcb", boardWithRemarks())]);
  const receipt = page.getByRole("region", { name: "Import receipt" });
  await receipt.getByText("What was imported").click();
  await expect(receipt.getByRole("columnheader")).toHaveText([
    "Object",
    "Imported",
    "Preserved unread",
    "Converted",
    "Dropped",
  ]);
  await receipt.getByText(/^\d remarks$/).click();
  const track = receipt.getByRole("button", { name: /Undeclared net.*names net 77/ });
  await expect(receipt.getByRole("img", { name: "Preview of the uploaded board" })).toBeVisible();
  await track.click();
  await expect(receipt.getByRole("img", { name: "Location of the remark" })).toBeVisible();
  await expect(track).toHaveAttribute("aria-current", "true");
  await expectAccessible(page, `a place on the drawing (${person.email})`);

  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Create without a task" }).click();
  await expect(page).toHaveURL(/\/layout\//);
  await page.getByRole("button", { name: "Import receipt" }).click();
  const panel = page.getByRole("region", { name: "Import receipt" });
  const twice = panel.getByRole("button", { name: /R1 is used 2 times/ });
  await twice.focus();
  await page.keyboard.press("Enter");
  await expect(twice).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("ArrowDown");
  await expect(twice).not.toBeFocused();
  await panel.getByRole("button", { name: /names net 77/ }).click();
  await expectAccessible(page, "the receipt beside the board");
  await page.getByRole("button", { name: "Close" }).click();
  await expect(panel).toBeHidden();
});

/** The blinker with a second C3 on its sheet, which belongs on no board, and an open outline, so that no run begins. */
function blinkerWithTwin() {
  return exampleFiles("blinker").map((file) => {
    if (file.name.endsWith(".kicad_pcb"))
      return textFile(file.name, file.buffer.toString("utf8").replace(/\n {2}\(gr_line\n[\s\S]*?\n {2}\)/, ""));
    if (!file.name.endsWith(".kicad_sch")) return file;
    const sheet = file.buffer.toString("utf8");
    const [symbol = ""] = sheet.match(/\n {2}\(symbol \(lib_id "[^"]*C3[\s\S]*?\n {2}\)/) ?? [];
    const twin = symbol
      .replace("(at 76.2 76.2 0)", "(at 50.8 127 0)")
      .replace("(on_board yes)", "(on_board no)")
      .replace(/\(uuid (\w)/g, (_, digit: string) => `(uuid ${digit === "0" ? "1" : "0"}`);
    return textFile(file.name, sheet.replace(symbol, symbol + twin));
  });
}

test("a remark about a sheet brings its schematic before the board, with rings, and the board comes back", async ({
  page,
  person,
}) => {
  await openFilesStep(page, "Place parts");
  await dropFiles(page, blinkerWithTwin());
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Create without a task" }).click();
  await page.getByRole("button", { name: "Import receipt" }).click();
  const remark = page.getByRole("region", { name: "Import receipt" }).getByRole("button", { name: /C3/ });
  await remark.click();
  const schematic = page.getByRole("region", { name: "Schematic" });
  await expect(schematic.getByRole("img", { name: "Location of the remark" })).toHaveCount(2);
  await expectAccessible(page, `a schematic before the board (${person.email})`);
  await schematic.getByRole("button", { name: "Back to the board" }).click();
  await expect(schematic).toBeHidden();
  await expect(remark).toBeFocused();
});
