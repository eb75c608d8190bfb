/**
 * Routes one board with Freerouting in a process of its own, called like the internal `route-one.ts`:
 * `FREEROUTING_JAR=… node route-one.ts BOARD FOLDER SECONDS T`. KiCad writes the Specctra file; needs java on the PATH.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { stripBoard } from "../../routing/strip-board.ts";
import { writeBoardFiles } from "../../suite/judge-board.ts";
import { readSuiteBoard } from "../../suite/suite-boards.ts";
import { writeRouted } from "../write-routed.ts";
import { readSession } from "./read-session.ts";
import { withSession } from "./with-session.ts";

/** Passes of its router; more than it needs on any board that it finishes. */
const MAX_PASSES = "100";
const EXPORT = `
import os, pcbnew, sys
board = pcbnew.LoadBoard(sys.argv[1])
os._exit(0 if pcbnew.ExportSpecctraDSN(board, sys.argv[2]) else 1)
`;

const jar = process.env.FREEROUTING_JAR ?? "";
const [path, folder, limit] = process.argv.slice(2);
if (!path || !folder || !limit) throw new Error("usage: route-one.ts BOARD FOLDER SECONDS T");

const stripped = stripBoard(readSuiteBoard({ path }), "T");
const board = writeBoardFiles(stripped, join(folder, "stripped"));
const [problem, session] = [join(folder, "problem.dsn"), join(folder, "problem.ses")];
run("KiCad writes no Specctra file of this board", ["/usr/bin/python3", "-c", EXPORT, board, problem], 120);
const start = performance.now();
const call = ["java", "-jar", jar, "-de", problem, "-do", session, "-mp", MAX_PASSES, "-mt", "1", "-da"];
run(`Freerouting came to no result in ${limit} s`, call, Number(limit));
if (!existsSync(session)) throw new Error("Freerouting wrote no session");
const seconds = (performance.now() - start) / 1000;
const routed = withSession(stripped, readSession(readFileSync(session, "utf8")));
process.stdout.write(`${JSON.stringify(writeRouted(routed, folder, seconds))}\n`);

/** Both want a display, though they show nothing; the clock stands inside, so that no display is left over. */
function run(failure: string, command: readonly string[], seconds: number): void {
  try {
    execFileSync("xvfb-run", ["-a", "timeout", "-s", "KILL", String(seconds), ...command], { stdio: "pipe" });
  } catch {
    throw new Error(failure);
  }
}
