import { expect, type Page } from "./story.ts";

/** Tells where a place of the board (millimetres) is on the page: the status bar says which place is under a pixel. */
export async function pixelFinder(page: Page): Promise<(x: number, y: number) => { x: number; y: number }> {
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
