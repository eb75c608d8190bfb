import { smallBoard } from "../support/small-board.ts";
import { expect, test } from "../support/story.ts";
import { uploadProject } from "../support/upload-project.ts";
import { textFile } from "../support/wizard.ts";

/** A board as KiCad writes it: a name with an escaped slash, fields of its library browser, and a pin with no connection. */
function boardWithEscapes(): string {
  return smallBoard()
    .replaceAll("LED_A", "/LED{slash}A")
    .replaceAll('(net 2 "GND")', '(net 2 "unconnected-(J1-Shield)")')
    .replace(
      '(footprint "Stories:R1" (layer "F.Cu") (at 112 110)',
      '$& (property "ki_description" "Resistor, 1 %") (property "ki_keywords" "R res") (property "MPN" "RC0402")',
    );
}

test("names of nets are read as KiCad shows them, and its own fields and unconnected pins stay out of the lists", async ({
  page,
  person,
}) => {
  const id = await uploadProject(page, { name: person.email, files: [textFile("a.kicad_pcb", boardWithEscapes())] });
  await page.goto(`/layout/${id}`);
  await page.getByRole("tab", { name: "Nets" }).click();
  await page.getByRole("button", { name: /^\/LED\/A/ }).click();
  await expect(page.getByText("{slash}")).toHaveCount(0);

  // Several pads of one unconnected pin are listed for as long as they are not joined, as KiCad counts them.
  await expect(page.getByRole("button", { name: "unconnected-(J1-Shield) 1 open" })).toBeVisible();

  await page.getByRole("tab", { name: "Parts" }).click();
  await page.getByRole("button", { name: /^R1/ }).click();
  const properties = page.getByRole("region", { name: "Properties" });
  await expect(properties).toContainText("DescriptionResistor, 1 %");
  await expect(properties).toContainText("MPNRC0402");
  await expect(properties).not.toContainText("ki_");
});
