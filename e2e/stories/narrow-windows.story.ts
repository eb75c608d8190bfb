import { smallBoard, tangledBoard } from "../support/small-board.ts";
import { expect, expectAccessible, test } from "../support/story.ts";
import { uploadProject } from "../support/upload-project.ts";
import { textFile } from "../support/wizard.ts";

test("every tool of the workspace can be reached in low windows", async ({ page, person }) => {
  const id = await uploadProject(page, { name: person.email, files: [textFile("a.kicad_pcb", smallBoard())] });
  for (const [width, height] of [
    [1024, 768],
    [1024, 480],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/layout/${id}`);
    const tools = page.getByRole("toolbar").getByRole("button");
    await expect(tools.last()).toBeVisible();
    await expect.poll(() => tools.count()).toBeGreaterThan(20);
    const hidden = () =>
      tools.evaluateAll((buttons) =>
        buttons.flatMap((button) => {
          const { x, y, width, height } = button.getBoundingClientRect();
          const [middleX, middleY] = [x + width / 2, y + height / 2];
          return button.contains(document.elementFromPoint(middleX, middleY)) ? [] : [button.ariaLabel];
        }),
      );
    await expect.poll(hidden, `tools that cannot be pressed at ${width} × ${height}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const menu = await page.getByRole("button", { name: /account menu/ }).boundingBox();
    expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(width);
  }
});

test("on a phone the board is seen, and every tool is in one line under it or in its menu, by keys as well", async ({
  page,
  person,
}) => {
  const id = await uploadProject(page, { name: person.email, files: [textFile("a.kicad_pcb", smallBoard())] });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/layout/${id}`);
  const bar = page.getByRole("toolbar", { name: "Tools" });
  await expect(bar.getByRole("button", { name: /^Select/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const free = () =>
    page.locator("[data-canvas-area]").evaluate((area) => {
      const box = area.getBoundingClientRect();
      let board = 0;
      let all = 0;
      for (let x = box.left + 4; x < box.right; x += 8)
        for (let y = box.top + 4; y < box.bottom; y += 8) {
          all += 1;
          if (document.elementFromPoint(x, y) instanceof HTMLCanvasElement) board += 1;
        }
      return { ofCanvas: board / all, canvas: box.height / window.innerHeight };
    });
  await expect(async () => {
    const { ofCanvas, canvas } = await free();
    expect(ofCanvas).toBeGreaterThan(0.85);
    expect(canvas * ofCanvas).toBeGreaterThan(0.6);
  }).toPass({ timeout: 60_000 });
  await expectAccessible(page, `a workspace on a phone (${person.email})`);

  const more = bar.getByRole("button", { name: "More tools" });
  await more.click();
  const items = page.getByRole("menuitem");
  await expect
    .poll(async () => (await items.count()) + (await bar.getByRole("button").count()) - 1)
    .toBeGreaterThan(20);
  const names = await items.allInnerTexts();
  for (const item of await items.all()) {
    await item.scrollIntoViewIfNeeded();
    await expect(item).toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.press("Escape");
  await expect(more).toBeFocused();

  // By keys alone: a tool of the menu, which stands in the bar while it is in hand.
  await page.keyboard.press("Enter");
  const rectangle = page.getByRole("menuitem", { name: "Draw a rectangle" });
  await expect(page.locator("[role=menuitem]:focus")).toHaveCount(1);
  for (let at = 0; at < names.length && !(await rectangle.evaluate((item) => item === document.activeElement)); at += 1)
    await page.keyboard.press("ArrowDown");
  await expect(rectangle).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(items).toHaveCount(0);
  await expect(bar.getByRole("button", { name: /^Draw a rectangle/ })).toHaveAttribute("aria-pressed", "true");
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
