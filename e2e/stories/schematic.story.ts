import { exportAs } from "../support/export-as.ts";
import { expect, expectAccessible, type Locator, type Page, test } from "../support/story.ts";
import { takePicture } from "../support/take-picture.ts";
import { openProject } from "../support/upload-project.ts";
import { dropFiles, exampleFiles, openFilesStep, startTask, textFile } from "../support/wizard.ts";

/** How many colours a canvas shows: one is bare paper. */
function countColours(canvas: Locator): Promise<number> {
  return canvas.evaluate((element: HTMLCanvasElement) => {
    const { width, height } = element;
    const pixels = element.getContext("2d")?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
    return new Set(new Uint32Array(pixels.buffer)).size;
  });
}

/** Watches, from now on, how high the element of this name stands in each frame in which it is shown; pixels. */
async function recordHeights(page: Page, name: string) {
  const record = await page.evaluateHandle((label) => {
    const seen = { frames: 0, smallest: Number.POSITIVE_INFINITY, largest: 0 };
    const look = () => {
      const height = document.querySelector(`[aria-label="${label}"]`)?.getBoundingClientRect().height;
      if (height !== undefined) {
        seen.frames += 1;
        seen.smallest = Math.min(seen.smallest, height);
        seen.largest = Math.max(seen.largest, height);
      }
      requestAnimationFrame(look);
    };
    look();
    return seen;
  }, name);
  return () => record.jsonValue();
}

test("a schematic whose part has no symbol is read, drawn and kept, and says what it lacks", async ({
  page,
  person,
}) => {
  await openFilesStep(page, "Place parts");
  const odd = exampleFiles("blinker")
    .filter(({ name }) => name.endsWith(".kicad_sch"))
    .map(({ name, buffer }) =>
      textFile(name, buffer.toString("utf8").replace('(symbol "Examples:D1_red"', '(symbol "Examples:Lamp"')),
    );
  await dropFiles(page, odd);
  await expect(page.getByText(/9 symbols/)).toBeVisible();
  await expect(
    page.getByText(/1 part of this schematic has a symbol that no library among the files holds, .*: D1\./),
  ).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Create without a task" }).click();
  await expect(page).toHaveURL(/\/layout\//);
  await expect(page.getByRole("heading", { name: "This project has no board yet" })).toBeVisible();
  const sheet = page.getByRole("img", { name: /^Drawing of the sheet/ });
  await expect(sheet).toBeVisible();
  await expect.poll(() => countColours(sheet)).toBeGreaterThan(3);

  // It is checked as it stands: a finding shows its place on the sheet, and is accepted with a note.
  const panel = page.getByRole("region", { name: "Electrical rule check" });
  const missing = panel.getByRole("region", { name: "Symbol missing" });
  const finding = missing.getByRole("button", { name: /D1/ });
  await finding.click();
  await expectAccessible(page, `a schematic alone (${person.email})`);
  await takePicture(page, "schematic-alone-en");
  await missing.getByRole("textbox", { name: "Reason for accepting" }).fill("Fitted by hand");
  await missing.getByRole("button", { name: "Accept finding" }).click();
  const accepted = panel.getByRole("region", { name: "Accepted" });
  await expect(accepted.getByText("Fitted by hand")).toBeVisible();
  await page.reload();
  await accepted.getByRole("button", { name: /^Accepted/ }).click();
  await expect(accepted.getByText("Fitted by hand")).toBeVisible();

  await page.getByRole("button", { name: "Export" }).click();
  await expect(page.getByRole("menuitem", { name: /Gerber X2/ })).toBeDisabled();
  // The menu hears keys once it has the focus, a moment after it is seen.
  await page.getByRole("menu").press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  const { files } = await exportAs(page, /KiCad project/);
  expect([...files.keys()].map((name) => name.replace(/^.*\./, "")).sort()).toEqual(["kicad_pro", "kicad_sch"]);

  // With the symbol it gets its board: the same project, not another one.
  await page.getByRole("button", { name: "Add a board" }).click();
  const steps = page.getByRole("dialog", { name: /^Add a board to/ });
  await dropFiles(
    page,
    exampleFiles("blinker").filter(({ name }) => name.endsWith(".kicad_sch")),
  );
  await steps.getByRole("button", { name: "Next" }).click();
  await steps.getByRole("button", { name: "Accept all and continue" }).click();
  await takePicture(page, "add-board-en");
  await steps.getByRole("button", { name: "Add and review" }).click();
  await expect(steps).toBeHidden();
  await expect(page.getByRole("heading", { name: "This project has no board yet" })).toBeHidden();
  await expect(page.getByText("v1.1")).toBeVisible();
  await expect(page.getByText(/^9 parts are next to the board\./)).toBeVisible();
  await takePicture(page, "board-added-en");
});

test("a schematic and a board that differ are told apart, and the owner decides", async ({ page, person }) => {
  const files = exampleFiles("blinker").map((file) => {
    if (!file.name.endsWith(".kicad_pcb")) return file;
    // R1 is called R99 on this board, and its symbol is another one.
    const text = file.buffer
      .toString("utf8")
      .replaceAll('"R1"', '"R99"')
      .replaceAll(/\(path "[^"]*"\)/g, "");
    return textFile(file.name, text);
  });
  await openFilesStep(page, "Route tracks");
  await dropFiles(page, files);
  await expect(page.getByText(/^R1 .* is in the schematic but not on the board\.$/)).toBeVisible();
  await expect(page.getByText(/^R99 .* is on the board but not in the schematic\.$/)).toBeVisible();
  const next = page.getByRole("button", { name: "Next" });
  await expect(next).toBeDisabled();
  await expectAccessible(page, `files that differ (${person.email})`);
  await page.getByLabel("Use the board as it is").check();
  await next.click();
  await page.getByRole("button", { name: "Create and match parts" }).click();
  await startTask(page);
  await expect(page).toHaveURL(/\/layout\//);
});

test("schematic and board lie side by side, and what is chosen in one is chosen in the other", async ({
  page,
  person,
}) => {
  await openProject(page, { files: exampleFiles("blinker"), name: "Blinker" });
  const board = page.getByRole("application", { name: "Board" });
  await expect(board).toBeVisible();
  await page.getByRole("radiogroup", { name: "Visible views" }).getByText("Both").click();
  const schematic = page.getByRole("region", { name: "Schematic" });
  const d1 = schematic.getByRole("button", { name: "D1", exact: true });
  await d1.click();
  await expect(d1).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("tab", { name: "Parts" }).click();
  await expect(page.getByRole("button", { name: /^D1/ }).and(page.locator("aside button"))).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  const listed = page.locator("aside").getByRole("button", { name: /^C1/ });
  const c1 = schematic.getByRole("button", { name: "C1", exact: true });
  await listed.click({ modifiers: ["Shift"] });
  await expect(c1).toHaveAttribute("aria-pressed", "true");
  await expect(d1).toHaveAttribute("aria-pressed", "true");
  await listed.click();
  await expect(d1).toHaveAttribute("aria-pressed", "false");
  await expect(c1).toHaveAttribute("aria-pressed", "true");
  const splitter = page.getByRole("separator", { name: "Width of the schematic" });
  await splitter.press("ArrowRight");
  await expect(splitter).toHaveAttribute("aria-valuenow", "47");
  await expectAccessible(page, `schematic and board side by side (${person.email})`);
  await page.getByRole("radiogroup", { name: "Visible views" }).getByText("Schematic").click();
  await expect(board).toBeHidden();
  await page.getByRole("radiogroup", { name: "Visible views" }).getByText("Board").click();
  await expect(schematic).toBeHidden();
  await expect(page.locator("aside").getByRole("button", { name: /^C1/ })).toHaveAttribute("aria-pressed", "true");
});

test("a sheet is moved by hand and zoomed by wheel and buttons, and goes to the part that is chosen elsewhere", async ({
  page,
  person,
}) => {
  await openProject(page, { files: exampleFiles("blinker"), name: "Blinker" });
  await expect(page.getByRole("application", { name: "Board" })).toBeVisible();
  const heights = await recordHeights(page, "D1");
  await page.getByRole("radiogroup", { name: "Visible views" }).getByText("Both").click();
  const schematic = page.getByRole("region", { name: "Schematic" });
  const sheet = schematic.getByRole("img", { name: /^Drawing of the sheet/ });
  await expect.poll(() => countColours(sheet)).toBeGreaterThan(3);
  const d1 = schematic.getByRole("button", { name: "D1", exact: true });
  const c1 = schematic.getByRole("button", { name: "C1", exact: true });
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const whole = await boxOf(d1);
  expect(whole.height).toBeGreaterThan(0);
  // From its first frame to its second laying out, a part has the size of its symbol.
  await expect.poll(async () => (await heights()).frames).toBeGreaterThan(20);
  const { smallest, largest } = await heights();
  expect(largest - smallest).toBeLessThan(1);

  const view = schematic.getByRole("toolbar", { name: "View of the sheet" });
  await view.getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(async () => (await boxOf(d1)).height).toBeGreaterThan(1.3 * whole.height);
  await view.getByRole("button", { name: "Show the whole sheet" }).click();
  await expect.poll(async () => (await boxOf(d1)).height).toBeCloseTo(whole.height, 1);

  // A drag that begins on a part moves the sheet and chooses nothing.
  const from = { x: whole.x + whole.width / 2, y: whole.y + whole.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y + 20, { steps: 4 });
  await page.mouse.move(from.x + 60, from.y + 40, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await boxOf(d1)).x - whole.x).toBeGreaterThan(40);
  await expect(d1).toHaveAttribute("aria-pressed", "false");
  await d1.click();
  await expect(d1).toHaveAttribute("aria-pressed", "true");

  await d1.hover();
  for (let notch = 0; notch < 6; notch++) await page.mouse.wheel(0, -240);
  await expect.poll(async () => (await boxOf(d1)).height).toBeGreaterThan(5 * whole.height);
  await expect(c1).not.toBeInViewport();
  await page.getByRole("tab", { name: "Parts" }).click();
  await page.locator("aside").getByRole("button", { name: /^C1/ }).click();
  await expect(c1).toBeInViewport();
  await expect(c1).toHaveAttribute("aria-pressed", "true");
  await expectAccessible(page, `a sheet from near (${person.email})`);
});
