/**
 * Routes one board with tscircuit's autorouter in a process of its own, called like the internal `route-one.ts`:
 * `node route-one.ts BOARD FOLDER SECONDS T`.
 */
import { join } from "node:path";
import { stripBoard } from "../../routing/strip-board.ts";
import { writeBoardFiles } from "../../suite/judge-board.ts";
import { readSuiteBoard } from "../../suite/suite-boards.ts";
import { writeRouted } from "../write-routed.ts";
import { withTraces } from "./from-simple-route.ts";
import { loadAutorouter } from "./load-autorouter.ts";
import { toSimpleRoute } from "./to-simple-route.ts";

const [path, folder, limit] = process.argv.slice(2);
if (!path || !folder || !limit) throw new Error("usage: route-one.ts BOARD FOLDER SECONDS T");
// Its progress goes to the console, where our answer is expected.
console.log = console.info = console.debug = () => {};

const stripped = stripBoard(readSuiteBoard({ path }), "T");
writeBoardFiles(stripped, join(folder, "stripped"));
const Autorouter = await loadAutorouter();
const problem = toSimpleRoute(stripped);
const start = performance.now();
const seconds = () => (performance.now() - start) / 1000;
const solver = new Autorouter(problem);
while (!solver.solved && !solver.failed && seconds() < Number(limit)) solver.step();
if (!solver.solved)
  throw new Error(solver.failed ? `gave up: ${solver.error ?? "no reason"}` : `no result in ${limit} s`);
const took = seconds();
const routed = withTraces(stripped, problem, solver.getOutputSimpleRouteJson().traces ?? []);
process.stdout.write(`${JSON.stringify(writeRouted(routed, folder, took))}\n`);
