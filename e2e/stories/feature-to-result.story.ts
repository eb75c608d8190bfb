import { askServer } from "../support/ask-server.ts";
import { inEachLanguage } from "../support/in-each-language.ts";
import { tangledBoard } from "../support/small-board.ts";
import { expect, expectAccessible, type Page, test, UNTIL_RUN_ENDS } from "../support/story.ts";
import { takePicture } from "../support/take-picture.ts";
import { uploadProject } from "../support/upload-project.ts";
import { textFile } from "../support/wizard.ts";

const LIST = "query ($input: BlockListInput!) { blockList(input: $input) { totalCount nodes { id } } }";
const CREATE = "mutation ($input: CreateEdaProjectInput!) { createEdaProject(input: $input) { id } }";
const PLACE =
  "mutation ($input: RequestEdaProjectAutoPlacementInput!) { requestEdaProjectAutoPlacement(input: $input) { requestGroupId } }";
const ROUTE =
  "mutation ($input: RequestEdaProjectRoutingInput!) { requestEdaProjectRouting(input: $input) { requestGroupId } }";
const CANCEL = "mutation ($input: CancelEdaProjectTaskInput!) { cancelEdaProjectTask(input: $input) { success } }";
const TAKE_PLACEMENT =
  "mutation ($input: SelectEdaProjectResultInput!) { selectEdaProjectAutoPlacementResult(input: $input) { id } }";
const TAKE_ROUTING =
  "mutation ($input: SelectEdaProjectResultInput!) { selectEdaProjectAutoRoutingResult(input: $input) { id } }";
const PROJECT =
  "query ($input: EdaProjectV2Input!) { edaProjectV2(input: $input) { stateType run { results { id } } } }";

const WORDS = {
  en: {
    usb: "USB-C input, 5 V sink",
    ldo: "Linear regulator 3.3 V, 600 mA",
    count: (name: string) => `Count of ${name}`,
    price: "Parts for one board",
    update: "Update project",
    running: "already running",
  },
  ko: {
    usb: "USB-C 입력, 5 V 싱크",
    ldo: "선형 레귤레이터 3.3 V, 600 mA",
    count: (name: string) => `${name} 개수`,
    price: "기판 1장의 부품 가격",
    update: "프로젝트 업데이트",
    running: "작업이 진행 중입니다",
  },
} as const;

/** Waits until the run of a project has ended well, and takes its first result. */
async function take(page: Page, id: string, select: string): Promise<void> {
  const state = async () => (await askServer(page, PROJECT, { id })).edaProjectV2;
  await expect.poll(async () => (await state()).stateType, UNTIL_RUN_ENDS).toMatch(/_COMPLETE$/);
  const { run } = await state();
  await askServer(page, select, { id, historyId: run.results[0].id });
}

inEachLanguage(WORDS, (words, language) => {
  test("blocks become a placed and routed board, whose bill names them; while it is placed the list is refused", async ({
    page,
    person,
    administrator,
  }) => {
    await page.goto("/home");
    const find = async (keyword: string) => (await askServer(page, LIST, { keyword })).blockList.nodes[0].id;
    // The blocks that come with the program are put into the library while the server starts.
    const count = async () => (await askServer(page, LIST, { scope: "LIBRARY" })).blockList.totalCount;
    await expect.poll(count, { timeout: 120_000 }).toBeGreaterThan(70);
    const blocks = await Promise.all(
      ["usb-c input 5 v sink", "linear regulator 3.3 600"].map(async (keyword) => ({
        blockId: await find(keyword),
        count: 1,
      })),
    );
    const { id } = (await askServer(page, CREATE, { name: `Supply ${language}`, blocks })).createEdaProject;

    await page.goto(`/feature/${id}`);
    await page.getByLabel(words.count(words.ldo), { exact: true }).fill("2");
    await expect(page.getByText(words.price)).toBeVisible();
    // Another account's long run has the only worker, so that this one has not ended when the update is asked for.
    const files = [textFile("tangle.kicad_pcb", tangledBoard())];
    const projectId = await uploadProject(administrator, { name: `Before ${person.email}`, files });
    const { requestGroupId } = (await askServer(administrator, ROUTE, { id: projectId })).requestEdaProjectRouting;
    await askServer(page, PLACE, { id });
    await page.getByRole("button", { name: words.update }).click();
    await expect(page.getByText(words.running, { exact: false }).first()).toBeVisible();
    await takePicture(page, `refused-${language}`);
    await askServer(administrator, CANCEL, { projectId, requestGroupId });

    await take(page, id, TAKE_PLACEMENT);
    await askServer(page, ROUTE, { id });
    await take(page, id, TAKE_ROUTING);
    await page.goto(`/result/${id}?view=layout&panel=bill`);
    // Names are those that the uses have: the project was made by a caller of the API, in English.
    const lines = page.getByRole("row");
    await expect(lines.getByText(WORDS.en.usb, { exact: true }).first()).toBeVisible(UNTIL_RUN_ENDS);
    await expect(lines.getByText(WORDS.en.ldo, { exact: true }).first()).toBeVisible();
    await expectAccessible(page, `the result of blocks (${person.email})`);
    await takePicture(page, `result-${language}`);
  });
});
