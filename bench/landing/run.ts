/**
 * `npm run bench -- landing`: remakes the pictures of the landing page, and the numbers beside them. The examples are placed,
 * routed and exported by the command line; the model is shown by the viewer of the result page.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import type { Board, LayerId } from "@tracewright/board";
import { ratsnest } from "@tracewright/checks";
import { makeModel } from "@tracewright/flows";
import { boardToSvg, KICAD_THEME } from "@tracewright/rendering";
import { buildPage, servePage } from "../pages/serve-page.ts";
import { checkFabFiles, drawFilm, exampleBoard, placeExample, routeExample } from "./make-examples.ts";
import { asAddress, writePicture } from "./write-picture.ts";

const START = join(import.meta.dirname, "../../apps/web/src/screens/start");
const PICTURES = join(START, "pictures");
const FACTS = join(START, "example-facts.ts");
/** Planes would veil the tracks. */
const SHOWN: readonly LayerId[] = ["F.Cu", "B.Cu", "F.SilkS", "Edge.Cuts"];
const FILMS: readonly LayerId[] = ["F.Cu", "In1.Cu", "B.Cu", "F.Mask", "F.Paste", "F.SilkS"];
/** Half as large again as what is shown, which smooths edges: the viewer of a computer without a graphics card does not. */
const MODEL_SIZE = { width: 2400, height: 1500 };
/** Without the empty ground above the board. */
const MODEL_CLIP = { x: 0, y: 202, width: 2400, height: 1296 };

const folder = mkdtempSync(join(tmpdir(), "tracewright-landing-"));
const executablePath = [process.env.CHROMIUM_PATH, "/usr/bin/chromium"].find((path) => path && existsSync(path));
const browser = await chromium.launch({
  args: ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
  ...(executablePath && { executablePath }),
});
try {
  mkdirSync(PICTURES, { recursive: true });
  const page = await browser.newPage();
  const picture = (name: string, source: string, ...widths: number[]) =>
    Promise.all(
      widths.map((width) => writePicture(page, source, { file: join(PICTURES, `${name}-${width}.webp`), width })),
    );

  const placements = await placeExample("mcu-board", join(folder, "placed"));
  const byTrial = placements.toSorted((a, b) => a.facts.trialVias - b.facts.trialVias).map(({ file }) => file);
  const mcu = await routeExample(byTrial, join(folder, "mcu-board.kicad_pcb"));
  const usb = await routeExample([exampleBoard("usb-sensor")], join(folder, "usb-sensor.kicad_pcb"));

  for (const { facts, board } of placements)
    await picture(`placement-${facts.profile}`, asAddress("image/svg+xml", drawOpen(board, 800)), 800);
  await picture("routed", asAddress("image/svg+xml", draw(mcu.board, 2400)), 800, 1600, 2400);
  await picture("usb-open", asAddress("image/svg+xml", drawOpen(usb.unrouted, 1200)), 600, 1200);
  await picture("usb-routed", asAddress("image/svg+xml", draw(usb.board, 1200)), 600, 1200);
  for (const layer of FILMS) {
    const svg = await drawFilm(mcu.file, layer, join(folder, "film.svg"));
    await picture(`film-${layer.replace(".", "-").toLowerCase()}`, asAddress("image/svg+xml", svg), 480);
  }
  await picture("model", asAddress("image/png", await photographModel(browser, mcu.board)), 800, 1600);
  const facts = {
    placements: placements.map(({ facts }) => facts),
    routed: mcu.facts,
    usb: usb.facts,
    fabChecks: await checkFabFiles(mcu.file, join(folder, "fab.zip")),
  };
  writeFileSync(FACTS, asModule(facts));
  process.stdout.write(`${JSON.stringify(facts)}\n`);
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}

/** As the formatter leaves it. */
function asModule(facts: object): string {
  const value = JSON.stringify(facts, null, 2)
    .replace(/"(\w+)":/g, "$1:")
    .replace(/([\w"\]}])\n/g, "$1,\n")
    .replace(/,\n$/, "");
  return `/** Of the pictures beside this file, which \`npm run bench -- landing\` made together with it. */\nexport const EXAMPLE_FACTS = ${value.replace(/,$/, "")};\n`;
}

function draw(board: Board, width: number): string {
  return boardToSvg(board, { width, layers: SHOWN });
}

/** A board whose connections are still to be made, each as a hairline; no pours, which would be the half of it. */
function drawOpen(source: Board, width: number): string {
  const board = { ...source, zones: [] };
  const mm = (nm: number) => (nm / 1e6).toFixed(3);
  const lines = ratsnest(board)
    .map(({ from, to }) => `M${mm(from.position.x)} ${mm(from.position.y)}L${mm(to.position.x)} ${mm(to.position.y)}`)
    .join("");
  const airwires = `<path d="${lines}" fill="none" stroke="${KICAD_THEME.layers.ratsnest}" stroke-width="0.1"/>`;
  return draw(board, width).replace(/<\/svg>\s*$/, `${airwires}</svg>`);
}

/** From its corner, on the ground that the viewer has in the dark. */
async function photographModel(browser: Browser, board: Board): Promise<Uint8Array> {
  const made = await makeModel(board, { kind: "glb", name: "mcu-board", createdAt: new Date(0) });
  if (made.status === "refused") throw new Error(made.reasons.join(" "));
  const built = join(folder, "page");
  await buildPage("model", built);
  const served = await servePage("model", built, "/model.glb");
  served.show(made.bytes);
  const page = await browser.newPage({
    viewport: MODEL_SIZE,
    reducedMotion: "reduce",
    colorScheme: "dark",
  });
  try {
    await page.goto(served.url);
    await page.locator("[data-model=shown]").waitFor({ timeout: 60_000 });
    await page.addStyleTag({ content: "canvas { outline: none !important } p { visibility: hidden }" });
    await page.getByRole("application").press("i");
    await page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
    return await page.screenshot({ clip: MODEL_CLIP });
  } finally {
    served.close();
    await page.close();
  }
}
