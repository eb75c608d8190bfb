import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

/** What `npm start` runs: a script that keeps a server; the server says its process id, and that it stops by itself. */
const START = `
  import { endWithNpm } from ${JSON.stringify(join(import.meta.dirname, "end-with-npm.mjs"))};
  import { runCommand } from ${JSON.stringify(join(import.meta.dirname, "run-command.mjs"))};
  endWithNpm();
  const server = "process.on('SIGTERM', () => { console.log('stopped'); process.exit(0); }); process.on('disconnect', () => { console.log('alone'); process.exit(0); }); console.log('pids', process.pid, process.ppid); setInterval(() => {}, 1000)";
  process.exitCode = await runCommand(process.execPath, ["-e", server], { hasChannel: true });
`;

async function npmStart() {
  const directory = await mkdtemp(join(tmpdir(), "tracewright-npm-"));
  await mkdir(join(directory, "scripts"));
  await writeFile(join(directory, "scripts", "start.mjs"), START);
  await writeFile(
    join(directory, "package.json"),
    JSON.stringify({ name: "x", scripts: { start: `${process.execPath} scripts/start.mjs` } }),
  );
  const npm = spawn("npm", ["start"], { cwd: directory, stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  npm.stdout.on("data", (text) => {
    said += text;
  });
  await expect.poll(() => said).toContain("pids");
  const [, server, script] = /pids (\d+) (\d+)/.exec(said) ?? [];
  return { directory, npm, server: Number(server), script: Number(script), said: () => said };
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test.each([
  ["npm ends by SIGTERM", ({ npm }) => npm.kill("SIGTERM"), "stopped"],
  ["the script between is killed", ({ script }) => process.kill(script, "SIGKILL"), "alone"],
])("a server that npm has started stops by itself when %s", async (_name, end, word) => {
  const started = await npmStart();
  try {
    const exited = once(started.npm, "exit");
    end(started);
    await exited;
    await expect.poll(() => isAlive(started.server)).toBe(false);
    expect(started.said()).toContain(word);
  } finally {
    if (isAlive(started.server)) process.kill(started.server, "SIGKILL");
    await rm(started.directory, { recursive: true });
  }
});
