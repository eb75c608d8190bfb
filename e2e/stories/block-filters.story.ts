import { askServer } from "../support/ask-server.ts";
import { lowPassSchematic } from "../support/block-files.ts";
import { expect, expectAccessible, type Page, test } from "../support/story.ts";
import { takePicture } from "../support/take-picture.ts";
import { uploadFiles } from "../support/upload-project.ts";

const CREATE = "mutation ($input: CreateBlockInput!) { createBlock(input: $input) { id } }";
const STATUS = "query ($input: BlockInput!) { block(input: $input) { status } }";
const LIST = "/workspace/personal/customblocks/";

/** Two converters of one's own: for up to 32 V and 3.3 V out, and for up to 5.5 V and 1 V to 5 V out. */
async function makeConverters(page: Page): Promise<void> {
  const make = async (name: string, highest: number, [minValue, maxValue]: readonly [number, number]) => {
    const [schematicFileUrl] = await uploadFiles(page, [lowPassSchematic()]);
    const port = (key: string, ioType: string, direction: string, volts: object) => ({
      key,
      name: key,
      ioType,
      direction,
      ...volts,
    });
    const { createBlock } = await askServer(page, CREATE, {
      name,
      blockType: "MAIN",
      categoryId: "supply-buck",
      schematicFileUrl,
      ioPorts: [
        port("IN", "POWER", "IN", { minVoltage: 3, maxVoltage: highest }),
        port("OUT", "POWER", "OUT", { minVoltage: 1, maxVoltage: 3.3 }),
        port("GND", "GROUND", "PASSIVE", {}),
      ],
      parameters: [{ key: "VOUT", name: "Output voltage", unit: "V", minValue, maxValue, searchType: "VALUE_RANGE" }],
    });
    const status = async () => (await askServer(page, STATUS, { id: createBlock.id })).block.status;
    await expect.poll(status, { timeout: 180_000 }).toBe("COMPLETE");
  };
  await make("Wide converter", 32, [3.3, 3.3]);
  await make("Small converter", 5.5, [1, 5]);
}

test("a list of blocks is narrowed to a port at a voltage and to a figure; the address keeps it", async ({
  page,
  person,
}) => {
  await makeConverters(page);
  await page.goto(LIST);
  const cards = page.getByRole("list", { name: "Your blocks" }).getByRole("listitem");
  await expect(cards).toHaveCount(2);
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  const filters = page.getByRole("group", { name: "Ports and figures" });
  await expect(filters.getByText("Choose a category to filter by its figures", { exact: false })).toBeVisible();
  await expect(filters.getByRole("combobox", { name: "Direction" })).toBeDisabled();
  await filters.getByRole("combobox", { name: "Has a port of kind" }).selectOption("POWER");
  await filters.getByRole("combobox", { name: "Direction" }).selectOption("IN");
  const volts = filters.getByRole("textbox", { name: "Works at (V)" });
  await volts.fill("many");
  await expect(filters.getByText("Enter a number.")).toBeVisible();
  await volts.fill("24");
  await volts.press("Enter");
  await expect(cards).toHaveCount(1);
  await expect(cards.getByText("Wide converter")).toBeVisible();
  await expect(page).toHaveURL(/port=POWER&direction=IN&volts=24/);
  await page.reload();
  await expect(cards).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Filter (1)" })).toBeVisible();
  await volts.fill("");
  await volts.press("Enter");
  await expect(cards).toHaveCount(2);

  // The figures are those of the category.
  await page.getByRole("combobox", { name: "Category" }).selectOption({ label: "Buck converter" });
  const from = filters.getByRole("textbox", { name: "from of Output voltage" });
  await from.fill("4");
  await from.press("Enter");
  await expect(cards).toHaveCount(1);
  await expect(cards.getByText("Small converter")).toBeVisible();
  await expectAccessible(page, `filters of blocks (${person.email})`);
  await takePicture(page, "filters");
  await from.fill("6");
  await from.press("Enter");
  await expect(page.getByRole("heading", { name: "No matching blocks" })).toBeVisible();
  await page.getByRole("button", { name: "Show all blocks" }).click();
  await expect(cards).toHaveCount(2);
  await expect(page).toHaveURL(/customblocks\/$/);
});

test.describe("in Korean, in the dark, on a narrow screen", () => {
  test.use({ locale: "ko-KR", colorScheme: "dark", viewport: { width: 390, height: 844 } });

  test("the filters of blocks can be read and used", async ({ page, person }) => {
    await makeConverters(page);
    await page.goto(`${LIST}?category=supply-buck&port=POWER&direction=IN&volts=24`);
    const cards = page.getByRole("list", { name: "내 블록" }).getByRole("listitem");
    await expect(cards).toHaveCount(1);
    const filters = page.getByRole("group", { name: "포트와 수치" });
    await expect(filters.getByRole("textbox", { name: "동작 전압 (V)" })).toHaveValue("24");
    await expectAccessible(page, `filters of blocks in Korean (${person.email})`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await takePicture(page, "filters-ko", { isWhole: true });
  });
});
