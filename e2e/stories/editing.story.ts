import { smallBoard } from "../support/small-board.ts";
import { expect, type Page, test } from "../support/story.ts";
import { createProject, textFile } from "../support/wizard.ts";

/** Where a place of the board is on the page: the status bar tells which place is under a pixel. */
async function pixelFinder(page: Page): Promise<(x: number, y: number) => { x: number; y: number }> {
  const canvas = await page.getByRole("application", { name: "Board" }).boundingBox();
  if (!canvas) throw new Error("The board has no place on the page.");
  const read = async (dx: number, dy: number) => {
    const at = { x: Math.round(canvas.x + dx), y: Math.round(canvas.y + dy) };
    await page.mouse.move(at.x, at.y);
    await expect(page.getByText(/^X -?\d/)).toBeVisible();
    const [x, y] = await Promise.all(
      ["X", "Y"].map(async (axis) =>
        Number.parseFloat((await page.getByText(new RegExp(`^${axis} -?\\d`)).innerText()).slice(2)),
      ),
    );
    return { at, x: x ?? 0, y: y ?? 0 };
  };
  const a = await read(canvas.width * 0.3, canvas.height * 0.3);
  const b = await read(canvas.width * 0.7, canvas.height * 0.7);
  const scale = (b.at.x - a.at.x) / (b.x - a.x);
  return (x, y) => ({ x: a.at.x + (x - a.x) * scale, y: a.at.y + (y - a.y) * scale });
}

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
  await expect(page.getByText("Stories:R1")).toBeVisible();
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.screenshot({ path: test.info().outputPath("dragging.png") });
  await page.mouse.up();
  await expect(page.getByText("106.0000 mm", { exact: true })).toBeVisible();
});
