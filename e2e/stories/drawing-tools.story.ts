import { pixelFinder } from "../support/board-pixels.ts";
import { smallBoard } from "../support/small-board.ts";
import { expect, expectAccessible, test } from "../support/story.ts";
import { takePicture } from "../support/take-picture.ts";
import { openProject } from "../support/upload-project.ts";
import { textFile } from "../support/wizard.ts";

test("zones, texts and the outline are drawn and changed by hand, and several things by one field", async ({
  page,
  person,
}) => {
  await openProject(page, {
    files: [textFile("open.kicad_pcb", smallBoard({ closedOutline: false }))],
    name: `Drawing of ${person.email}`,
  });
  await expect(page.getByText("3 of 3 connections open")).toBeVisible();
  const place = await pixelFinder(page);
  const press = async (x: number, y: number, options?: { modifiers: ["Shift"] }) => {
    const at = place(x, y);
    if (options) await page.keyboard.down("Shift");
    await page.mouse.click(at.x, at.y);
    if (options) await page.keyboard.up("Shift");
  };
  const panel = page.getByRole("complementary", { name: "Properties and layers" });
  const title = panel.getByRole("heading", { level: 2 }).first();

  // A distance is reported where it is measured, and taken away by Escape.
  await page.getByRole("button", { name: /^Measure/ }).click();
  await press(104, 104);
  await press(107, 108);
  const measured = page.getByRole("status").filter({ hasText: "5.0000 mm, dx 3.0000 mm, dy 4.0000 mm, 306.9°" });
  await expect(measured).toBeAttached();
  await takePicture(page, "measured");
  await page.getByRole("application").press("Escape");
  await expect(measured).toHaveCount(0);

  // A zone is closed by its first corner, and filled without being asked.
  await page.getByRole("button", { name: /^Draw a zone/ }).click();
  await expect(title).toHaveText("New zone");
  await panel.getByLabel("Net", { exact: true }).selectOption("GND");
  for (const [x, y] of [
    [107, 103],
    [121, 103],
    [121, 107],
  ] as const)
    await press(x, y);
  await takePicture(page, "zone-half-drawn");
  await expectAccessible(page, `a zone being drawn (${person.email})`);
  // A border that would cross itself is not begun.
  await press(115, 101);
  await expect(page.getByText("The outline would cross itself here.")).toBeVisible();
  await press(107, 107);
  await press(107, 103);
  await panel.getByRole("button", { name: /^Exit tool/ }).click();
  await expect(title).toHaveText("Zone");
  await expect(panel.getByLabel("Net", { exact: true }).locator("option:checked")).toHaveText("GND");

  // No pad of its net is in reach: the fill is an island, and kept when the zone says so.
  await panel.getByLabel("Islands").selectOption({ label: "Keep all" });
  await expect(panel.getByText(/^\d+\.\d\d mm²$/)).toBeVisible();
  await takePicture(page, "zone");

  // A part that is moved onto it is no error before the zone is filled around it.
  await press(112, 110);
  await panel.getByLabel("Y", { exact: true }).fill("105");
  await panel.getByLabel("Y", { exact: true }).press("Enter");
  await page.getByRole("button", { name: /, 4 pending zone fill/ }).click();
  const rules = page.getByRole("region", { name: "Design rule check" });
  await expect(rules.getByRole("status").filter({ hasText: "4 findings concern outdated zone fills" })).toBeVisible();
  await expect(rules.getByRole("region", { name: "Clearance" })).toHaveCount(0);
  await takePicture(page, "fill-is-due");
  await expectAccessible(page, `findings that are due (${person.email})`);
  await rules.getByRole("button", { name: /^Fill all zones/ }).press("Enter");
  await expect(rules.getByRole("tab", { name: /^Findings/ })).toBeFocused();
  await expect(rules.getByText("outdated zone fills")).toHaveCount(0);
  await expect(rules.getByRole("region", { name: "Clearance" })).toHaveCount(0);
  await rules.getByRole("button", { name: "Close", exact: true }).click();

  await page.getByRole("button", { name: /^Add text/ }).click();
  await panel.getByLabel("Text", { exact: true }).fill("REV A");
  await press(110, 117);
  await panel.getByRole("button", { name: /^Exit tool/ }).click();
  await expect(title).toHaveText("Text");
  await expect(panel.getByLabel("Text", { exact: true })).toHaveValue("REV A");

  await page.getByRole("button", { name: /^Draw a dimension/ }).click();
  await panel.getByLabel("Shape").selectOption({ label: "Orthogonal" });
  for (const [x, y] of [
    [104, 110],
    [112, 105],
    [108, 113],
  ] as const)
    await press(x, y);
  await panel.getByRole("button", { name: /^Exit tool/ }).click();
  await expect(panel.getByLabel("Direction").locator("option:checked")).toHaveText("Horizontal");
  await expect(panel.getByLabel("Length", { exact: true })).toHaveValue("8.0000");
  await takePicture(page, "dimension");

  // The corner of the outline takes both its lines along.
  await press(115, 100);
  await expect(title).toHaveText("Drawing");
  await takePicture(page, "outline");
  const [corner, to] = [place(130, 100), place(133, 98)];
  await page.mouse.move(corner.x, corner.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expect(panel.getByLabel("End X")).toHaveValue("133.0000");

  // The menu over a side of the outline gives it a corner, and over the corner takes it away; a key does the first, too.
  const onSide = place(116.5, 99);
  const menuAtSide = async (name: string) => {
    await page.mouse.click(onSide.x, onSide.y, { button: "right" });
    await page.getByRole("menuitem", { name }).click();
  };
  await menuAtSide("Add a corner here");
  await expect(title).toHaveText("2 drawings");
  await menuAtSide("Remove this corner");
  await expect(title).toHaveText("Drawing");
  await expect(page.getByRole("button", { name: "Undo: corner" })).toBeEnabled();
  await page.mouse.click(onSide.x, onSide.y);
  await page.getByRole("application").press("Insert");
  await expect(title).toHaveText("2 drawings");
  await page.keyboard.press("Control+z");
  await expect(title).toHaveText("Drawing");

  // A field holds for all that is selected; what is no length stays written, with the reason.
  await press(115, 120, { modifiers: ["Shift"] });
  await expect(title).toHaveText("2 drawings");
  const width = panel.getByLabel("Width", { exact: true });
  await width.fill("0.2mm + 2 furlong");
  await width.press("Enter");
  await expect(panel.getByRole("alert")).toContainText("furlong");
  await width.press("Escape");
  await expect(width).toHaveValue("0.1000");
  await width.fill("0.2mm + 10mil");
  await width.press("Enter");
  await expect(width).toHaveValue("0.4540");
  await width.fill("+= 0.1");
  await width.press("Enter");
  await expect(width).toHaveValue("0.5540");
  await expect(panel.getByLabel("Start X")).toHaveAttribute("placeholder", "—");
  await takePicture(page, "two-drawings");

  // Corners between lines: a radius that does not fit is reported with the one that does.
  await press(131.5, 109, { modifiers: ["Shift"] });
  await expect(title).toHaveText("3 drawings");
  const line = place(115, 120);
  await page.mouse.click(line.x, line.y, { button: "right" });
  await page.getByRole("menuitem", { name: /^Round corners/ }).click();
  const corners = page.getByRole("dialog", { name: "Round corners" });
  const radius = corners.getByLabel("Radius");
  await radius.fill("40");
  await expect(corners.getByRole("status")).toHaveText(/^The shortest side allows at most \d+\.\d{4} mm\.$/);
  await expect(corners.getByRole("button", { name: "Round corners" })).toBeDisabled();
  await radius.fill("2mm + 1");
  await takePicture(page, "round-corners");
  await radius.press("Enter");
  await expect(corners).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Undo: round corners" })).toBeEnabled();
  await takePicture(page, "rounded");

  // Zone with its fill, islands with theirs, part, fill, text, dimension, corner dragged, made and removed, width twice, round
  // corners: a step each.
  const undo = page.getByRole("button", { name: /^Undo/ });
  for (let step = 0; step < 12; step++) await undo.click();
  await expect(undo).toHaveAttribute("aria-disabled", "true");
});
