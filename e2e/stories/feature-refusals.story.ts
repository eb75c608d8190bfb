import { askServer } from "../support/ask-server.ts";
import { lowPassSchematic } from "../support/block-files.ts";
import { pixelFinder } from "../support/board-pixels.ts";
import { inEachLanguage } from "../support/in-each-language.ts";
import { makeTeam } from "../support/make-team.ts";
import { storedBoard } from "../support/real-board.ts";
import { expect, expectAccessible, type Locator, type Page, test } from "../support/story.ts";
import { takePicture } from "../support/take-picture.ts";

const LIST = "query ($input: BlockListInput!) { blockList(input: $input) { totalCount nodes { id name } } }";
const CREATE = "mutation ($input: CreateEdaProjectInput!) { createEdaProject(input: $input) { id } }";
const LAYOUT = "query ($input: EdaProjectLayoutInput!) { edaProjectLayout(input: $input) { blocks { margin } } }";
const DELETE = "mutation ($input: DeleteBlockInput!) { deleteBlock(input: $input) { success } }";

const WORDS = {
  en: {
    name: "Name",
    files: "Files",
    ports: "Ports",
    draft: "Save draft",
    save: "Save and validate",
    validation: "Validation",
    complete: /^Version \d+ is complete/,
    add: (name: string) => `Add ${name}`,
    countOf: (name: string) => `Count of ${name}`,
    other: "RC low-pass filter",
    board: "Board",
    project: "Project name",
    create: "Create project",
    gone: "no version of it is complete",
    margin: "Margin",
  },
  ko: {
    name: "이름",
    files: "파일",
    ports: "포트",
    draft: "초안 저장",
    save: "저장하고 검증",
    validation: "검증",
    complete: /버전 \d+.*완료/,
    add: (name: string) => `${name} 추가`,
    countOf: (name: string) => `${name} 개수`,
    other: "RC 저역 통과 필터",
    board: "기판",
    project: "프로젝트 이름",
    create: "프로젝트 만들기",
    gone: "완료된 버전이 없습니다",
    margin: "여백",
  },
} as const;

const region = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });

inEachLanguage(WORDS, (words, language) => {
  test("a block without a complete version cannot be chosen, and one that was deleted meanwhile is 70001; what was chosen stays", async ({
    page,
    person,
  }) => {
    const own = `Filter ${person.email.replaceAll(/\D/g, "")}`;
    await page.goto("/workspace/personal/customblocks/setting/");
    await page.getByRole("textbox", { name: words.name, exact: true }).first().fill(own);
    await region(page, words.files).locator("input[type=file]").setInputFiles([lowPassSchematic()]);
    await expect(region(page, words.ports).getByRole("row")).toHaveCount(4);
    await page.getByRole("button", { name: words.draft }).click();
    await expect(page).toHaveURL(/setting\/[0-9a-f-]{36}/);
    const setting = page.url();

    await page.goto("/feature/");
    await page.getByRole("searchbox").fill(own);
    // Others are found by a part of the words.
    const add = page.getByRole("button", { name: words.add(own) });
    await expect(page.getByRole("button", { name: words.add(words.other) })).toBeVisible();
    await expect(add).toHaveCount(0);
    await takePicture(page, `draft-${language}`);

    await page.goto(setting);
    await page.getByRole("button", { name: words.save }).click();
    await expect(region(page, words.validation).getByText(words.complete)).toBeVisible({ timeout: 120_000 });
    await page.goto("/feature/");
    await page.getByRole("searchbox").fill(own);
    await add.click();
    await expect(page.getByLabel(words.countOf(own), { exact: true })).toBeVisible();
    const [block] = (await askServer(page, LIST, { scope: "MINE" })).blockList.nodes;
    await askServer(page, DELETE, { id: block.id });
    await page.getByRole("textbox", { name: words.project }).fill("Filters");
    await page.getByRole("button", { name: words.create }).click();
    await expect(page.getByText("70001", { exact: false }).first()).toBeVisible();
    await expect(page.getByText(words.gone, { exact: false }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/feature\/$/);
    await expect(page.getByLabel(words.countOf(own), { exact: true })).toBeVisible();
    await expectAccessible(page, "a block that was deleted meanwhile");
    await takePicture(page, `deleted-${language}`, { isWhole: true });
  });

  test("the room around a block is set on the board, stays with it, and is in its layout", async ({
    page,
    person: _person,
  }) => {
    await page.goto("/home");
    const count = async () => (await askServer(page, LIST, { scope: "LIBRARY" })).blockList.totalCount;
    await expect.poll(count, { timeout: 120_000 }).toBeGreaterThan(70);
    const { nodes } = (await askServer(page, LIST, { keyword: "linear regulator 3.3 600" })).blockList;
    const blocks = [{ blockId: nodes[0].id, count: 1 }];
    const { id } = (await askServer(page, CREATE, { name: `Room ${language}`, blocks })).createEdaProject;
    await page.goto(`/layout/${id}`);
    const board = page.getByRole("application", { name: words.board });
    const [part] = (await storedBoard(page, id)).footprints.filter(({ reference }) => reference === "U1");
    const { x, y } = (await pixelFinder(page, words.board))(part?.position.x / 1e6, part?.position.y / 1e6);
    await page.mouse.click(x, y);
    const margin = page.getByRole("textbox", { name: words.margin, exact: true });
    await expect(margin).toBeVisible();
    await margin.fill("1.5 mm");
    await margin.press("Enter");
    const stored = async () => (await storedBoard(page, id)).groups[0]?.block;
    await expect.poll(async () => (await stored())?.margin).toBe(1_500_000);
    await expectAccessible(page, "a block on the board");
    await takePicture(page, `margin-${language}`);

    // It is turned with the block and does not come off it.
    const rotations = async () => (await storedBoard(page, id)).footprints.map(({ rotation }) => rotation);
    const before = await rotations();
    await board.press("r");
    await expect.poll(rotations).not.toEqual(before);
    expect((await stored())?.margin).toBe(1_500_000);
    const { blocks: laidOut } = (await askServer(page, LAYOUT, { id })).edaProjectLayout;
    // In thousandths of an inch, as the layout of the API has all lengths.
    expect(laidOut[0].margin).toBeCloseTo(59.055, 2);
  });
});

test("a team's address leads to a project of the team on a first visit, before any page of the team was open", async ({
  page,
  person: _person,
}) => {
  const teamId = await makeTeam(page, "Rover", []);
  await page.goto(`/feature/?teamId=${teamId}`);
  await expect(page.getByRole("button", { name: /Rover/ })).toBeVisible();
  await page.getByRole("searchbox").fill("linear regulator 3.3 600");
  await page.getByRole("button", { name: "Add Linear regulator 3.3 V, 600 mA" }).click();
  await page.getByRole("textbox", { name: "Project name" }).fill("Team supply");
  await page.getByRole("button", { name: "Create project" }).click();
  await expect(page).toHaveURL(/\/layout\/[0-9a-f-]{36}/);
  await page.goto(`/workspace/team/projects/?teamId=${teamId}`);
  await expect(page.getByText("Team supply", { exact: true }).first()).toBeVisible();
});
