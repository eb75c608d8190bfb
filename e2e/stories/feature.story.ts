import { expect, expectAccessible, type Locator, type Page, test } from "../support/story.ts";

const region = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });

/** Finds a block by words and adds it. */
async function add(page: Page, words: string, name: string): Promise<void> {
  await page.getByRole("searchbox").fill(words);
  await page.getByRole("button", { name: `Add ${name}` }).click();
  await expect(page.getByRole("spinbutton", { name: `Count of ${name}` })).toBeVisible();
}

const USB = "USB-C input, 5 V sink";
const LDO = "Linear regulator 3.3 V, 600 mA";
const MCU = "Controller RP2040 with flash memory";
const CLIMATE = "Sensor of pressure, humidity and temperature";

test("a project is made of blocks, checked while they are chosen, and its blocks are changed later", async ({
  page,
  person,
}) => {
  await page.goto("/home");
  await page.getByRole("link", { name: "Start from blocks" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("New project from blocks");
  await expect(page.getByText("No blocks yet.", { exact: false })).toBeVisible();
  await expect(page.getByRole("button", { name: "Create project" })).toBeDisabled();
  await expectAccessible(page, `an empty list of blocks (${person.email})`);

  // 5 V on a controller of 3.3 V is said, and the regulator ends it.
  await add(page, "usb-c sink", USB);
  await add(page, "rp2040", MCU);
  const check = region(page, "Check");
  await expect(check.getByText("absolute maximum", { exact: false })).toBeVisible();
  await expectAccessible(page, "chosen blocks with an electrical error");
  await page.screenshot({ path: test.info().outputPath("mismatch.png"), fullPage: true });
  await add(page, "linear regulator 3.3 V 600", LDO);
  await expect(check.getByText("absolute maximum", { exact: false })).toHaveCount(0);

  await add(page, "pressure humidity", CLIMATE);
  await page.getByRole("spinbutton", { name: `Count of ${CLIMATE}` }).fill("2");
  await expect(page.getByText("5 blocks", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: `Parameters of ${CLIMATE}` }).click();
  await page
    .getByRole("textbox", { name: /^Value of/ })
    .first()
    .fill("10 kΩ");
  await expect(page.getByText("1 changed", { exact: false })).toBeVisible();
  await expect(check.getByText("Parts for one board")).toBeVisible();
  await expectAccessible(page, "chosen blocks with parameters");
  await page.screenshot({ path: test.info().outputPath("chosen.png"), fullPage: true });

  await page.getByRole("button", { name: "Create project" }).click();
  await expect(page.getByText("Enter a name.")).toBeVisible();
  await page.getByRole("textbox", { name: "Project name" }).fill("Climate node");
  await page.getByRole("button", { name: "Create project" }).click();
  await expect(page).toHaveURL(/\/layout\/[0-9a-f-]{36}/);
  await expect(
    page
      .getByRole("button", { name: "Board", exact: true })
      .or(page.getByRole("tab", { name: "Board" }))
      .first(),
  ).toBeVisible();
  const id = new URL(page.url()).pathname.split("/")[2];
  await page.waitForTimeout(2000);
  await page.screenshot({ path: test.info().outputPath("workspace.png") });

  // A name that is taken is refused at the form, and nothing that was chosen is lost.
  await page.goto("/feature/");
  await add(page, "linear regulator 3.3 V 600", LDO);
  await page.getByRole("textbox", { name: "Project name" }).fill("climate NODE");
  await page.getByRole("button", { name: "Create project" }).click();
  await expect(page.getByText("climate NODE", { exact: false }).first()).toBeVisible();
  await expect(page.getByRole("spinbutton", { name: `Count of ${LDO}` })).toBeVisible();

  await page.goto(`/feature/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blocks of Climate node");
  await page
    .getByRole("spinbutton", { name: `Count of ${CLIMATE}` })
    .first()
    .fill("3");
  await page.getByRole("button", { name: "Update project" }).click();
  await expect(page).toHaveURL(new RegExp(`/layout/${id}`));
  await expect(page.getByText("Blocks of Climate node updated.")).toBeVisible();
});

test.describe("in Korean on a narrow screen", () => {
  test.use({ locale: "ko-KR", viewport: { width: 390, height: 844 } });

  test("blocks are chosen and checked", async ({ page, person }) => {
    await page.goto("/feature/");
    await page.getByRole("searchbox").fill("rp2040");
    await page.getByRole("button", { name: /RP2040.* 추가/ }).click();
    await expect(page.getByText("블록 1개")).toBeVisible();
    await expect(region(page, "검사").getByText("전기적 검사 결과")).toBeVisible();
    await expectAccessible(page, `blocks in Korean (${person.email})`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.screenshot({ path: test.info().outputPath("narrow.png"), fullPage: true });
  });
});
