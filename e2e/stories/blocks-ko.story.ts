import { readFileSync } from "node:fs";
import { askServer } from "../support/ask-server.ts";
import { aPicture, layoutOfBlock, lowPassSchematic, notesSchematic } from "../support/block-files.ts";
import { channelBoard } from "../support/channel-board.ts";
import { storedBoard } from "../support/real-board.ts";
import { expect, expectAccessible, type Locator, type Page, test } from "../support/story.ts";
import { takePicture } from "../support/take-picture.ts";
import { uploadProject } from "../support/upload-project.ts";
import { textFile } from "../support/wizard.ts";

test.use({ locale: "ko-KR" });

const BLOCKS = "query ($input: BlockListInput!) { blockList(input: $input) { nodes { id name status } } }";
const region = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });
const files = (page: Page): Locator => region(page, "파일").locator("input[type=file]");

async function validate(page: Page, outcome: "done" | "failed"): Promise<void> {
  await page.getByRole("button", { name: "저장하고 검증" }).click();
  const sentence = outcome === "done" ? /^버전 \d+: 완료되었습니다\./ : /^버전 \d+: 검증에 실패했습니다\./;
  await expect(region(page, "검증").getByText(sentence)).toBeVisible();
}

test("in Korean, a block is made with its parts and parameters, refused where it is wrong, copied, downloaded, used and deleted", async ({
  page,
  person,
}) => {
  await page.goto("/workspace/personal/customblocks/");
  await expect(page.getByRole("heading", { name: "아직 블록이 없습니다" })).toBeVisible();
  await page.getByRole("link", { name: "첫 블록 만들기" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("새 블록");

  // A file of another kind, and a sheet without pins.
  await files(page).setInputFiles([textFile("notes.txt", "x"), notesSchematic()]);
  await expect(page.getByText("지원하지 않는 파일입니다. KiCad, EasyEDA, PDF 파일을 사용하세요.")).toBeVisible();
  await expect(region(page, "파일").getByText("핀", { exact: false }).first()).toBeVisible();
  await expectAccessible(page, `a block with refused files in Korean (${person.email})`);
  await takePicture(page, "refused-ko", { isWhole: true });
  await page.getByRole("button", { name: "notes.txt 제거" }).click();
  await page.getByRole("button", { name: "notes.kicad_sch 제거" }).click();
  await files(page).setInputFiles([lowPassSchematic()]);
  const ports = region(page, "포트");
  await expect(ports.getByRole("combobox", { name: "IN: 방향" })).toHaveValue("IN");

  // No name, and a minimum above its maximum.
  await page.getByRole("button", { name: "초안 저장" }).click();
  await expect(region(page, "이름과 분류").getByText("값을 입력하세요.")).toBeVisible();
  await page.getByRole("textbox", { name: "이름", exact: true }).first().fill("저역 통과 필터");
  const picture = region(page, "이름과 분류").getByRole("group", { name: "그림" });
  await picture.locator("input[type=file]").setInputFiles(aPicture());
  await expect(picture.getByRole("img", { name: "그림" })).toHaveAttribute("src", /^\/image\?url=/);
  await ports.getByRole("textbox", { name: "IN: 최소 전압" }).fill("5");
  await ports.getByRole("textbox", { name: "IN: 최대 전압" }).fill("3.3");
  await expect(ports.getByText("최솟값이 최댓값보다 큽니다.")).toBeVisible();
  await ports.getByRole("textbox", { name: "IN: 최소 전압" }).fill("0");

  // A part that no supplier has is kept as entered.
  const materials = region(page, "자재");
  await materials.getByRole("button", { name: "1k R1 부품 검색" }).click();
  const search = page.getByRole("dialog", { name: "부품 검색" });
  await search.getByRole("searchbox").fill("no such part at all");
  await search.getByRole("button", { name: "검색", exact: true }).click();
  await expect(search.getByText("“no such part at all”의 결과가 없습니다.", { exact: false })).toBeVisible();
  await expectAccessible(page, "the search of parts in Korean");
  await page.keyboard.press("Escape");

  // A formula is computed while it is typed.
  const parameters = region(page, "매개변수");
  for (const [name, key, unit, value] of [
    ["저항", "R", "Ω", "1 kΩ"],
    ["차단 주파수", "FC", "Hz", ""],
  ] as const) {
    await parameters.getByRole("button", { name: "매개변수 추가", exact: true }).click();
    await parameters.getByRole("group").last().getByRole("textbox", { name: "이름", exact: true }).fill(name);
    const own = parameters.getByRole("group", { name });
    await own.getByRole("textbox", { name: "수식에서 쓰는 키" }).fill(key);
    await own.getByRole("textbox", { name: "단위", exact: true }).fill(unit);
    if (value !== "") await own.getByRole("textbox", { name: "값", exact: true }).fill(value);
  }
  const formula = parameters
    .getByRole("group", { name: "차단 주파수" })
    .getByRole("textbox", { name: "수식", exact: true });
  await formula.fill('1 / (6.2832 * R * q("100 nF")');
  await expect(parameters.getByText(/^FC의 수식: /)).toBeVisible();
  await formula.fill('1 / (6.2832 * R * q("100 nF"))');
  await expect(parameters.getByText(/결과: 1\.59\d* kHz/)).toBeVisible();
  await expectAccessible(page, "a filled block in Korean");
  await takePicture(page, "setting-ko", { isWhole: true });

  // A validation that fails says why, and the block can be corrected.
  await ports.getByRole("combobox", { name: "IN: 넷" }).fill("/NOWHERE");
  await page.keyboard.press("Escape");
  await validate(page, "failed");
  const reasons = page.getByRole("list", { name: "검증 결과" });
  await expect(reasons).toContainText("포트 IN: 회로에 넷 /NOWHERE이(가) 없습니다.");
  await expectAccessible(page, "a block whose validation failed in Korean");
  await takePicture(page, "failed-ko", { isWhole: true });
  await reasons.getByRole("button", { name: "포트" }).first().click();
  await ports.getByRole("combobox", { name: "IN: 넷" }).fill("/IN");
  await page.keyboard.press("Escape");
  await validate(page, "done");
  await page.getByRole("link", { name: "뒤로" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("저역 통과 필터");
  await expect(page.getByText("가격 알 수 없음")).toBeVisible();
  await takePicture(page, "block-ko", { isWhole: true });

  await page.getByRole("button", { name: "다운로드" }).click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "회로도(KiCad)" }).click();
  expect(readFileSync(await (await downloading).path(), "utf8")).toContain("kicad_sch");
  await page.getByRole("button", { name: "복제" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^저역 통과 필터 .+/);
  await page.getByRole("button", { name: "삭제", exact: true }).click();
  await page
    .getByRole("dialog", { name: "이 블록을 삭제하시겠습니까?" })
    .getByRole("button", { name: "블록 삭제" })
    .click();
  await expect(page.getByText("블록 1개", { exact: true })).toBeVisible();
});

test("in Korean, a block in use can be deleted after a warning, and the project keeps it", async ({ page, person }) => {
  await page.goto("/workspace/personal/customblocks/setting/");
  await page.getByRole("textbox", { name: "이름", exact: true }).first().fill("증폭기");
  await files(page).setInputFiles([layoutOfBlock()]);
  await expect(page.getByRole("img", { name: "amplifiers.kicad_pcb 레이아웃" })).toBeVisible();
  await validate(page, "done");
  const project = await uploadProject(page, { name: "Mixer", files: [textFile("mixer.kicad_pcb", channelBoard())] });
  await page.getByRole("link", { name: "뒤로" }).click();
  await expect(page.getByRole("img", { name: "증폭기 레이아웃" })).toBeVisible();
  const address = page.url();
  await page.getByRole("button", { name: "프로젝트에 사용" }).click();
  const use = page.getByRole("dialog", { name: "프로젝트에 증폭기 사용" });
  await expectAccessible(page, `the choice of a project in Korean (${person.email})`);
  await use.getByRole("button", { name: "프로젝트 열기" }).click();
  await page.getByRole("button", { name: "기판에 놓기" }).click();
  const board = page.getByRole("application").first();
  const { width = 0, height = 0 } = (await board.boundingBox()) ?? {};
  await board.hover({ position: { x: width / 2 - 4, y: height / 2 } });
  await board.click({ position: { x: width / 2, y: height / 2 } });
  await expect.poll(async () => (await storedBoard(page, project)).groups.length).toBe(1);
  await takePicture(page, "put-ko");

  await page.goto(address);
  await page.getByRole("button", { name: "삭제", exact: true }).click();
  const remove = page.getByRole("dialog", { name: "이 블록을 삭제하시겠습니까?" });
  await expect(
    remove.getByText("프로젝트 1개에서 사용 중입니다. 프로젝트에는 가져간 버전이 그대로 남습니다."),
  ).toBeVisible();
  await takePicture(page, "delete-ko");
  await remove.getByRole("button", { name: "블록 삭제" }).click();
  await expect(page.getByRole("heading", { name: "아직 블록이 없습니다" })).toBeVisible();
  expect((await askServer(page, BLOCKS, { scope: "MINE" })).blockList.nodes).toEqual([]);
  expect((await storedBoard(page, project)).groups).toHaveLength(1);
  await page.goto(address);
  await expect(page).toHaveURL(/\/404\/$/);
});
