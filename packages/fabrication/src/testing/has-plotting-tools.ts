import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Whether KiCad's plotter, a virtual display for it and gerbv are on this machine. */
export function hasPlottingTools(): boolean {
  try {
    execFileSync("/usr/bin/python3", ["-c", "import pcbnew"], { stdio: "ignore" });
    execFileSync("gerbv", ["--version"], { stdio: "ignore" });
    return existsSync("/usr/bin/xvfb-run");
  } catch {
    return false;
  }
}
