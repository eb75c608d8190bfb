import { smallBoard } from "../support/small-board.ts";
import { expect, expectAccessible, test } from "../support/story.ts";
import { uploadProject } from "../support/upload-project.ts";
import { dropFiles, openFilesStep, textFile } from "../support/wizard.ts";

/** Of VCC from its connector upwards, thinner than KiCad's default. */
const THIN = '(segment (start 104 110) (end 104 104) (width 0.15) (layer "F.Cu") (net 1))';
const board = textFile("thin.kicad_pcb", smallBoard().replace(/\)\s*$/, `${THIN})`));
const TITLE = "This board has no design rules file";

test("a board without its rules has those of its copper offered as it is uploaded, and says how much is open", async ({
  page,
  person,
}) => {
  await openFilesStep(page, "Route tracks");
  await dropFiles(page, [board]);
  const offer = page.getByRole("alert", { name: TITLE });
  await expect(offer.getByRole("row", { name: "Track width 0.25 mm 0.15 mm" })).toBeVisible();
  await expect(offer.getByRole("checkbox", { name: "Use rules from the copper" })).not.toBeChecked();
  await expectAccessible(page, `rules from the copper, offered (${person.email})`);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("3 of 3 connections are open.")).toBeVisible();
  await page.getByRole("checkbox", { name: "Remove the existing track first" }).check();
  await expect(page.getByText("all 3 connections are rerouted")).toBeVisible();
});

test("the run options and the design rules offer the rules of the copper later, as a step that can be taken back", async ({
  page,
  person,
}) => {
  const id = await uploadProject(page, { name: person.email, files: [board] });
  await page.goto(`/layout/${id}`);
  for (const run of ["Placement", "Routing"]) {
    await page.getByRole("button", { name: "Run", exact: true }).click();
    await page.getByRole("menuitem", { name: new RegExp(`^${run} options`) }).click();
    await expect(
      page.getByRole("alert", { name: TITLE }).getByRole("row", { name: /^Track width/ }),
    ).toHaveAccessibleName("Track width 0.25 mm 0.15 mm");
    if (run === "Placement") await page.keyboard.press("Escape");
  }
  await expectAccessible(page, `rules from the copper in the options of a run (${person.email})`);
  const offer = page.getByRole("alert", { name: TITLE });
  await offer.getByRole("button", { name: "Use rules from the copper" }).click();
  await expect(offer.getByText("The board's copper follows the current rules.")).toBeVisible();
  await expect(offer.getByRole("table")).toBeHidden();
  await page.keyboard.press("Escape");

  // Taken back like any other step, it is offered under the rules as well.
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Design rule check", exact: true }).click();
  await page.getByRole("button", { name: "Design rules and net classes …" }).click();
  await expect(offer.getByRole("row", { name: "Track width 0.25 mm 0.15 mm" })).toBeVisible();
  const least = page.getByRole("textbox", { name: "Minimum track width" });
  await expect(least).toHaveValue("0.2");
  await offer.getByRole("button", { name: "Use rules from the copper" }).click();
  await expect(least).toHaveValue("0.15");
});
