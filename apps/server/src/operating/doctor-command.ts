import { type CommandInput, type CommandResult, EXIT_CODE } from "./command.ts";
import { examine } from "./doctor/examine.ts";
import { worstOf } from "./doctor/finding.ts";
import { listSettings } from "./doctor/list-settings.ts";
import { CommandRefusal } from "./refusal.ts";
import { countText } from "./size-text.ts";

/** By the worst finding. */
const EXIT_CODES = { fine: EXIT_CODE.done, warning: EXIT_CODE.withFindings, error: EXIT_CODE.refused } as const;

/** `tracewright doctor`: every setting, what the server needs, and what is insecure. */
export async function doctorCommand({ args, configure, env, envFile, now }: CommandInput): Promise<CommandResult> {
  const [unknown] = args;
  if (unknown !== undefined) throw new CommandRefusal(`"${unknown}" is unknown. Usage: tracewright doctor [--json]`);
  const findings = await examine({ configure, envFile, now });
  const settings = listSettings(env);
  const worst = worstOf(findings);
  const count = (severity: "error" | "warning") => findings.filter((finding) => finding.severity === severity).length;
  return {
    exitCode: EXIT_CODES[worst],
    json: { worst, findings, settings },
    lines: [
      "Settings (the others have their default):",
      ...settings.filter(({ value }) => value !== undefined).map(({ name, value }) => `  ${name}=${value}`),
      "",
      ...findings.map(({ severity, subject, sentence }) => `${severity.padEnd(8)}${subject.padEnd(10)}${sentence}`),
      "",
      worst === "fine"
        ? "Nothing to do."
        : `${countText(count("error"), "error")}, ${countText(count("warning"), "warning")}.`,
    ],
  };
}
