import { expect, expectAccessible, test, UNTIL_RUN_ENDS } from "../support/story.ts";
import { dropFiles, exampleFiles, openFilesStep, startTask } from "../support/wizard.ts";

/** The blinker's schematic, its board left at home. */
const schematic = exampleFiles("blinker").filter(({ name }) => name.endsWith(".kicad_sch"));

test("makes a board of a schematic alone, of the size that is typed", async ({ page, person }) => {
  await openFilesStep(page, "Place parts");
  await dropFiles(page, schematic);
  await page.getByRole("button", { name: "Next" }).click();
  // The LED's name is not KiCad's: the nearest to it is proposed.
  const led = page.getByRole("option", { name: /D1/ });
  await expect(led).toContainText("LED_D5.0mm");
  await expect(led).toContainText("LED_D5mm_P2.54mm");
  await expect(led).toContainText("closest name");
  await page.getByRole("button", { name: "Accept all and continue" }).click();
  const board = page.getByRole("region", { name: "New board from the schematic" });
  await expect(
    board.getByRole("img", { name: /^Outline of \d+ by \d+ mm\. The parts cover \d+ percent/ }),
  ).toBeVisible();
  await expect(board.getByText(/^The parts cover 5\d % of the board\./)).toBeVisible();
  await expect(board.getByText(/\d+ parts have proposed footprints/)).toBeVisible();
  await expectAccessible(page, `a board made of a schematic (${person.email})`);

  await expect(board.getByText("17 connections: 2 are enough.")).toBeVisible();
  const planes = board.getByRole("checkbox", { name: "Planes for ground and supply" });
  await expect(planes).toBeChecked();
  const layers = board.getByRole("radiogroup", { name: "Copper layers" });
  await expect(board.getByText("GND on both sides.", { exact: true })).toBeVisible();
  await layers.getByText("4", { exact: true }).click();
  await expect(board.getByText("GND on both sides and on In1, GND on In2.")).toBeVisible();
  await layers.getByText("2", { exact: true }).click();
  await expect(board.getByText("+5V: tracks of 0.4 mm; the schematic states no current.")).toBeVisible();
  await expect(board.getByText(/^Minimum values: clearance 0.127, track 0.127, annular ring 0.15/)).toBeVisible();
  await board.getByLabel("Fab rules").selectOption("OSH Park");
  await expect(board.getByText(/edge 0.381 mm/)).toBeVisible();
  await board.getByLabel("Form factor").selectOption({ label: "Credit card · 85.6 × 53.98 mm" });
  await expect(board.getByRole("img", { name: /^Outline of 85.6 by 54 mm/ })).toBeVisible();
  await board.getByText("2:1", { exact: true }).click();
  await expect(board.getByRole("img", { name: /^Outline of 96 by 48 mm/ })).toBeVisible();
  await expect(board.getByLabel("Form factor")).toHaveValue("");

  // The edges are dragged, and moved by keys; the numbers follow.
  const right = board.getByRole("slider", { name: "Right edge: width" });
  const lower = board.getByRole("slider", { name: "Lower edge: height" });
  await right.focus();
  await page.keyboard.press("ArrowRight");
  await expect(board.getByLabel("Width", { exact: true })).toHaveValue("97");
  await lower.focus();
  await page.keyboard.press("Shift+ArrowUp");
  await expect(board.getByLabel("Height", { exact: true })).toHaveValue("38");
  await lower.scrollIntoViewIfNeeded();
  const from = await right.boundingBox();
  if (!from) throw new Error("the right edge is not on the page");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2 - 80, from.y + from.height / 2, { steps: 5 });
  await expect(board.getByText(/^The parts cover \d+ % of the board\. .+/)).toBeVisible();
  await page.mouse.up();
  const width97 = Number(await board.getByLabel("Width", { exact: true }).inputValue());
  expect(width97).toBeLessThan(30);
  await expect(right).toHaveAttribute("aria-valuenow", `${width97}`);

  const width = board.getByLabel("Width", { exact: true });
  const create = page.getByRole("button", { name: "Create and match parts" });
  await width.fill("2");
  await expect(board.getByText("5 to 500 mm.")).toBeVisible();
  await expect(create).toBeDisabled();
  await board.getByLabel("Height", { exact: true }).fill("20");
  await width.fill("18");
  await expect(board.getByText(/leaves little space|do not fit on one side|does not fit/)).toBeVisible();
  await width.fill("2000");
  await board.getByText("mil", { exact: true }).click();
  await width.fill("2000");
  await board.getByLabel("Height", { exact: true }).fill("1500");
  await expect(board.getByRole("img", { name: /^Outline of 50.8 by 38.1 mm/ })).toBeVisible();
  await create.click();
  await startTask(page);

  await expect(page).toHaveURL(/\/layout\//);
  await expect(page.getByRole("heading", { name: "Three placements" })).toBeVisible(UNTIL_RUN_ENDS);
  await page.getByRole("button", { name: "Use this placement" }).click();
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await page.getByRole("menuitem", { name: /^Routing Connects/ }).click();
  await expect(page.getByRole("heading", { name: "All nets are connected" })).toBeVisible(UNTIL_RUN_ENDS);
});

test("gives a part whose footprint nobody knows a stand-in, and says that no order can be made of it", async ({
  page,
  person,
}) => {
  await openFilesStep(page, "Place parts");
  const odd = schematic.map((file) => ({
    ...file,
    buffer: Buffer.from(file.buffer.toString("utf8").replaceAll("Examples:LED_D5mm_P2.54mm", "Odd:Thing_3000")),
  }));
  await dropFiles(page, odd);
  await page.getByRole("button", { name: "Next" }).click();
  const row = page.getByRole("option", { name: /D1/ });
  await expect(row).toContainText("Thing_3000");
  await expect(row).toContainText("stand-in");
  await expectAccessible(page, `a schematic with a stand-in (${person.email})`);
  await page.getByRole("button", { name: "Accept all and continue" }).click();
  await page.getByRole("button", { name: "Create and match parts" }).click();
  await startTask(page);
  await expect(page).toHaveURL(/\/layout\//);
  await expect(page.getByRole("heading", { name: "Three placements" })).toBeVisible(UNTIL_RUN_ENDS);
});
