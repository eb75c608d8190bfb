/**
 * `npm run bench -- routing|placement [options]`: the board suites; results go to bench/results/.
 * `npm run bench -- review`: routed boards beside the human's layouts, by what an engineer checks.
 * `npm run bench -- custom-rules`: rule files drawn from seeds against KiCad, and what they cost.
 * `npm run bench -- schematic-alone`: how far schematics without board and libraries come.
 * `npm run bench -- edges`: connectors that nobody fixed, against the outline.
 * `npm run bench -- films`: Gerber and drill files against KiCad's own, through two foreign readers.
 * `npm run bench -- renders`: the canvas against KiCad's plots, layer by layer.
 * `npm run bench -- reading`: speed and memory of reading files.
 * `npm run bench -- editor`: how long a pointer waits while tracks are drawn by hand over dense boards.
 * `npm run bench -- fuzz`: every reader against files that were cut, bent and put together anew.
 * `npm run bench -- datasheets`: what is found in the datasheets of the shared test data and in made-up ones.
 * `npm run bench -- canvas`: how smoothly large boards move on screen, and how fast they open.
 * `npm run bench -- models`: boards in space: how large their files are and how soon they stand in a browser.
 * `npm run bench -- matching`: which parts of real projects the catalogue knows.
 * `npm run bench -- load`: the server under 200 live connections and 100 operations a second.
 * `npm run bench -- orders`: pages of 2,000 orders and 10,000 changes of credits, on both databases.
 * `npm run bench -- lists`: pages of 5,000 inquiries and 500 questions, on both databases.
 * `npm run bench -- queue`: fifty runs of ten people, how fair their order is and how the API answers meanwhile.
 * `npm run bench -- blocks`: how fast 10,000 circuit blocks are searched by 20 readers, on both databases.
 * `npm run bench -- placed-blocks`: ten rigid blocks placed with the other parts of three boards.
 * `npm run bench -- faults`: killed processes, a database shot, a full disk, a cut network, a clock that is set.
 * `npm run bench -- pieces`: one placement on one and on three workers, whose results have to be the same.
 * `npm run bench -- capacity`: how many workers runs an hour need, simulated, and compared with a real queue.
 * `npm run bench -- upgrade`: two versions side by side, operations and runs go on meanwhile.
 * `npm run bench -- chaos`: an hour of load on seven processes that are killed, while the database restarts and every process is replaced.
 * `npm run bench -- live-checks`: how long a dragged part waits for its findings on boards near the limit.
 * `npm run bench -- pictures`: those of docs/images that show an engine's work.
 * `npm run bench -- landing`: those of the landing page, of our own examples.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ensureDependencies } from "./setup/ensure-dependencies.mjs";
import { pinnedNode } from "./setup/pinned-node.mjs";
import { repositoryRoot } from "./setup/repository-root.mjs";
import { runCommand } from "./setup/run-command.mjs";

const [suite, ...options] = process.argv.slice(2);
const runner = join(repositoryRoot, "bench", suite ?? "", "run.ts");
if (!suite || !existsSync(runner)) {
  console.error(
    "usage: npm run bench -- routing|review|placement|schematic-alone|edges|films|renders|canvas|models|editor|live-checks|reading|fuzz|datasheets|matching|load|lists|orders|queue|blocks|placed-blocks|faults|upgrade|chaos|capacity|pictures|landing [options]",
  );
  process.exitCode = 2;
} else {
  await ensureDependencies();
  process.exitCode = await runCommand(pinnedNode(), [runner, ...options]);
}
