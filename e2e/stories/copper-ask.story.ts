import { smallBoard } from "../support/small-board.ts";
import { expect, expectAccessible, test } from "../support/story.ts";
import { dropFiles, openFilesStep, startTask, textFile } from "../support/wizard.ts";

/** R1 and D1 joined by one track, from pad to pad. */
const wired = smallBoard().replace(
  /\)\s*$/,
  '  (segment (start 119.62 110) (end 123 110) (width 0.25) (layer "F.Cu") (net 3))\n)\n',
);

test("a placement begun in the steps of a new project asks what it removes before it starts, and can be left", async ({
  page,
  person,
}) => {
  await openFilesStep(page, "Place parts");
  await dropFiles(page, [textFile("wired.kicad_pcb", wired)]);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("the board has 1 track. You can review this before the run starts.")).toBeVisible();
  await page.getByRole("button", { name: /^Create and match/ }).click();
  await startTask(page);

  const question = page.getByRole("dialog", { name: "Placement removes copper" });
  await expect(question).toContainText("1 track");
  await expect(question).toContainText("LED_A: 1");
  await expectAccessible(page, `what a placement removes (${person.email})`);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole("button", { name: "Run", exact: true })).toBeEnabled();

  // The order is spent: what is loaded again asks for nothing.
  await page.reload();
  await expect(page.getByRole("button", { name: "Run", exact: true })).toBeEnabled();
  await expect(question).toBeHidden();
});
