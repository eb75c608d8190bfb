import { askServer } from "../support/ask-server.ts";
import { lowPassSchematic } from "../support/block-files.ts";
import { inEachLanguage } from "../support/in-each-language.ts";
import { makeTeam } from "../support/make-team.ts";
import { type SecondPerson, secondPerson } from "../support/second-person.ts";
import { expect, expectAccessible, type Locator, type Page, test } from "../support/story.ts";
import { takePicture } from "../support/take-picture.ts";

const LIST = "query ($input: BlockListInput!) { blockList(input: $input) { totalCount nodes { id name status } } }";
const DELETE = "mutation ($input: DeleteBlockInput!) { deleteBlock(input: $input) { success } }";
const LOGIC = "query ($input: EdaProjectV2Input!) { edaProjectV2(input: $input) { logicDocumentUrl } }";

const WORDS = {
  en: {
    library: "Linear regulator 3.3 V, 600 mA",
    search: "linear regulator 3.3 600",
    name: "Name",
    files: "Files",
    ports: "Ports",
    needs: "Needed blocks",
    addNeed: "Add needed block",
    choose: (name: string) => `Choose ${name}`,
    count: (name: string) => `Count for each ${name}`,
    join: (name: string) => `Join a port to ${name}`,
    own: "Port of this block",
    other: (name: string) => `Port of ${name}`,
    badCount: "Enter a whole number from 1 to 100.",
    save: "Save and validate",
    complete: /^Version \d+ is complete/,
    validation: "Validation",
    add: (name: string) => `Add ${name}`,
    countOf: (name: string) => `Count of ${name}`,
    check: "Check",
    added: (names: string) => `Added because your blocks need it: ${names}`,
    project: "Project name",
    create: "Create project",
    missing: "which is not in the library",
  },
  ko: {
    library: "선형 레귤레이터 3.3 V, 600 mA",
    search: "레귤레이터 3.3 600",
    name: "이름",
    files: "파일",
    ports: "포트",
    needs: "필요한 블록",
    addNeed: "필요한 블록 추가",
    choose: (name: string) => `${name} 선택`,
    count: (name: string) => `${name} 개수`,
    join: (name: string) => `${name}에 포트 연결`,
    own: "이 블록의 포트",
    other: (name: string) => `${name}의 포트`,
    badCount: "1부터 100까지의 정수를 입력하세요.",
    save: "저장하고 검증",
    complete: /버전 \d+.*완료/,
    validation: "검증",
    add: (name: string) => `${name} 추가`,
    countOf: (name: string) => `${name} 개수`,
    check: "검사",
    added: (names: string) => `선택한 블록에 필요해 추가됨: ${names}`,
    project: "프로젝트 이름",
    create: "프로젝트 만들기",
    missing: "라이브러리에 없거나",
  },
} as const;

const region = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });

async function find(page: Page, input: object) {
  return (await askServer(page, LIST, input)).blockList as {
    totalCount: number;
    nodes: { id: string; name: string }[];
  };
}

/** The blocks that come with the program are put into the library while the server starts. */
async function waitForLibrary(page: Page): Promise<void> {
  await expect
    .poll(async () => (await find(page, { scope: "LIBRARY" })).totalCount, { timeout: 120_000 })
    .toBeGreaterThan(70);
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole("combobox", { name: label, exact: true }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

async function addToProject(page: Page, language: keyof typeof WORDS, words: string, name: string): Promise<void> {
  const { add, countOf } = WORDS[language];
  await page.getByRole("searchbox").fill(words);
  await page.getByRole("button", { name: add(name) }).click();
  await expect(page.getByLabel(countOf(name), { exact: true })).toBeVisible();
}

inEachLanguage(WORDS, (words, language, locale) => {
  test("a team's block that needs another is used twice beside one of the library; only members find it, and 70002 is said", async ({
    page,
    person,
    browser,
    baseURL,
  }) => {
    const people: SecondPerson[] = [
      await secondPerson({ browser, baseURL }, "Member", undefined, locale),
      await secondPerson({ browser, baseURL }, "Stranger", undefined, locale),
    ];
    const [member, stranger] = people as [SecondPerson, SecondPerson];
    const teamId = await makeTeam(page, "Sensors", [member.email]);
    await page.goto("/home");
    await waitForLibrary(page);
    const own = `Probe ${person.email.replaceAll(/\D/g, "")}`;

    await page.goto(`/workspace/personal/customblocks/setting/?teamId=${teamId}`);
    await page.getByRole("textbox", { name: words.name, exact: true }).first().fill(own);
    await region(page, words.files).locator("input[type=file]").setInputFiles([lowPassSchematic()]);
    await expect(region(page, words.ports).getByRole("row")).toHaveCount(4);
    const needs = region(page, words.needs);
    await needs.getByRole("button", { name: words.addNeed }).click();
    await page.getByRole("dialog").getByRole("searchbox").fill(words.search);
    await page.getByRole("button", { name: words.choose(words.library) }).click();
    await needs.getByRole("textbox", { name: words.count(words.library) }).fill("0");
    await expect(needs.getByText(words.badCount)).toBeVisible();
    await needs.getByRole("textbox", { name: words.count(words.library) }).fill("1");
    await needs.getByRole("button", { name: words.join(words.library) }).click();
    await choose(page, words.own, "OUT");
    await choose(page, words.other(words.library), "EN");
    await expectAccessible(page, "needed blocks");
    await needs.scrollIntoViewIfNeeded();
    await takePicture(page, `needs-${language}`);
    await page.getByRole("button", { name: words.save }).click();
    await expect(region(page, words.validation).getByText(words.complete)).toBeVisible({ timeout: 120_000 });

    // The page of the block says what it brings along.
    const [block] = (await find(page, { teamId, keyword: own })).nodes;
    await page.goto(`/block/${block?.id}`);
    await expect(region(page, words.needs).getByRole("link", { name: words.library })).toBeVisible();
    await takePicture(region(page, words.needs), `needs-detail-${language}`);

    // The layout of the needed block, flat and in space.
    await region(page, words.needs).getByRole("link", { name: words.library }).click();
    await page.getByText("3D", { exact: true }).click();
    await expect(page.locator("figure canvas")).toBeVisible();
    await expectAccessible(page, "a layout in space");
    await takePicture(page, `model-${language}`);

    // Twice the team's block beside one of the library.
    await member.page.goto(`/workspace/team/projects/?teamId=${teamId}`);
    await expect(member.page.getByRole("button", { name: /Sensors/ })).toBeVisible();
    await member.page.goto("/feature/");
    await addToProject(member.page, language, own, own);
    await member.page.getByLabel(words.countOf(own), { exact: true }).fill("2");
    const usb = language === "en" ? "USB-C input, 5 V sink" : "USB-C 입력, 5 V 싱크";
    await addToProject(member.page, language, language === "en" ? "usb-c input 5 v sink" : "usb-c 입력 5 v 싱크", usb);
    const check = region(member.page, words.check);
    await expect(check.getByText(words.added(`${words.library} × 2`))).toBeVisible();
    await expect(check).toHaveAttribute("aria-busy", "false");
    await takePicture(member.page, `team-feature-${language}`, { isWhole: true });
    await member.page.getByRole("textbox", { name: words.project }).fill("Probes");
    await member.page.getByRole("button", { name: words.create }).click();
    await expect(member.page).toHaveURL(/\/layout\/[0-9a-f-]{36}/);
    const id = new URL(member.page.url()).pathname.split("/")[2] ?? "";
    const { logicDocumentUrl } = (await askServer(page, LOGIC, { id })).edaProjectV2;
    const logic = await (await page.request.get(logicDocumentUrl)).json();
    expect(logic.uses).toHaveLength(5);

    // Who is not of the team finds neither the block nor the project.
    await stranger.page.goto("/feature/");
    await stranger.page.getByRole("searchbox").fill(own);
    await expect(stranger.page.getByRole("button", { name: words.add(own) })).toHaveCount(0);
    await stranger.page.goto(`/layout/${id}`);
    await expect(stranger.page).toHaveURL(/\/404\/$/);

    // A block whose partner is gone is refused with 70002, and what was chosen stays.
    const partner = await needing(page, own, teamId);
    await askServer(page, DELETE, { id: partner });
    await page.goto(`/feature/?teamId=${teamId}`);
    await addToProject(page, language, `${own} B`, `${own} B`);
    await expect(page.getByText("70002", { exact: false }).first()).toBeVisible();
    await takePicture(page, `missing-${language}`, { isWhole: true });
    await page.getByRole("textbox", { name: words.project }).fill("Incomplete");
    await page.getByRole("button", { name: words.create }).click();
    await expect(page.getByText("70002", { exact: false }).first()).toBeVisible();
    await expect(page.getByLabel(words.countOf(`${own} B`), { exact: true })).toBeVisible();
    await expectAccessible(page, "a needed block that is missing");
    for (const { context } of people) await context.close();
  });
});

const COPY = "mutation ($input: DuplicateBlockInput!) { duplicateBlock(input: $input) { id } }";
const UPDATE = "mutation ($input: UpdateBlockInput!) { updateBlock(input: $input) { id } }";

/** A copy of the team's block, called "… B", that needs another copy; the id of the latter. */
async function needing(page: Page, name: string, teamId: string): Promise<string> {
  const [block] = (await find(page, { teamId, keyword: name })).nodes;
  const copy = async () => (await askServer(page, COPY, { id: block?.id, teamId })).duplicateBlock.id as string;
  const [needy, partner] = [await copy(), await copy()];
  const needs = [{ blockId: partner }];
  await askServer(page, UPDATE, { id: needy, name: `${name} B`, blockType: "MAIN", needs });
  await expect
    .poll(async () => (await find(page, { teamId, keyword: `${name} B`, status: ["COMPLETE"] })).nodes.length, {
      timeout: 120_000,
    })
    .toBe(1);
  return partner;
}
