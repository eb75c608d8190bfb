import { smallBoard, tangledBoard } from "../support/small-board.ts";
import { expect, expectAccessible, test } from "../support/story.ts";
import { uploadProject } from "../support/upload-project.ts";
import { textFile } from "../support/wizard.ts";

test("every tool of the workspace can be reached in low and in narrow windows", async ({ page, person }) => {
  const id = await uploadProject(page, { name: person.email, files: [textFile("a.kicad_pcb", smallBoard())] });
  for (const [width, height] of [
    [1024, 768],
    [1024, 480],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/layout/${id}`);
    const tools = page.getByRole("toolbar").getByRole("button");
    await expect(tools.last()).toBeVisible();
    expect(await tools.count()).toBeGreaterThan(20);
    const hidden = await tools.evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        const [middleX, middleY] = [x + width / 2, y + height / 2];
        return button.contains(document.elementFromPoint(middleX, middleY)) ? [] : [button.ariaLabel];
      }),
    );
    expect(hidden, `tools that cannot be pressed at ${width} × ${height}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const menu = await page.getByRole("button", { name: /account menu/ }).boundingBox();
    expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(width);
  }
  await expectAccessible(page, "a workspace on a phone");
});

test("a board that stands tall is laid down in its thumbnail", async ({ page, person }) => {
  const tall = textFile("tall.kicad_pcb", tangledBoard({ columns: 1, rows: 20 }));
  await uploadProject(page, { name: person.email, files: [tall] });
  await page.goto("/workspace/personal/projects/");
  const picture = page.getByRole("row").getByRole("presentation").first();
  // It stands 14 × 88 mm: laid down it is as wide as its frame, and in the middle of it.
  await expect
    .poll(() =>
      picture.evaluate((image) => {
        const frame = image.parentElement?.getBoundingClientRect() ?? new DOMRect();
        const box = image.getBoundingClientRect();
        return [box.width - frame.width, box.x - frame.x, box.y - frame.y].map(Math.round);
      }),
    )
    .toEqual([0, 0, 0]);
  await expect(picture).toHaveCSS("rotate", "-90deg");
});
