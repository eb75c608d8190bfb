import { smallBoard } from "../support/small-board.ts";
import { expect, expectAccessible, type Page, test, UNTIL_RUN_ENDS } from "../support/story.ts";
import { openProject } from "../support/upload-project.ts";
import { textFile } from "../support/wizard.ts";

/** What the canvas shows right now, to tell whether it changed. */
async function picture(page: Page): Promise<string> {
  return page.getByRole("application", { name: "Board" }).evaluate((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement)) throw new Error("The board is not drawn on a canvas.");
    return canvas.toDataURL();
  });
}

/** Does something and waits until the picture is another one. */
async function expectChange(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = await picture(page);
  await act();
  await expect.poll(() => picture(page)).not.toBe(before);
}

test("the board can be zoomed, moved, turned over and read by layer, part and net", async ({ page, person }) => {
  await openProject(page, {
    files: [textFile("led.kicad_pcb", smallBoard())],
    name: "LED lamp",
    run: "ROUTING",
  });
  await expect(page.getByRole("heading", { name: "All nets are connected" })).toBeVisible(UNTIL_RUN_ENDS);
  const board = page.getByRole("application", { name: "Board" });
  await expect(board).toBeVisible();
  await expect(page.getByText("All 3 connections routed")).toBeVisible();
  const box = await board.boundingBox();
  if (!box) throw new Error("The board has no place on the page.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];

  await page.mouse.move(x, y);
  await expect(page.getByText(/^X \d/)).toBeVisible();
  await expectChange(page, () => page.mouse.wheel(0, -300));
  await expectChange(page, async () => {
    await page.mouse.down({ button: "middle" });
    await page.mouse.move(x + 120, y + 40, { steps: 4 });
    await page.mouse.up({ button: "middle" });
  });
  await expectChange(page, () => board.press("Home"));
  await expectChange(page, () => page.getByRole("button", { name: /Flip board view/ }).click());
  await expect(page.getByText("Viewing from bottom")).toBeVisible();
  await expectChange(page, () => page.getByRole("button", { name: /Flip board view/ }).click());

  await expectChange(page, () => page.getByRole("button", { name: "Show F.Cu" }).click());
  await expect(page.getByRole("button", { name: "Show F.Cu" })).toHaveAttribute("aria-pressed", "false");
  await expectChange(page, () => page.getByRole("button", { name: "Show F.Cu" }).click());

  await page.getByRole("tab", { name: "Nets" }).click();
  await expectChange(page, () => page.getByRole("button", { name: /^LED_A/ }).click());
  await expect(page.getByRole("button", { name: /^LED_A/ })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("tab", { name: "Parts" }).click();
  await page.getByRole("button", { name: /^R1/ }).click();
  await expect(page.getByLabel("Footprint", { exact: true })).toHaveValue("Stories:R1");
  await expectAccessible(page, `the workspace with a part selected (${person.email})`);

  // A phone has no room for both: the board has the screen, and what stood beside it comes when it is called.
  const side = page.getByRole("complementary", { name: "Properties and layers" });
  await expect(side).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(side).toBeHidden();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole("button", { name: "Properties and layers panel" }).click();
  await expect(side.getByLabel("Footprint", { exact: true })).toBeInViewport();
  await expect(board).toBeInViewport({ ratio: 1 });
});

test("what is still to be connected is shown before anything has run, net by net", async ({ page, person }) => {
  await openProject(page, {
    files: [textFile("open.kicad_pcb", smallBoard({ closedOutline: false }))],
    name: "LED lamp",
  });
  await expect(page.getByText("3 of 3 connections open")).toBeVisible();
  await expectChange(page, () => page.getByRole("button", { name: "Show Ratsnest" }).click());
  await expect(page.getByRole("button", { name: "Show Ratsnest" })).toHaveAttribute("aria-pressed", "false");
  await expectChange(page, () => page.getByRole("button", { name: "Show Ratsnest" }).click());
  await page.getByRole("tab", { name: "Nets" }).click();
  await expectChange(page, () => page.getByRole("button", { name: "LED_A 1 open" }).click());
  await expectAccessible(page, `a highlighted net (${person.email})`);
});

test("the view follows wheel, fingers, keys, and the edge of the side panel", async ({ page, person }) => {
  await openProject(page, {
    files: [textFile("open.kicad_pcb", smallBoard({ closedOutline: false }))],
    name: "LED lamp",
  });
  const board = page.getByRole("application", { name: "Board" });
  const box = await board.boundingBox();
  if (!box) throw new Error("The board has no place on the page.");
  const across = page.getByText(/^X /);
  const down = page.getByText(/^Y /);
  await page.mouse.move(Math.round(box.x + box.width / 3), Math.round(box.y + box.height / 3));
  await expect(across).toHaveText(/\d/);
  const [x, y] = [await across.innerText(), await down.innerText()];

  // Two fingers on a track-pad: small steps, both ways.
  await page.mouse.wheel(0, 24);
  await expect(down).not.toHaveText(y);
  await expect(across).toHaveText(x);
  await page.mouse.wheel(0, -24);
  await expect(down).toHaveText(y);

  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keys and gestures" });
  await expect(sheet).toBeVisible();
  await expectAccessible(page, `the list of keys (${person.email})`);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();

  // A mouse wheel: what is under the pointer stays there.
  await expectChange(page, () => page.mouse.wheel(0, -300));
  await expect(across).toHaveText(x);
  await expect(down).toHaveText(y);
  await expectChange(page, () => page.mouse.wheel(0, 600));
  await expect(across).toHaveText(x);

  await page.getByRole("tab", { name: "Parts" }).click();
  await page.getByRole("button", { name: /^R1/ }).click();
  await board.focus();
  await expectChange(page, () => page.keyboard.press("Shift+Home"));
  await expectChange(page, () => page.keyboard.press("ArrowRight"));
  await expectChange(page, () => page.keyboard.press("Shift+F"));
  await expect(page.getByText("Viewing from bottom")).toBeVisible();
  await expectChange(page, () => page.keyboard.press("Home"));
  await expectChange(page, () => page.keyboard.press("Escape"));
  await page.keyboard.press("q");
  await expect(page.getByRole("button", { name: /: mil$/ })).toBeVisible();

  const edge = page.getByRole("separator", { name: "Width of the side panel" });
  const width = Number(await edge.getAttribute("aria-valuenow"));
  await edge.press("ArrowLeft");
  await expect(edge).toHaveAttribute("aria-valuenow", String(width + 16));
  const grip = await edge.boundingBox();
  if (!grip) throw new Error("The edge has no place on the page.");
  await page.mouse.move(grip.x, 300);
  await page.mouse.down();
  await page.mouse.move(grip.x - 60, 300, { steps: 3 });
  await page.mouse.up();
  await expect(edge).toHaveAttribute("aria-valuenow", String(width + 76));
  await page.reload();
  await expect(edge).toHaveAttribute("aria-valuenow", String(width + 76));
});

test("where the canvas cannot be fetched it says so in its place, in both languages, and comes when it can", async ({
  page,
  person,
}) => {
  await openProject(page, {
    files: [textFile("open.kicad_pcb", smallBoard({ closedOutline: false }))],
    name: "LED lamp",
  });
  // Its code and its style sheet: a retry has to bring both.
  const parts = /board-canvas|use-canvas-picture/;
  await page.route(parts, (route) => route.abort("internetdisconnected"));
  await page.evaluate(() => localStorage.setItem("tracewright-language", "ko"));
  await page.reload();
  const note = page.getByRole("alert").filter({ has: page.getByRole("button") });
  await expect(note).toContainText("가져올 수 없습니다");
  await expect(page.getByRole("main", { name: "LED lamp" })).toBeVisible();

  await page.evaluate(() => localStorage.setItem("tracewright-language", "en"));
  await page.reload();
  await expect(note).toContainText("could not be loaded");
  await expectAccessible(page, `a workspace without its canvas (${person.email})`);
  await note.getByRole("button", { name: "Try again" }).click();
  await expect(note).toContainText("could not be loaded");
  await page.unroute(parts);
  await note.getByRole("button", { name: "Try again" }).click();
  const canvas = page.getByRole("application", { name: "Board" });
  await expect.poll(async () => (await canvas.boundingBox())?.height ?? 0).toBeGreaterThan(400);
  await expect(page.getByRole("tab", { name: "Layers" })).toBeVisible();
  const panel = await page.getByRole("tablist").boundingBox();
  const board = await canvas.boundingBox();
  expect(panel?.x ?? 0).toBeGreaterThanOrEqual((board?.x ?? 0) + (board?.width ?? Number.POSITIVE_INFINITY) - 1);
});
