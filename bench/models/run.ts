/**
 * Boards in space: how large their files are, how long they take to make, and how soon they stand in headless Chromium without a
 * graphics card.
 *
 * `npm run bench -- models [--boards a,b] [--pictures folder]`: the folder gets each board from above, from below and
 * from its corner.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import { makeModel } from "@tracewright/flows";
import { readFrameCosts } from "../canvas/read-trace.ts";
import { buildPage, servePage } from "../pages/serve-page.ts";
import { formatTable } from "../suite/format-table.ts";
import { requireSharedFolder } from "../suite/shared-folder.ts";
import { listSuite, readSuiteBoard } from "../suite/suite-boards.ts";

const RESULT = join(import.meta.dirname, "../results/models.txt");
const BOARDS = ["hackrf-one", "omega-mainboard", "synthetic-996"];
const GOALS = { megabytes: 8, firstFrameMs: 3_000 };
/** The slowest of them counts. */
const TIMES = 3;
const SIZE = { width: 1440, height: 900 };
/** The keys of the viewer, by what a picture from there is called. */
const LOOKS = { front: "z", back: "Shift+Z", angled: "i" };

const { values } = parseArgs({ options: { boards: { type: "string" }, pictures: { type: "string" } } });
const shared = requireSharedFolder();
const wanted = values.boards?.split(",") ?? BOARDS;
const boards = [...listSuite("boards", shared), ...listSuite("sizes", shared)].filter(({ name }) =>
  wanted.includes(name),
);
const folder = mkdtempSync(join(tmpdir(), "tracewright-models-"));
const rows: string[][] = [];
const goals: string[][] = [];
const executablePath = [process.env.CHROMIUM_PATH, "/usr/bin/chromium"].find((path) => path && existsSync(path));
await buildPage("model", folder);
const served = await servePage("model", folder, "/model.glb");
const browser = await chromium.launch({
  args: ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
  ...(executablePath && { executablePath }),
});
try {
  for (const suiteBoard of boards) {
    const { name } = suiteBoard;
    const board = readSuiteBoard(suiteBoard);
    const cpu = process.cpuUsage();
    const made = await makeModel(board, { kind: "glb", name, createdAt: new Date(0) });
    const { user, system } = process.cpuUsage(cpu);
    if (made.status === "refused") throw new Error(`${name}: ${made.reasons.join(" ")}`);
    served.show(made.bytes);
    const opened = [];
    for (let time = 0; time < TIMES; time++) opened.push(await openModel(browser));
    const megabytes = made.bytes.length / 1e6;
    const firstFrameMs = Math.max(...opened.map(({ firstFrame }) => firstFrame));
    const numbers = [megabytes.toFixed(2), ((user + system) / 1e6).toFixed(1), firstFrameMs.toFixed(0)];
    const mainThread = Math.max(...opened.map((once) => once.mainThread)).toFixed(0);
    rows.push([name, String(board.footprints.length), ...numbers, mainThread]);
    process.stdout.write(`${rows.at(-1)?.join("  ")}\n`);
    addGoal(`${name}, megabytes`, megabytes, GOALS.megabytes, 2);
    addGoal(`${name}, first frame, ms`, firstFrameMs, GOALS.firstFrameMs, 0);
    if (values.pictures) await takePictures(browser, name, values.pictures);
  }
} finally {
  await browser.close();
  served.close();
  rmSync(folder, { recursive: true, force: true });
}
const text = [
  formatTable([["board", "parts", "MB", "making, CPU s", "first frame ms", "main thread ms"], ...rows]),
  formatTable([["goal", "at most", "is", ""], ...goals]),
].join("\n\n");
process.stdout.write(`\n${text}\n`);
if (values.boards === undefined) writeFileSync(RESULT, `${text}\n`);

function addGoal(what: string, is: number, most: number, digits: number): void {
  goals.push([what, String(most), is.toFixed(digits), is <= most ? "met" : "missed"]);
}

/** Milliseconds on the wall from the address to the first picture, and those of the page's main thread on a core. */
async function openModel(browser: Browser): Promise<{ firstFrame: number; mainThread: number }> {
  const page = await browser.newPage({ viewport: SIZE });
  await browser.startTracing(page, { categories: ["devtools.timeline", "disabled-by-default-devtools.timeline"] });
  const firstFrame = await showModel(page);
  const { total } = readFrameCosts(await browser.stopTracing());
  await page.close();
  return { firstFrame, mainThread: total };
}

/** Milliseconds since the address was opened, once the first picture has been computed to its last pixel. */
async function showModel(page: Page): Promise<number> {
  await page.goto(served.url);
  await page.locator("[data-model=shown]").waitFor({ timeout: 60_000 });
  return page.evaluate(`(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const graphics = document.querySelector("canvas[role=application]").getContext("webgl2");
    graphics.readPixels(0, 0, 1, 1, graphics.RGBA, graphics.UNSIGNED_BYTE, new Uint8Array(4));
    return performance.now();
  })()`);
}

async function takePictures(browser: Browser, name: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const page = await browser.newPage({ viewport: SIZE, reducedMotion: "reduce" });
  await showModel(page);
  const canvas = page.getByRole("application");
  for (const [look, key] of Object.entries(LOOKS)) {
    await canvas.press(key);
    await page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
    await page.locator("[data-model]").screenshot({ path: join(folder, `${name}-${look}.png`) });
  }
  await page.close();
}
