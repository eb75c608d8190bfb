import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, expectAccessible, test } from "../support/story.ts";
import { takePicture } from "../support/take-picture.ts";
import { uploadProject } from "../support/upload-project.ts";
import { textFile } from "../support/wizard.ts";

const example = join(import.meta.dirname, "../../examples/blinker");
const fileOf = (name: string) => textFile(name, readFileSync(join(example, name), "utf8"));

/** The project excuses one of the two supplies that nothing feeds: the flag is missing on purpose. */
function project(): string {
  const written = JSON.parse(readFileSync(join(example, "blinker.kicad_pro"), "utf8"));
  const erc_exclusions = [["power_pin_not_driven|1473200|889000|a|b", "Bench supply"]];
  return JSON.stringify({ ...written, erc: { erc_exclusions } });
}

/** Its R1 has another value than in the schematic. */
function board(): string {
  const written = readFileSync(join(example, "blinker.kicad_pcb"), "utf8");
  const value = /(\(fp_text reference "R1".*?\(fp_text value )"1k"/s;
  if (!value.test(written)) throw new Error("the example has no R1 of 1k");
  return written.replace(value, '$1"2k"');
}

test("the schematic is checked beside the board: what differs is listed, a finding shows its sheet, one is accepted with a note, the project's exclusions stand apart", async ({
  page,
  person,
}) => {
  const id = await uploadProject(page, {
    name: `Electrical rules of ${person.email}`,
    files: [
      textFile("blinker.kicad_pcb", board()),
      fileOf("blinker.kicad_sch"),
      textFile("blinker.kicad_pro", project()),
    ],
  });
  await page.goto(`/layout/${id}`);
  await page.getByRole("button", { name: "Design rule check", exact: true }).click();
  const panel = page.getByRole("region", { name: "Design rule check" });
  const differences = panel.getByRole("region", { name: "Parts that differ from their symbol" });
  await differences.getByRole("button", { name: "R1: value 2k; in the schematic 1k." }).click();
  await expect(page.getByRole("region", { name: "Properties" }).getByRole("heading", { name: /R1/ })).toBeVisible();
  await takePicture(page, "parity-en");
  await panel.getByRole("tab", { name: "Schematic" }).click();
  const tab = panel.getByRole("tabpanel", { name: "Schematic" });
  const supplies = tab.getByRole("region", { name: "Supply input without supply output" });
  const finding = supplies.getByRole("button", { name: "U1 pin 8 (VCC) on +5V is a supply input" });
  await expect(finding).toBeVisible();
  const excluded = tab.getByRole("region", { name: "Excluded by the KiCad project" });
  await excluded.getByRole("button", { name: /^Excluded by the KiCad project/ }).click();
  await expect(excluded.getByText("Bench supply")).toBeVisible();

  // The sheet comes forward, and the pad of the board is lit up behind it.
  await finding.click();
  await expect(supplies.getByText("place a PWR_FLAG where it is supplied from outside")).toBeVisible();
  const schematic = page.getByRole("region", { name: "Schematic", exact: true });
  await expect(schematic).toBeVisible();
  await expectAccessible(page, "the electrical rules of a schematic");
  await takePicture(page, "electrical-en");
  await schematic.getByRole("button", { name: "Back to the board" }).click();
  await expect(schematic).toBeHidden();
  await takePicture(page, "electrical-board-en");

  await supplies.getByRole("textbox", { name: "Reason for accepting" }).fill("Supplied through J1");
  await supplies.getByRole("button", { name: "Accept finding" }).click();
  const accepted = tab.getByRole("region", { name: "Accepted" });
  await expect(accepted.getByText("Supplied through J1")).toBeVisible();
  await expect(tab.getByText("No electrical rule violations")).toBeVisible();
  await expect(page.getByText("v1.1")).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Design rule check", exact: true }).click();
  await panel.getByRole("tab", { name: "Schematic" }).click();
  await accepted.getByRole("button", { name: /^Accepted/ }).click();
  await accepted.getByRole("button", { name: /U1 pin 8/ }).click();
  await accepted.getByRole("button", { name: "Withdraw acceptance" }).click();

  // Kinds of pins that must not meet: one cell is changed with the keys, checked at once, and undone.
  await tab.getByRole("button", { name: "Pin conflict matrix" }).click();
  const dialog = page.getByRole("dialog", { name: "Pin conflict matrix" });
  await dialog.getByRole("button", { name: "input and input: no conflict", exact: true }).focus();
  for (const key of ["ArrowDown", "ArrowRight"]) for (let step = 0; step < 4; step++) await page.keyboard.press(key);
  await expect(dialog.getByRole("button", { name: "passive and passive: no conflict", exact: true })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(dialog.getByRole("button", { name: "passive and passive: warning", exact: true })).toBeFocused();
  await expectAccessible(page, "the matrix of pin conflicts");
  await takePicture(page, "pin-matrix-en");
  const conflicts = tab.getByRole("region", { name: "Conflict between pins" });
  await expect(conflicts).toBeVisible();
  await dialog.getByRole("button", { name: "Undo" }).click();
  await expect(dialog.getByRole("button", { name: "passive and passive: no conflict", exact: true })).toBeVisible();
  await expect(conflicts).toBeHidden();
  await dialog.getByRole("button", { name: "input and output: no conflict", exact: true }).click();
  await dialog.getByRole("button", { name: "Reset to KiCad's defaults" }).click();
  await expect(dialog.getByRole("button", { name: "output and input: no conflict", exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();

  // A rule can be left out.
  await supplies.getByRole("button", { name: "Severity of Supply input without supply output: Error" }).click();
  await page.getByRole("menuitem", { name: "Ignore" }).click();
  await expect(supplies).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await takePicture(page, "electrical-390");
});
