import { pixelFinder } from "../support/board-pixels.ts";
import { smallBoard } from "../support/small-board.ts";
import { expect, test } from "../support/story.ts";
import { createProject, textFile } from "../support/wizard.ts";

test("a board is edited by hand, saved by itself and the same after a reload", async ({ page, person }) => {
  await createProject(page, {
    task: "Place parts",
    files: [textFile("open.kicad_pcb", smallBoard({ closedOutline: false }))],
    name: `Lamp of ${person.email}`,
  });
  await expect(page.getByText("3 of 3 connections open")).toBeVisible();
  const place = await pixelFinder(page);

  // R1 is taken by its middle and goes up by 4 mm.
  const [from, to] = [place(115.8, 110), place(115.8, 106)];
  await page.mouse.click(from.x, from.y);
  await expect(page.getByLabel("Footprint", { exact: true })).toHaveValue("Stories:R1");
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.screenshot({ path: test.info().outputPath("dragging.png") });
  await page.mouse.up();
  await expect(page.getByLabel("Y", { exact: true })).toHaveValue("106.0000");
});
