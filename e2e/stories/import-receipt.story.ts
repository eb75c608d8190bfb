import { smallBoard } from "../support/small-board.ts";
import { expect, expectAccessible, test } from "../support/story.ts";
import { dropFiles, openFilesStep, textFile } from "../support/wizard.ts";

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
  await receipt.getByText(/^\d remarks$/).click();
  const track = receipt.getByRole("button", { name: /A net that nothing declares.*names net 77/ });
  await expect(receipt.getByRole("img", { name: "Drawing of the uploaded board" })).toBeVisible();
  await track.click();
  await expect(receipt.getByRole("img", { name: "The place that the remark is about" })).toBeVisible();
  await expect(track).toHaveAttribute("aria-current", "true");
  await expectAccessible(page, `a place on the drawing (${person.email})`);

  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Create without a task" }).click();
  await expect(page).toHaveURL(/\/layout\//);
  await page.getByRole("button", { name: "Import receipt" }).click();
  const panel = page.getByRole("region", { name: "Import receipt" });
  const twice = panel.getByRole("button", { name: /R1 stands 2 times/ });
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
