/**
 * How smoothly large boards move on screen: headless Chromium without a graphics card, the page's main thread counted
 * in its own time on a core, script and painting together.
 *
 * `npm run bench -- canvas [--boards a,b]`
 */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import { buildPage, type ServedPage, servePage } from "../pages/serve-page.ts";
import { formatTable } from "../suite/format-table.ts";
import { requireSharedFolder } from "../suite/shared-folder.ts";
import { listSuite, readSuiteBoard } from "../suite/suite-boards.ts";
import { percentile, readFrameCosts } from "./read-trace.ts";

const RESULT = join(import.meta.dirname, "../results/canvas.txt");
const BOARDS = ["hackrf-one", "omega-mainboard", "synthetic-996"];
/** Milliseconds. */
const GOALS = { median: 16, p95: 33, open: 2_000, command: 50 };
const STEPS = 24;
const SIZE = { width: 1440, height: 900 };
const MIDDLE = { x: 560, y: 430 };

const { values } = parseArgs({ options: { boards: { type: "string" } } });
const shared = requireSharedFolder();
const wanted = values.boards?.split(",") ?? BOARDS;
const boards = [...listSuite("boards", shared), ...listSuite("sizes", shared)].filter(({ name }) =>
  wanted.includes(name),
);
const folder = mkdtempSync(join(tmpdir(), "tracewright-canvas-"));
const rows: string[][] = [];
const goals: string[][] = [];
const executablePath = [process.env.CHROMIUM_PATH, "/usr/bin/chromium"].find((path) => path && existsSync(path));
await buildPage("canvas", folder);
const served = await servePage("canvas", folder, "/board.json");
const browser = await chromium.launch({
  args: ["--no-sandbox", "--disable-gpu", "--disable-software-rasterizer"],
  ...(executablePath && { executablePath }),
});
try {
  for (const board of boards) {
    served.show(JSON.stringify(readSuiteBoard(board)));
    await measureBoard(board.name, browser, served);
  }
} finally {
  await browser.close();
  served.close();
  rmSync(folder, { recursive: true, force: true });
}
const text = [
  formatTable([["board", "what", "frames", "median ms", "p95 ms", "most ms", "whole ms"], ...rows]),
  formatTable([["goal", "at most", "is", ""], ...goals]),
].join("\n\n");
process.stdout.write(`\n${text}\n`);
if (values.boards === undefined) writeFileSync(RESULT, `${text}\n`);

async function measureBoard(name: string, browser: Browser, { url }: ServedPage): Promise<void> {
  const page = await browser.newPage({ viewport: SIZE });
  const measure = async (what: string, act: () => Promise<void>) => {
    await browser.startTracing(page, { categories: ["devtools.timeline", "disabled-by-default-devtools.timeline"] });
    await act();
    const { frames, total } = readFrameCosts(await browser.stopTracing());
    const numbers = [percentile(frames, 0.5), percentile(frames, 0.95), Math.max(0, ...frames), total];
    rows.push([name, what, String(frames.length), ...numbers.map((ms) => ms.toFixed(1))]);
    process.stdout.write(`${rows.at(-1)?.join("  ")}\n`);
    return { median: numbers[0] ?? 0, p95: numbers[1] ?? 0, total };
  };
  const open = await measure("open", async () => {
    await page.goto(url);
    await page.getByRole("application").waitFor();
    await frame(page);
  });
  addGoal(`${name}, open until painted`, open.total, GOALS.open);
  for (const [what, zoom] of [
    ["whole board", 0],
    ["near", -12],
  ] as const) {
    for (let step = 0; step < Math.abs(zoom); step++) await wheel(page, Math.sign(zoom) * 100);
    await page.waitForTimeout(600);
    const pan = await measure(`pan, ${what}`, () => drag(page));
    addGoal(`${name}, pan, ${what}, median`, pan.median, GOALS.median);
    addGoal(`${name}, pan, ${what}, p95`, pan.p95, GOALS.p95);
    const zoomed = await measure(`zoom, ${what}`, () => turnWheel(page));
    addGoal(`${name}, zoom, ${what}, median`, zoomed.median, GOALS.median);
    addGoal(`${name}, zoom, ${what}, p95`, zoomed.p95, GOALS.p95);
  }
  const commands: readonly (readonly [string, () => Promise<void>])[] = [
    ["select", () => page.mouse.click(MIDDLE.x, MIDDLE.y)],
    ["move", () => page.evaluate("moveLargestPart(100_000)")],
    ["undo", () => page.evaluate("undoMove()")],
  ];
  for (const [what, act] of commands) {
    const cost = await measure(what, async () => {
      await act();
      await frame(page);
    });
    addGoal(`${name}, ${what}`, cost.total, GOALS.command);
  }
  await page.close();
}

function addGoal(what: string, is: number, most: number): void {
  goals.push([what, String(most), is.toFixed(1), is <= most ? "met" : "missed"]);
}

/** Until what has been asked for is painted. */
async function frame(page: Page): Promise<void> {
  await page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)))");
}

async function wheel(page: Page, by: number): Promise<void> {
  await page.mouse.move(MIDDLE.x, MIDDLE.y);
  await page.mouse.wheel(0, by);
  await frame(page);
}

/** In and out again, a step each frame: sent from within the page, since a wheel's steps follow one another at once. */
async function turnWheel(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    const canvas = document.querySelector("canvas[role=application]");
    for (let step = 0; step < ${STEPS}; step++) {
      const at = { clientX: ${MIDDLE.x}, clientY: ${MIDDLE.y}, bubbles: true, cancelable: true };
      canvas.dispatchEvent(new WheelEvent("wheel", { ...at, deltaY: step % 16 < 8 ? -60 : 60 }));
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
    }
  })()`);
  await page.waitForTimeout(600);
}

/** There and back with the right button, as people move the board. */
async function drag(page: Page): Promise<void> {
  await page.mouse.move(MIDDLE.x, MIDDLE.y);
  await page.mouse.down({ button: "right" });
  for (let step = 1; step <= STEPS; step++) {
    const far = 260 * Math.sin((step / STEPS) * 2 * Math.PI);
    await page.mouse.move(MIDDLE.x + far, MIDDLE.y + far / 2);
    await frame(page);
  }
  await page.mouse.up({ button: "right" });
  await page.waitForTimeout(600);
}
