import { askServer } from "../support/ask-server.ts";
import { expect, expectAccessible, type Locator, type Page, test } from "../support/story.ts";
import { takePicture } from "../support/take-picture.ts";

const region = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });

/** The blocks that come with the program are put into the library while the server starts. */
async function waitForLibrary(page: Page): Promise<void> {
  const list = "query ($input: BlockListInput!) { blockList(input: $input) { totalCount } }";
  const count = async () => (await askServer(page, list, { scope: "LIBRARY" })).blockList.totalCount;
  await expect.poll(count, { timeout: 120_000 }).toBeGreaterThan(70);
}

/** What is checked again is dimmed until the answer is there. */
async function settled(page: Page, name: string): Promise<void> {
  await expect(region(page, name)).toHaveAttribute("aria-busy", "false");
}

/** Finds a block by words and adds it. */
async function add(page: Page, words: string, name: string): Promise<void> {
  await page.getByRole("searchbox").fill(words);
  await page.getByRole("button", { name: `Add ${name}` }).click();
  await expect(page.getByLabel(`Count of ${name}`, { exact: true })).toBeVisible();
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
  await waitForLibrary(page);
  await page.getByRole("link", { name: "Start from blocks" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("New project from blocks");
  await expect(page.getByText("No blocks yet.", { exact: false })).toBeVisible();
  await expect(page.getByRole("button", { name: "Create project" })).toBeDisabled();
  await expectAccessible(page, `an empty list of blocks (${person.email})`);

  // 5 V on a controller of 3.3 V is said, and the regulator ends it.
  await add(page, "usb-c input 5 v sink", USB);
  await add(page, "rp2040", MCU);
  const check = region(page, "Check");
  await expect(check.getByText("absolute maximum", { exact: false })).toBeVisible();
  await settled(page, "Check");
  await expectAccessible(page, "chosen blocks with an electrical error");
  await takePicture(page, "mismatch", { isWhole: true });
  await add(page, "linear regulator 3.3 V 600", LDO);
  await expect(check.getByText("absolute maximum", { exact: false })).toHaveCount(0);

  await add(page, "pressure humidity", CLIMATE);
  await page.getByLabel(`Count of ${CLIMATE}`, { exact: true }).fill("2");
  await expect(page.getByText("5 blocks", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: `Parameters of ${CLIMATE}` }).click();
  await page
    .getByRole("textbox", { name: /^Value of/ })
    .first()
    .fill("10 kΩ");
  await expect(page.getByText("1 changed", { exact: false })).toBeVisible();
  await expect(check.getByText("Parts for one board")).toBeVisible();
  await settled(page, "Check");
  await expectAccessible(page, "chosen blocks with parameters");
  await takePicture(page, "chosen", { isWhole: true });

  await page.getByRole("button", { name: "Create project" }).click();
  await expect(page.getByText("Enter a name.")).toBeVisible();
  await page.getByRole("textbox", { name: "Project name" }).fill("Climate node");
  await page.getByRole("button", { name: "Create project" }).click();
  await expect(page).toHaveURL(/\/layout\/[0-9a-f-]{36}/);
  await expect(page.getByText(/\d+ of \d+ connections open/)).toBeVisible();
  const id = new URL(page.url()).pathname.split("/")[2];
  await takePicture(page, "workspace");

  // A name that is taken is refused at the form, and nothing that was chosen is lost.
  await page.goto("/feature/");
  await add(page, "linear regulator 3.3 V 600", LDO);
  await page.getByRole("textbox", { name: "Project name" }).fill("climate NODE");
  await page.getByRole("button", { name: "Create project" }).click();
  await expect(page.getByText("A project with this name already exists here.")).toBeVisible();
  await expect(page.getByLabel(`Count of ${LDO}`, { exact: true })).toBeVisible();

  await page.goto(`/feature/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blocks of Climate node");
  await page.getByLabel(`Count of ${CLIMATE}`, { exact: true }).first().fill("3");
  await page.getByRole("button", { name: "Update project" }).click();
  await expect(page).toHaveURL(new RegExp(`/layout/${id}`));
  await expect(page.getByText("Blocks of Climate node updated.")).toBeVisible();
});

test("a chosen block brings along what it does not work without, which is named before and joined after", async ({
  page,
  person: _person,
}) => {
  await page.goto("/feature/");
  await waitForLibrary(page);
  await add(page, "ethernet controller spi", "Ethernet controller with SPI");
  const added = "Added because your blocks need it: Ethernet jack with magnetics × 1";
  await expect(region(page, "Check").getByText(added)).toBeVisible();
  await takePicture(page, "brought-along", { isWhole: true });
  await page.getByRole("textbox", { name: "Project name" }).fill("Ethernet node");
  await page.getByRole("button", { name: "Create project" }).click();
  await expect(page).toHaveURL(/\/layout\/[0-9a-f-]{36}/);
  await page.goto(`${new URL(page.url()).pathname}?view=logic`);
  await expect(page.locator(".react-flow__node")).toHaveCount(2);
  await expect(page.locator(".react-flow__edge")).toHaveCount(4);
  await takePicture(page, "joined");
  // Taken off the list it comes back with what needs it.
  await page.getByRole("link", { name: "Change counts" }).click();
  await page.getByRole("button", { name: "Remove Ethernet jack with magnetics" }).click();
  await expect(region(page, "Check").getByText(added)).toBeVisible();
});

test("blocks are joined on the page of blocks and wires, findings end with one press, and all of it is on the board", async ({
  page,
  person,
}) => {
  await page.goto("/home");
  await waitForLibrary(page);
  const find = async (keyword: string) => {
    const list = "query ($input: BlockListInput!) { blockList(input: $input) { nodes { id name } } }";
    return (await askServer(page, list, { keyword })).blockList.nodes[0].id as string;
  };
  const blocks = await Promise.all(
    ["usb-c input 5 v sink", "linear regulator 3.3 600", "rp2040", "temperature sensor i2c"].map(async (keyword) => ({
      blockId: await find(keyword),
      count: 1,
    })),
  );
  const create = "mutation ($input: CreateEdaProjectInput!) { createEdaProject(input: $input) { id } }";
  const { id } = (await askServer(page, create, { name: "Wires", blocks })).createEdaProject;
  await page.goto(`/layout/${id}`);
  await page.getByRole("link", { name: "Blocks and wires" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wires");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.getByText("List", { exact: true }).click();
  await expectAccessible(page, `blocks and wires (${person.email})`);
  await takePicture(page, "logic", { isWhole: true });

  // Only what fits a port is offered.
  const cards = page.getByRole("list", { name: "Blocks", exact: true });
  const sda = cards.getByRole("button", { name: /^Connect .*\.SDA$/ });
  await sda.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("searchbox").fill("GPIO4");
  await expectAccessible(page, "ports that fit");
  await takePicture(page, "connect");
  await dialog.getByRole("region", { name: "Made for it" }).getByRole("button", { name: /GPIO4/ }).first().click();
  await expect(dialog).toHaveCount(0);
  await cards.getByRole("button", { name: /^Connect .*\.SCL$/ }).click();
  await dialog.getByRole("searchbox").fill("GPIO5");
  await dialog.getByRole("button", { name: /GPIO5/ }).first().click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible({ timeout: 60_000 });

  // What is done can be undone and done again by keyboard.
  await page.keyboard.press("ControlOrMeta+z");
  await expect(cards.getByText("SCL", { exact: true }).first()).toBeVisible();
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible({ timeout: 60_000 });
  await takePicture(page, "joined", { isWhole: true });

  await page.getByRole("link", { name: "Open board" }).click();
  await expect(page.getByRole("link", { name: "Blocks and wires" })).toBeVisible();
  await page.getByRole("button", { name: "History and versions" }).click();
  await takePicture(page, "board");
});

test.describe("in Korean on a narrow screen", () => {
  test.use({ locale: "ko-KR", viewport: { width: 390, height: 844 } });

  test("blocks are chosen and checked", async ({ page, person }) => {
    await page.goto("/feature/");
    await waitForLibrary(page);
    await page.getByRole("searchbox").fill("rp2040");
    await page.getByRole("button", { name: /RP2040.* 추가/ }).click();
    await expect(page.getByText("블록 1개")).toBeVisible();
    await expect(region(page, "검사").getByText("전기적 검사 결과")).toBeVisible();
    await page.getByRole("searchbox").fill("이더넷 컨트롤러");
    await page.getByRole("button", { name: /^SPI 이더넷 컨트롤러 추가/ }).click();
    await expect(region(page, "검사").getByText("추가됨: 트랜스 내장 이더넷 잭 × 1", { exact: false })).toBeVisible();
    await settled(page, "검사");
    await expectAccessible(page, `blocks in Korean (${person.email})`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await takePicture(page, "narrow", { isWhole: true });
  });
});
