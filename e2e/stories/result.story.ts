import { readFileSync } from "node:fs";
import type { Route } from "@playwright/test";
import { answerWith } from "../support/answer-with.ts";
import { askServer } from "../support/ask-server.ts";
import { downloadedBy } from "../support/export-as.ts";
import { smallBoard, tangledBoard } from "../support/small-board.ts";
import { expect, expectAccessible, type Locator, type Page, test } from "../support/story.ts";
import { uploadProject } from "../support/upload-project.ts";
import { exampleFiles, textFile } from "../support/wizard.ts";

/** The model is made by the server when somebody first looks. */
const UNTIL_MADE = { timeout: 180_000 };

/** As the server answers when the hour of each file is over. */
async function withoutResults(route: Route): Promise<void> {
  const response = await route.fetch();
  const answer = await response.json();
  for (const job of answer.data?.edaProjectExports ?? []) job.result = null;
  await route.fulfill({ response, json: answer });
}

/** As the server answers while two of the person's exports are made: how long that is is the machine's to say. */
async function asWaiting(route: Route): Promise<void> {
  const response = await route.fetch();
  const answer = await response.json();
  for (const job of answer.data?.edaProjectExports ?? [])
    if (job.request.fileType === "ZIP" && job.request.content)
      Object.assign(job, { status: "WAITING", exportsBefore: 2, result: null });
  await route.fulfill({ response, json: answer });
}

/** How often a board in space is drawn for a key, by what begins each picture, until nothing more comes. */
function framesFor(model: Locator, code: "KeyI" | "KeyZ"): Promise<number> {
  return model.evaluate(async (canvas: HTMLCanvasElement, pressed) => {
    const context = canvas.getContext("webgl2");
    if (!context) throw new Error("nothing is drawn in space");
    let drawn = 0;
    context.clear = (mask) => {
      drawn += 1;
      WebGL2RenderingContext.prototype.clear.call(context, mask);
    };
    canvas.dispatchEvent(new KeyboardEvent("keydown", { code: pressed, key: pressed.slice(3), bubbles: true }));
    for (let still = 0, before = 0; still < 20; still = drawn > 0 && drawn === before ? still + 1 : 0) {
      before = drawn;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return drawn;
  }, code);
}

/** The first bytes of what a button downloads: they say of what type a file is. */
async function firstBytesOf(page: Page, button: string, count: number): Promise<string> {
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: button, exact: true }).press("Enter");
  return readFileSync(await (await downloading).path())
    .subarray(0, count)
    .toString("latin1");
}

test("the result of a project: turned in space, followed through its drawings, taken away as files", async ({
  page,
  person,
}) => {
  const id = await uploadProject(page, { name: "LED lamp", files: exampleFiles("blinker") });
  await page.goto(`/result/${id}?m=1&r=0`);
  const model = page.getByRole("application", { name: "3D model of LED lamp" });
  await expect(page.getByRole("group", { name: "Layers" })).toBeVisible(UNTIL_MADE);
  await expectAccessible(page, `a result (${person.email})`);

  // With reduced motion a view appears in one frame; otherwise the camera flies to it.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(() => framesFor(model, "KeyZ")).toBe(1);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect.poll(() => framesFor(model, "KeyI")).toBeGreaterThan(1);

  // By keys alone: from part to part, pulled apart and put together again.
  await model.press("KeyN");
  await expect(page.getByText(/^C1 · .* · front · /)).toBeVisible();
  await model.press("KeyE");
  await expect(page.getByRole("slider", { name: "Explode" })).toHaveAttribute("aria-valuenow", "1");
  await model.press("KeyP");
  await expect(page.getByRole("button", { name: "Show parts" })).toHaveAttribute("aria-pressed", "false");
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as image" }).click();
  const picture = await saving;
  expect(picture.suggestedFilename()).toBe("LED-lamp-3d.png");
  expect(
    readFileSync(await picture.path())
      .subarray(1, 4)
      .toString("latin1"),
  ).toBe("PNG");

  // What is chosen is marked in every drawing, and the address says which one is shown.
  await page.getByRole("tab", { name: "Layout" }).click();
  await expect(page).toHaveURL(/view=layout/);
  await expect(page.getByRole("button", { name: "C1", exact: true })).toHaveAttribute("aria-pressed", "true");
  // A model that was seen is there without a network, too.
  await page.context().setOffline(true);
  await page.getByRole("tab", { name: "3D" }).press("Enter");
  await expect(page.getByRole("group", { name: "Layers" })).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole("tab", { name: "Schematic" }).click();
  await expect(page.getByRole("button", { name: "C1", exact: true })).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(page.getByRole("tab", { name: "Schematic" })).toHaveAttribute("aria-selected", "true");

  // The bill counts for a lot, and what is decided about a line can be taken back.
  await page.getByRole("tab", { name: "Bill of materials" }).click();
  const line = page.getByRole("row").filter({ has: page.getByRole("button", { name: "C1", exact: true }) });
  await line.getByRole("button", { name: "C1", exact: true }).click();
  await expect(
    page.getByRole("tabpanel", { name: "Schematic" }).getByRole("button", { name: "C1", exact: true }),
  ).toHaveAttribute("aria-pressed", "true");
  await page
    .getByRole("tabpanel", { name: "Schematic" })
    .getByRole("button", { name: "R2", exact: true })
    .press("Enter");
  await expect(page.getByRole("row").getByRole("button", { name: "R2", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.getByLabel("Boards").fill("30");
  await expect(line.getByText("1 per board")).toBeVisible();
  await line.getByRole("button", { name: "More about C1" }).click();
  await page.getByRole("button", { name: "No part needed" }).click();
  await expect(line.getByText("no part needed")).toBeVisible();
  await expectAccessible(page, "a bill of materials");
  await page.getByRole("button", { name: "Undo last choice" }).click();
  await expect(line.getByText("no part needed")).toBeHidden();

  await page.getByRole("tab", { name: "Files" }).click();
  // What a fab gets is looked at before it is taken.
  await page.getByRole("button", { name: "Create Gerber X2 and drill files" }).press("Enter");
  await expect(page.getByText(/^(1 check passed|All \d+ checks passed|\d+ of \d+ checks failed)$/)).toBeVisible();
  // The board is not routed yet, which has to be known before its files leave.
  const anyway = page.getByRole("dialog").getByRole("button", { name: "Download anyway" });
  const gerbers = await downloadedBy(page, async () => {
    await page.getByRole("button", { name: "Download Gerber X2 and drill files" }).press("Enter");
    await anyway.press("Enter");
  });
  expect([...gerbers.files.keys()].some((name) => name.endsWith(".drl"))).toBe(true);
  // While others of the person's are made it waits, says for how many, and can be given up.
  await page.route("**/graphql", asWaiting);
  await page.getByRole("button", { name: "Download Layout as ZIP" }).press("Enter");
  await expect(page.getByText("Waiting for 2 of your exports.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Cancel Layout as ZIP" })).toBeVisible();
  const zipped = page.waitForEvent("download", UNTIL_MADE);
  // A question that is under way is answered first.
  await page.unrouteAll({ behavior: "wait" });
  await zipped;
  // A drawing is made and taken with one press; once its hour is over it is rebuilt.
  const pdf = page.getByRole("button", { name: "Download Layout as PDF" });
  expect(await firstBytesOf(page, "Download Layout as PDF", 5)).toBe("%PDF-");
  expect(await firstBytesOf(page, "Download Layout as PNG", 4)).toBe("\x89PNG");
  expect(await firstBytesOf(page, "Download Layout as JPG", 3)).toBe("\xff\xd8\xff");
  expect(await firstBytesOf(page, "Download Layout as ZIP", 4)).toBe("PK\x03\x04");
  await expect(page.getByText(/LED-lamp-layout\.pdf, .*Available for 1 hour/)).toBeVisible();
  await page.route("**/graphql", withoutResults);
  await page.reload();
  await expect(page.getByText(/file expired after 1 hour/).first()).toBeVisible();
  await page.unrouteAll({ behavior: "wait" });
  expect(await firstBytesOf(page, "Download Layout as PDF", 5)).toBe("%PDF-");
  await page.context().setOffline(true);
  await expect(pdf).toHaveAttribute("aria-disabled", "true");
  // A model that was not seen yet is not there.
  await page.getByRole("tab", { name: "3D" }).press("Enter");
  await expect(page.getByRole("tabpanel", { name: "3D" }).getByRole("button", { name: "Try again" })).toBeVisible();
  await page.context().setOffline(false);
  await expect(pdf).toHaveAttribute("aria-disabled", "false");
  await expectAccessible(page, "files of a result");
  // The panel scrolls, not the page.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  await page.getByRole("button", { name: "Create Everything" }).press("Enter");
  await expect(page.getByText(/^File \d+ of \d+: /)).toBeVisible();
  await page.getByRole("button", { name: "Cancel Everything" }).press("Enter");
  await expect(page.getByText("Canceled.")).toBeVisible();
  await page.getByRole("button", { name: "Create Everything" }).press("Enter");
  await expect(page.getByText(/^File \d+ of \d+: /)).toBeVisible();
  // What cannot be cancelled says why, and goes on.
  await answerWith(page, "CancelExport", 500);
  await page.getByRole("button", { name: "Cancel Everything" }).press("Enter");
  await expect(page.getByRole("alert").getByText("Temporary server error.")).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  // After leaving the page it is found again.
  await page.reload();
  const everything = page.getByRole("button", { name: "Download Everything" });
  await expect(everything).toBeVisible({ timeout: 120_000 });
  const { files } = await downloadedBy(page, async () => {
    await everything.press("Enter");
    await anyway.press("Enter");
  });
  const folders = new Set([...files.keys()].map((name) => name.replace(/\/.*/, "")));
  expect([...folders].sort()).toEqual([
    "README.txt",
    "assembly",
    "bill",
    "drawings",
    "fabrication",
    "history",
    "kicad",
    "model",
  ]);
  await page.getByRole("link", { name: "Open layout" }).click();
  await expect(page).toHaveURL(/\/layout\/[^?]+\?m=1&r=0$/);
});

test("where nothing can be drawn in space the layout is shown instead; a word on what was routed is asked for", async ({
  page,
  person,
}) => {
  await page.addInitScript(() => {
    const usual = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...more: unknown[]) {
      return kind === "webgl2" ? null : Reflect.apply(usual, this, [kind, ...more]);
    } as typeof usual;
  });
  const id = await uploadProject(page, { name: "Flat", files: [textFile("led.kicad_pcb", smallBoard())] });
  await page.goto(`/result/${id}`);
  await expect(page.getByText(/cannot show 3D models/)).toBeVisible(UNTIL_MADE);
  await expect(page.getByRole("img", { name: "Layout of Flat, seen from the front" })).toBeVisible();
  await expectAccessible(page, `a result without 3D (${person.email})`);

  await page.route("**/model.glb", (route) => route.fulfill({ status: 503 }));
  await page.reload();
  await expect(page.getByText("The 3D model could not be loaded.")).toBeVisible();
  await page.unroute("**/model.glb");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(/cannot show 3D models/)).toBeVisible();

  // A chosen routing is the next result, and a word on it is asked for here too.
  await askServer(page, ROUTE, { id });
  await expect.poll(async () => (await readRun(page, id)).status).toBe("COMPLETE");
  const [routed] = (await readRun(page, id)).results;
  await askServer(page, SELECT, { id, historyId: routed?.id });
  await expect(page.getByText("v2.0", { exact: true })).toBeVisible();
  await page.getByRole("banner").getByRole("button", { name: "Give feedback" }).press("Enter");
  await page.getByRole("dialog", { name: "How is this routing?" }).press("Escape");
  await expect(page.getByRole("banner").getByRole("button", { name: "Give feedback" })).toBeFocused();
});

const IMPORT = "mutation($input: ImportSupplyPriceListInput!) { importSupplyPriceList(input: $input) { parts } }";
const ROUTE =
  "mutation($input: RequestEdaProjectRoutingInput!) { requestEdaProjectRouting(input: $input) { requestGroupId } }";
const SELECT =
  "mutation($input: SelectEdaProjectResultInput!) { selectEdaProjectAutoRoutingResult(input: $input) { id } }";
const RUN = "query($input: EdaProjectV2Input!) { edaProjectV2(input: $input) { run { status results { id } } } }";
const CANCEL = "mutation($input: CancelEdaProjectTaskInput!) { cancelEdaProjectTask(input: $input) { success } }";

async function readRun(page: Page, id: string): Promise<{ status: string; results: { id: string }[] }> {
  return (await askServer(page, RUN, { id })).edaProjectV2.run;
}

/** What the resistor of the small board may be bought as. */
const PRICES = `MPN,Manufacturer,Supplier,Currency,Quantity,Unit price,Value,Footprint
RC-1K,Ohmite,Shop,USD,1,0.02,1k,R_Axial
RC-1K,Ohmite,Shop,USD,100,0.0125,1k,R_Axial
RC-1K,Ohmite,Shop,KRW,1,27,1k,R_Axial
`;

test("what is not there is said: a project of somebody else, no board, a task that goes on", async ({
  page,
  person,
  administrator,
}) => {
  const board = [textFile("led.kicad_pcb", smallBoard())];
  await page.goto(`/result/${await uploadProject(administrator, { name: `Not of ${person.email}`, files: board })}`);
  await expect(page).toHaveURL(/\/404\/$/);

  const sheet = exampleFiles("blinker").filter(({ name }) => name.endsWith(".kicad_sch"));
  const odd = sheet.map(({ buffer, ...file }) => ({
    ...file,
    buffer: Buffer.from(buffer.toString("utf8").replace('(symbol "Examples:D1_red"', '(symbol "Examples:Lamp"')),
  }));
  await page.goto(`/result/${await uploadProject(page, { name: "Sheet", files: odd })}`);
  await expect(page.getByRole("heading", { name: "No result yet" })).toBeVisible();
  await expectAccessible(page, `no result (${person.email})`);
  await page.getByRole("main").getByRole("link", { name: "Open layout" }).press("Enter");
  await expect(page).toHaveURL(/\/layout\//);
  await page.getByRole("link", { name: "Result" }).press("Enter");
  await expect(page.getByRole("heading", { name: "No result yet" })).toBeVisible();

  // The files while a task goes on are those of the version before it.
  const tangle = [textFile("tangle.kicad_pcb", tangledBoard())];
  const id = await uploadProject(page, { name: "Tangle", files: tangle });
  const { requestGroupId } = (await askServer(page, ROUTE, { id })).requestEdaProjectRouting;
  await page.goto(`/result/${id}?view=layout&panel=files`);
  await expect(page.getByText(/^A task is running on this project\. You see v1\.0/)).toBeVisible();
  await expect(page.getByText("The files are from the last confirmed version.")).toBeVisible();
  expect(await firstBytesOf(page, "Download Layout as PDF", 5)).toBe("%PDF-");
  await askServer(page, CANCEL, { projectId: id, requestGroupId });
  await expect(page.getByText(/^A task is running on this project/)).toBeHidden();
});

test("what a board costs is said in the currency of the language, or in the one that is chosen", async ({
  page,
  person,
  administrator,
}) => {
  await askServer(administrator, IMPORT, { fileName: "prices.csv", csv: PRICES });
  const text = smallBoard().replace('"Stories:R1"', '"Stories:R_Axial"').replace('value "R1"', 'value "1k"');
  const id = await uploadProject(page, { name: "LED lamp", files: [textFile("led.kicad_pcb", text)] });
  // A supplier that is away: no price is made up, and what is known stays.
  await page.route("**/graphql", withoutSupplier);
  await page.goto(`/result/${id}?view=layout&panel=bill`);
  await expect(page.getByText(/^The supplier cannot be reached\./)).toBeVisible();
  await expect(page.getByText("No supplier part")).toHaveCount(3);
  await page.unrouteAll({ behavior: "wait" });

  await page.getByRole("button", { name: "More about R1" }).press("Enter");
  await page.getByRole("button", { name: "Substitutes" }).press("Enter");
  await page.getByRole("button", { name: "Use this part: Ohmite RC-1K" }).press("Enter");
  await expect(page.getByText("$0.02 per board")).toBeVisible();
  await expect(page.getByLabel("Part number")).toHaveValue("RC-1K");
  await page.getByLabel("Boards").fill("100");
  await expect(page.getByRole("row", { name: /^1k/ })).toContainText("100 × $0.0125");
  await expect(page.getByRole("table", { name: "Unit price" }).getByRole("row")).toHaveText([
    "from 1$0.02",
    "from 100$0.0125",
  ]);
  await expect(page.getByText("2 of 3 lines have no price and are not included in the totals.")).toBeVisible();
  await expect(page.getByRole("row", { name: /^1k/ })).toContainText("Shop · no live stock");
  await expectAccessible(page, `a bill with prices (${person.email})`);
  const choose = async (menu: RegExp, entry: string) => {
    await page.getByRole("button", { name: menu }).press("Enter");
    await page.getByRole("menuitemradio", { name: entry }).press("Enter");
  };
  const line = page.getByRole("row", { name: /^1k/ });
  await choose(/account menu/, "한국어");
  await expect(line).toContainText("100 × ₩27");
  await choose(/계정 메뉴/, "미국 달러 ($)");
  await expect(line).toContainText("100 × US$0.0125");
});

/** As the server answers when a supplier that it asks is away. */
async function withoutSupplier(route: Route): Promise<void> {
  const response = await route.fetch();
  const answer = await response.json();
  if (answer.data?.edaProjectResult) answer.data.edaProjectResult.supplyProblem = "UNREACHABLE";
  await route.fulfill({ response, json: answer });
}
