import { askServer } from "../support/ask-server.ts";
import { expect, expectAccessible, type Page, test } from "../support/story.ts";
import { takePicture } from "../support/take-picture.ts";

const COUNT = "query ($input: BlockListInput!) { blockList(input: $input) { totalCount } }";
const PLACE =
  "mutation ($input: RequestEdaProjectAutoPlacementInput!) { requestEdaProjectAutoPlacement(input: $input) { requestGroupId } }";

const USB = "USB-C 입력, 5 V 싱크";
const LDO = "선형 레귤레이터 3.3 V, 600 mA";
const MCU = "플래시를 갖춘 RP2040 컨트롤러";
const CLIMATE = "기압·습도·온도 센서";
const ETHERNET = "SPI 이더넷 컨트롤러";
const JACK = "트랜스 내장 이더넷 잭";

test.use({ locale: "ko-KR" });

async function waitForLibrary(page: Page): Promise<void> {
  const count = async () => (await askServer(page, COUNT, { scope: "LIBRARY" })).blockList.totalCount;
  await expect.poll(count, { timeout: 120_000 }).toBeGreaterThan(70);
}

async function add(page: Page, words: string, name: string): Promise<void> {
  await page.getByRole("searchbox").fill(words);
  await page.getByRole("button", { name: `${name} 추가` }).click();
  await expect(page.getByLabel(`${name} 개수`, { exact: true })).toBeVisible();
}

test("in Korean, a project is made of blocks, checked, refused where it is wrong, joined, changed later, and locked while it is placed", async ({
  page,
  person,
}) => {
  await page.goto("/feature/");
  await waitForLibrary(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("블록으로 새 프로젝트");
  const check = page.getByRole("region", { name: "검사", exact: true });

  // 5 V on a controller of 3.3 V is named, and does not stop anybody.
  await add(page, "usb-c 입력 5 v 싱크", USB);
  await add(page, "rp2040", MCU);
  await expect(check.getByText("절대", { exact: false }).first()).toBeVisible();
  await expect(check).toHaveAttribute("aria-busy", "false");
  await expectAccessible(page, `chosen blocks with an electrical error in Korean (${person.email})`);
  await takePicture(page, "mismatch-ko", { isWhole: true });
  await add(page, "레귤레이터 3.3 600", LDO);
  await expect(check.getByText("절대", { exact: false })).toHaveCount(0);
  await add(page, "기압", CLIMATE);
  await add(page, "이더넷 컨트롤러", ETHERNET);
  await expect(check.getByText(`선택한 블록에 필요해 추가됨: ${JACK} × 1`)).toBeVisible();
  await takePicture(page, "chosen-ko", { isWhole: true });

  await page.getByRole("button", { name: "프로젝트 만들기" }).click();
  await expect(page.getByText("이름을 입력하세요.")).toBeVisible();
  await page.getByRole("textbox", { name: "프로젝트 이름" }).fill("환경 노드");
  await page.getByRole("button", { name: "프로젝트 만들기" }).click();
  await expect(page).toHaveURL(/\/layout\/[0-9a-f-]{36}/);
  const id = new URL(page.url()).pathname.split("/")[2] ?? "";

  // The name is taken now.
  await page.goto("/feature/");
  await add(page, "레귤레이터 3.3 600", LDO);
  await page.getByRole("textbox", { name: "프로젝트 이름" }).fill("환경 노드");
  await page.getByRole("button", { name: "프로젝트 만들기" }).click();
  await expect(page.getByText("같은 이름의 프로젝트가 있습니다", { exact: false })).toBeVisible();

  // The jack came along and is joined; the drawing shows it.
  await page.goto(`/layout/${id}?view=logic`);
  await expect(page.locator(".react-flow__node")).toHaveCount(6);
  await expect(page.locator(".react-flow__node").filter({ hasText: JACK })).toHaveCount(1);
  await takePicture(page, "logic-ko");

  await page.getByRole("link", { name: "개수 변경" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("환경 노드의 블록");
  await page.getByLabel(`${CLIMATE} 개수`, { exact: true }).fill("2");
  await page.getByRole("button", { name: "프로젝트 업데이트" }).click();
  await expect(page.getByText("환경 노드의 블록을 업데이트했습니다.")).toBeVisible({ timeout: 60_000 });

  // While parts are placed its blocks stay as they are.
  await page.goto(`/feature/${id}`);
  await page.getByLabel(`${CLIMATE} 개수`, { exact: true }).fill("3");
  await expect(check.getByText("기판 1장의 부품 가격")).toBeVisible();
  await askServer(page, PLACE, { id });
  await page.getByRole("button", { name: "프로젝트 업데이트" }).click();
  await expect(page.getByText("작업이 진행 중입니다", { exact: false }).first()).toBeVisible();
  await takePicture(page, "running-ko", { isWhole: true });
});
