import { askServer } from "../support/ask-server.ts";
import { inEachLanguage } from "../support/in-each-language.ts";
import { expect, expectAccessible, test } from "../support/story.ts";
import { takePicture } from "../support/take-picture.ts";

const LIST = "query ($input: BlockListInput!) { blockList(input: $input) { totalCount } }";

const WORDS = {
  en: {
    describe: "Describe what you want to build",
    words: "3.3 V sensor node on USB-C with LoRa and a warp drive",
    find: "Suggest blocks",
    title: "Suggested blocks",
    unread: "Not understood: warp.",
    reason: "For “lora”",
    controller: "A bus without a controller",
    supply: "Gives 3.3 V for",
    addAll: /^Add all \d/,
    radio: "LoRa radio with antenna socket",
    countOf: (name: string) => `Count of ${name}`,
    debug: "by SWD",
    project: "Project name",
    create: "Create project",
  },
  ko: {
    describe: "만들려는 것을 설명하세요",
    words: "로라와 USB-C를 갖춘 3.3 V 센서 노드, 워프 엔진",
    find: "블록 추천",
    title: "추천 블록",
    unread: "이해하지 못한 말: 워프, 엔진.",
    reason: "“로라”에 맞는 블록",
    controller: "버스를 제어할 컨트롤러가 없습니다",
    supply: "3.3 V 공급",
    addAll: /^\d개 모두 추가/,
    radio: "LoRa 무선 모듈과 안테나 소켓",
    countOf: (name: string) => `${name} 개수`,
    debug: "SWD로",
    project: "프로젝트 이름",
    create: "프로젝트 만들기",
  },
} as const;

inEachLanguage(WORDS, (words, language) => {
  test("a description becomes a list of blocks with their reasons, taken by a press, and the next one is suggested", async ({
    page,
    person,
  }) => {
    await page.goto("/feature/");
    const count = async () => (await askServer(page, LIST, { scope: "LIBRARY" })).blockList.totalCount;
    await expect.poll(count, { timeout: 120_000 }).toBeGreaterThan(70);
    await page.getByRole("textbox", { name: words.describe }).fill(words.words);
    await page.getByRole("button", { name: words.find }).click();
    const suggested = page.getByRole("region", { name: words.title });
    await expect(suggested.getByText(words.reason)).toBeVisible();
    await expect(suggested.getByText(words.unread, { exact: false })).toBeVisible();
    await expect(suggested.getByText(words.controller, { exact: false })).toBeVisible();
    await expect(suggested.getByText(words.supply, { exact: false })).toBeVisible();
    await expect(suggested).toHaveAttribute("aria-busy", "false");
    await expectAccessible(page, `suggested blocks (${person.email})`);
    await takePicture(page, `suggested-${language}`, { isWhole: true });

    // Nothing is taken before the press; then what the list still lacks is suggested.
    await expect(page.getByRole("button", { name: words.create })).toBeDisabled();
    await suggested.getByRole("button", { name: words.addAll }).click();
    await expect(page.getByLabel(words.countOf(words.radio), { exact: true })).toHaveValue("1");
    await expect(suggested.getByText(words.debug, { exact: false })).toBeVisible();
    await expect(suggested.getByText(words.reason)).toHaveCount(0);
    await takePicture(page, `next-${language}`, { isWhole: true });
    await page.getByRole("textbox", { name: words.project }).fill("Sensor node");
    await page.getByRole("button", { name: words.create }).click();
    await expect(page).toHaveURL(/\/layout\/[0-9a-f-]{36}/);
  });
});
