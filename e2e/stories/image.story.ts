import { pixelFinder } from "../support/board-pixels.ts";
import { exportAs } from "../support/export-as.ts";
import { smallBoard } from "../support/small-board.ts";
import { expect, expectAccessible, test } from "../support/story.ts";
import { takePicture } from "../support/take-picture.ts";
import { openProject } from "../support/upload-project.ts";
import { textFile } from "../support/wizard.ts";
import { writePng } from "../support/write-png.ts";

test("a picture is placed on the board as areas that a fab prints, and taken back as one step", async ({
  page,
  person,
}) => {
  await openProject(page, {
    files: [textFile("logo.kicad_pcb", smallBoard({ closedOutline: false }))],
    name: `Logo of ${person.email}`,
  });
  await expect(page.getByText("3 of 3 connections open")).toBeVisible();
  const place = await pixelFinder(page);
  const panel = page.getByRole("complementary", { name: "Properties and layers" });
  const title = panel.getByRole("heading", { level: 2 }).first();

  await page.getByRole("button", { name: /^Place an image/ }).click();
  await expect(title).toHaveText("New image");
  const choose = panel.getByRole("button", { name: "Choose a file …" });
  await expect(choose).toBeFocused();
  const file = async (name: string, buffer: Buffer) => {
    const choosing = page.waitForEvent("filechooser");
    await panel.getByRole("button", { name: /^Choose .* file …$/ }).click();
    await (await choosing).setFiles({ name, mimeType: "image/png", buffer });
  };
  await file("program.png", Buffer.from("MZ this is no picture"));
  await expect(panel.getByRole("alert")).toHaveText("program.png is not a PNG or JPEG file.");

  // A frame with a dot in it and a bar beside it: a ring, its hole, and two areas more.
  const isInk = (x: number, y: number) =>
    x > 32 || (x < 30 && !(x > 4 && x < 25 && y > 4 && y < 25)) || Math.hypot(x - 15, y - 15) < 5;
  await file("logo.png", writePng({ width: 40, height: 30, isInk }));
  await expect(panel.getByRole("img", { name: "Printed parts of logo.png" })).toBeVisible();
  await expect(panel.getByText("40 × 30")).toBeVisible();
  await expect(panel.getByRole("alert")).toHaveCount(0);
  const width = panel.getByLabel("Width", { exact: true });
  await width.fill("3.2mm + 0.8mm");
  await width.press("Enter");
  await expect(panel.getByLabel("Height", { exact: true })).toHaveValue("3.0000");
  await expect(panel.getByLabel("Dots per inch")).toHaveValue("254");
  const darker = panel.getByLabel("Threshold, %");
  await darker.fill("20");
  await darker.press("Enter");
  await expect(panel.getByRole("alert")).toHaveText("No pixel is dark enough to print. Choose another threshold.");
  await darker.fill("50");
  await darker.press("Enter");
  await expect(panel.getByRole("alert")).toHaveCount(0);
  await expectAccessible(page, `a picture to be placed (${person.email})`);
  const at = place(115, 104);
  await page.mouse.move(at.x, at.y, { steps: 2 });
  await takePicture(page, "image");
  await page.mouse.click(at.x, at.y);
  const undo = page.getByRole("button", { name: "Undo: image" });
  await expect(undo).toBeEnabled();
  await panel.getByRole("button", { name: /^Exit tool/ }).click();
  await expect(title).toHaveText("3 drawings");
  await undo.click();
  await expect(title).not.toHaveText("3 drawings");
  await page.getByRole("button", { name: "Redo: image" }).click();
  await expect(page.getByText(/^Saved /)).toBeVisible();

  const { files } = await exportAs(page, /KiCad project/);
  const text = files.get([...files.keys()].find((name) => name.endsWith(".kicad_pcb")) ?? "") ?? "";
  expect(text.match(/\(gr_poly/g)).toHaveLength(3);
  expect(text).toContain('(group "logo.png"');
});
