import { answerWith } from "../support/answer-with.ts";
import { holdOperation } from "../support/hold-operation.ts";
import { expect, expectAccessible, type Page, test } from "../support/story.ts";
import { uploadProject } from "../support/upload-project.ts";
import { exampleFiles, type StoryFile } from "../support/wizard.ts";

const files = exampleFiles("usb-sensor");
const schematic = files.find(({ name }) => name.endsWith(".kicad_sch")) as StoryFile;

/** Its schematic, changed: R3 is worth something else and has another footprint, a net is called otherwise. */
function changed(): StoryFile {
  const text = schematic.buffer
    .toString("utf8")
    .replaceAll('"SDA"', '"I2C_SDA"')
    .replace(
      '(value "10k") (footprint "Examples:R_0402")',
      '(value "12k") (footprint "Resistor_SMD:R_0603_1608Metric")',
    );
  return { ...schematic, buffer: Buffer.from(text) };
}

async function drop(page: Page, dropped: readonly StoryFile[]): Promise<void> {
  await page
    .getByRole("dialog")
    .locator("input[type=file]")
    .setInputFiles([...dropped]);
}

test("a newer schematic is compared, chosen line by line and made as a version that the history undoes", async ({
  page,
  person,
}) => {
  const id = await uploadProject(page, { name: "Sensor", files });
  await page.goto(`/layout/${id}`);
  await page.getByRole("button", { name: "Update from schematic …" }).click();
  const dialog = page.getByRole("dialog", { name: "Update from schematic" });
  await expect(dialog.getByText("Drop the newer schematic here, or choose files")).toBeVisible();
  await expectAccessible(page, `the update before files are there (${person.email})`);

  await drop(page, [changed()]);
  await expect(dialog.getByText("3 of 3 changes selected")).toBeVisible();
  const value = dialog.getByRole("checkbox", { name: /^R3 10k → 12k$/ });
  const footprint = dialog.getByRole("checkbox", { name: /^R3 Examples:R_0402 → Resistor_SMD:R_0603_1608Metric/ });
  const net = dialog.getByRole("checkbox", { name: /SDA → \/?I2C_SDA \d+ pads$/ });
  for (const line of [value, footprint, net]) await expect(line).toBeChecked();
  await expectAccessible(page, `the list of an update (${person.email})`);

  // By keyboard: down to the line, and untick it.
  await dialog.getByRole("checkbox", { name: /^Values/ }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(value).toBeFocused();
  await page.keyboard.press("Space");
  await expect(dialog.getByText("2 of 3 changes selected")).toBeVisible();
  await dialog.getByText("Not selected", { exact: true }).click();
  await expect(footprint).toBeHidden();
  await expect(value).not.toBeChecked();
  await dialog.getByText("All", { exact: true }).click();
  await dialog.getByLabel("Filter by part, net or value").fill("i2c");
  await expect(net).toBeVisible();
  await expect(value).toBeHidden();
  await dialog.getByLabel("Filter by part, net or value").fill("");

  // Somebody else was faster.
  await answerWith(page, "UpdateProjectFromFiles", 409);
  await dialog.getByRole("button", { name: "Apply 2 changes" }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await dialog.getByRole("button", { name: "Compare again" }).click();
  await value.uncheck();
  await dialog.getByRole("button", { name: "Apply 2 changes" }).click();
  await expect(dialog.getByText("Updated to v1.1.")).toBeVisible();
  await dialog.getByRole("button", { name: "Show board" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("v1.1", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "History and versions" }).click();
  await expect(
    page
      .getByRole("region", { name: /^History/ })
      .getByRole("link")
      .first(),
  ).toHaveText(/Updated from schematic.*v1\.1.*2 changes/);
});

test("what is the same, what cannot be read and what is on its way are told apart", async ({ page, person }) => {
  const id = await uploadProject(page, { name: `Sensor of ${person.email}`, files });
  await page.goto(`/layout/${id}`);
  await page.getByRole("button", { name: "Update from schematic …" }).click();
  const dialog = page.getByRole("dialog", { name: "Update from schematic" });
  const held = await holdOperation(page, "ProjectUpdate");
  await drop(page, [schematic]);
  await expect(dialog.getByText("Comparing with the board …")).toBeVisible();
  held.release();
  await expect(dialog.getByText("The board is as this schematic says.")).toBeVisible();
  await dialog.getByRole("button", { name: "Remove usb-sensor.kicad_sch" }).click();
  await expect(dialog.getByText("The board is as this schematic says.")).toBeHidden();
  await drop(page, [{ ...schematic, buffer: schematic.buffer.subarray(0, 4000) }]);
  await expect(dialog.getByRole("alert")).toContainText("usb-sensor.kicad_sch");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("v1.0", { exact: true })).toBeVisible();
});

test.describe("on a phone, in Korean", () => {
  test.use({ locale: "ko-KR", viewport: { width: 390, height: 844 } });

  test("a newer schematic is made", async ({ page, person }) => {
    const id = await uploadProject(page, { name: "Sensor on a phone", files });
    await page.goto(`/layout/${id}`);
    await page.getByRole("button", { name: "회로도로 업데이트 …" }).click();
    await drop(page, [changed()]);
    const dialog = page.getByRole("dialog", { name: "회로도로 업데이트" });
    await expect(dialog.getByText("변경 3개 중 3개 선택")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page, `an update on a phone (${person.email})`);
    await dialog.getByRole("button", { name: "변경 3개 적용" }).click();
    await expect(dialog.getByText("v1.1 버전으로 업데이트했습니다.")).toBeVisible();
  });
});
