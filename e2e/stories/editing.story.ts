import { pixelFinder } from "../support/board-pixels.ts";
import { smallBoard } from "../support/small-board.ts";
import { expect, expectAccessible, test } from "../support/story.ts";
import { takePicture } from "../support/take-picture.ts";
import { openProject } from "../support/upload-project.ts";
import { textFile } from "../support/wizard.ts";

test("a board is edited by hand, saves itself, and others see it", async ({ page, person, context }) => {
  await openProject(page, {
    files: [textFile("open.kicad_pcb", smallBoard({ closedOutline: false }))],
    name: `Lamp of ${person.email}`,
  });
  await expect(page.getByText("3 of 3 connections open")).toBeVisible();
  const board = page.getByRole("application", { name: "Board" });
  const tools = page.getByRole("toolbar", { name: "Tools" });
  const place = await pixelFinder(page);
  const go = async (x: number, y: number) => {
    const at = place(x, y);
    await page.mouse.move(at.x, at.y, { steps: 3 });
  };
  const click = async (x: number, y: number) => {
    await go(x, y);
    await page.mouse.down();
    await page.mouse.up();
  };
  const drag = async (from: readonly [number, number], to: readonly [number, number]) => {
    await go(...from);
    await page.mouse.down();
    await go(...to);
    await page.mouse.up();
  };

  // R1 is taken by its middle: its own place goes up by 4 mm.
  await drag([115.8, 110], [115.8, 106]);
  await expect(page.getByLabel("Footprint", { exact: true })).toHaveValue("Stories:R1");
  await expect(page.getByLabel("Y", { exact: true })).toHaveValue("106.0000");
  await page.keyboard.press("r");
  await expect(page.getByLabel("Rotation", { exact: true })).toHaveValue("90");
  await expect(tools.getByRole("button", { name: /^Undo: rotate/ })).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(page.getByLabel("Rotation", { exact: true })).toHaveValue("0");

  // Held where it cannot stand, it says by which rule; let go of with Escape, it is where it was.
  await go(115.8, 106);
  await page.mouse.down();
  await go(107.8, 109);
  await expect(page.getByText("The courtyards of R1 and J1 would overlap.")).toBeVisible();
  await board.press("Escape");
  await page.mouse.up();
  await expect(page.getByLabel("Y", { exact: true })).toHaveValue("106.0000");

  // A track from J1 to R1, half of it on the back. The key comes before the page is rendered with the movement to J1.
  await go(107, 107);
  await board.evaluate(
    (canvas, { x: clientX, y: clientY }) => {
      const isMouse = { pointerId: 1, pointerType: "mouse", bubbles: true };
      canvas.dispatchEvent(new PointerEvent("pointermove", { clientX, clientY, ...isMouse }));
      canvas.dispatchEvent(new KeyboardEvent("keydown", { key: "x", code: "KeyX", bubbles: true }));
    },
    place(104, 110),
  );
  await go(107, 107);
  const strip = page.getByRole("region", { name: "Manual routing" });
  await strip.getByLabel("Other copper").selectOption("Walk around");
  const width = strip.getByRole("textbox", { name: "Width" });
  await width.fill("wide");
  await width.press("Enter");
  await expect(strip.getByRole("alert")).toContainText("Enter a width");
  const widths = strip.getByRole("combobox", { name: "Predefined widths" });
  await expect(widths.getByRole("option")).toHaveText(["0.2000", "0.2500 (net class)"]);
  await widths.selectOption("0.2000");
  await expect(strip.getByRole("alert")).toBeHidden();
  await expect(page.getByText("VCC · 0.200 mm")).toBeVisible();
  await width.fill("10mil+0.1mm");
  await width.press("Enter");
  await expect(page.getByText("VCC · 0.354 mm")).toBeVisible();
  const via = strip.getByRole("textbox", { name: "Via, diameter / hole" });
  await via.fill("1 / 0.5");
  await via.press("Enter");
  await board.focus();
  await takePicture(page, "routing");
  await click(107, 107);
  await page.keyboard.press("v");
  await expect(page.getByLabel("Active layer")).toHaveValue("B.Cu");
  await click(112, 106);
  await expect(page.getByText("2 of 3 connections open")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tools.getByRole("button", { name: /^Select/ })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText(/^v1\.[1-9]/)).toBeVisible();
  await expect(page.getByText(/^Saved /)).toBeVisible();

  await page.reload();
  await expect(page.getByText("2 of 3 connections open")).toBeVisible();
  // How somebody routes is remembered; of a track it stands where one is selected.
  await click(105, 109);
  await expect(strip.getByLabel("Other copper")).toHaveValue("walk-around");
  await expect(page.getByLabel("Width", { exact: true })).toHaveValue("0.3540");

  // The part is moved, and its track follows.
  await drag([115.8, 106], [115.8, 108]);
  await expect(page.getByLabel("Y", { exact: true })).toHaveValue("108.0000");
  await expect(page.getByText("2 of 3 connections open")).toBeVisible();
  // Not by the version: on a slow machine the tracks alone are saved in several.
  await expect(page.getByText(/^Saved /)).toBeVisible();
  await expectAccessible(page, `a board being edited (${person.email})`);

  // What is said of saving grows; what is pressed in the head stays where it is.
  const receipt = page.getByRole("button", { name: "Import receipt" });
  const stand = await receipt.boundingBox();
  await context.setOffline(true);
  await board.focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText("1 edit not sent: offline")).toBeVisible();
  expect(await receipt.boundingBox()).toEqual(stand);
  await takePicture(page, "offline");
  await context.setOffline(false);
  await expect(page.getByText("1 edit not sent: offline")).toBeHidden();
  await expect(page.getByText(/^Saved /)).toBeVisible();

  const other = await context.newPage();
  await other.addInitScript(() => localStorage.setItem("tracewright-language", "ko"));
  await other.goto(page.url());
  await other.getByRole("tab", { name: "부품" }).click();
  await other.getByRole("button", { name: /^R1 R1/ }).click();
  await expect(other.getByLabel("Y", { exact: true })).toHaveValue("108.1000");
  await other.getByRole("application").focus();
  await other.keyboard.press("ArrowDown");
  await expect(other.getByLabel("Y", { exact: true })).toHaveValue("108.2000");
  await other.emulateMedia({ colorScheme: "dark" });
  await takePicture(other, "korean");
  await expect(page.getByText("The board was changed elsewhere. The changes are shown.")).toBeVisible();
  await expect(page.getByLabel("Y", { exact: true })).toHaveValue("108.2000");
});
