import { expect, type Page } from "./story.ts";

/**
 * How far a place may seem to lie from where two others put it, millimetres: more than a pixel of a whole board is
 * one that was read too early.
 */
const NEAR = 0.02;

/** Tells where a place of the board (millimetres) is on the page: the status bar says which place is under a pixel. */
export async function pixelFinder(
  page: Page,
  name = "Board",
): Promise<(x: number, y: number) => { x: number; y: number }> {
  const board = page.getByRole("application", { name });
  const read = async (part: number) => {
    // A panel beside it that opens or closes moves it.
    const canvas = await board.boundingBox();
    if (!canvas) throw new Error("The board has no place on the page.");
    const at = { x: Math.round(canvas.x + canvas.width * part), y: Math.round(canvas.y + canvas.height * part) };
    await page.mouse.move(at.x, at.y);
    await expect(page.getByText(/^X -?\d/)).toBeVisible({ timeout: 20_000 });
    const [x, y] = await Promise.all(
      ["X", "Y"].map(async (axis) =>
        Number.parseFloat((await page.getByText(new RegExp(`^${axis} -?\\d`)).innerText()).slice(2)),
      ),
    );
    return { at, x: x ?? 0, y: y ?? 0 };
  };
  let place = (_x: number, _y: number) => ({ x: 0, y: 0 });
  await expect(async () => {
    const [a, b, c] = [await read(0.3), await read(0.7), await read(0.5)];
    const scale = (b.at.x - a.at.x) / (b.x - a.x);
    place = (x, y) => ({ x: a.at.x + (x - a.x) * scale, y: a.at.y + (y - a.y) * scale });
    const again = place(c.x, c.y);
    expect(Math.hypot(again.x - c.at.x, again.y - c.at.y)).toBeLessThan(Math.max(1, NEAR * scale));
  }).toPass({ timeout: 180_000 });
  return place;
}
