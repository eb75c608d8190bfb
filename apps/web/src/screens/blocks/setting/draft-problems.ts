import { type BlockDraft, readNumber } from "./block-draft.ts";

type ProblemKind = "missing" | "twice" | "number" | "range" | "default" | "count";

/** What keeps a draft from being sent, by field: "name", "ports.2.minVoltage", "parameters.0.maxValue". */
export function draftProblems({
  name,
  ports,
  materials,
  parameters,
  needs,
}: BlockDraft): ReadonlyMap<string, ProblemKind> {
  const problems = new Map<string, ProblemKind>();
  if (name.trim() === "") problems.set("name", "missing");
  const portNames = countOf(ports.map((port) => port.name.trim()));
  ports.forEach((port, index) => {
    const at = `ports.${index}`;
    if (port.name.trim() === "") problems.set(`${at}.name`, "missing");
    else if ((portNames.get(port.name.trim()) ?? 0) > 1) problems.set(`${at}.name`, "twice");
    range(problems, [`${at}.minVoltage`, port.minVoltage], [`${at}.maxVoltage`, port.maxVoltage]);
  });
  const keys = countOf(parameters.map(({ key }) => key));
  parameters.forEach((parameter, index) => {
    const at = `parameters.${index}`;
    if (parameter.name.trim() === "") problems.set(`${at}.name`, "missing");
    if (parameter.key.trim() === "") problems.set(`${at}.key`, "missing");
    else if ((keys.get(parameter.key) ?? 0) > 1) problems.set(`${at}.key`, "twice");
    range(problems, [`${at}.minValue`, parameter.minValue], [`${at}.maxValue`, parameter.maxValue]);
    if (readNumber(parameter.tolerance) === undefined) problems.set(`${at}.tolerance`, "number");
  });
  const defaults = countOf(materials.filter(({ isDefault }) => isDefault).map(placeOf));
  materials.forEach((material, index) => {
    if (defaults.get(placeOf(material)) !== 1) problems.set(`materials.${index}`, "default");
  });
  needs.forEach(({ count, joins }, index) => {
    const whole = readNumber(count);
    if (whole == null || !Number.isInteger(whole) || whole < 1 || whole > MAX_NEEDED)
      problems.set(`needs.${index}.count`, "count");
    const ports = countOf(joins.map(({ port }) => port));
    joins.forEach(({ port, neededPort }, at) => {
      const field = `needs.${index}.joins.${at}`;
      if (port === "" || neededPort === "") problems.set(field, "missing");
      else if ((ports.get(port) ?? 0) > 1) problems.set(field, "twice");
    });
  });
  return problems;
}

/** As many of one block as the server takes. */
const MAX_NEEDED = 100;

/** The materials of one place: one of them is the default. */
export function placeOf({ prefix, references }: BlockDraft["materials"][number]): string {
  return `${prefix} ${references.join(" ")}`;
}

function range(
  problems: Map<string, ProblemKind>,
  [minAt, minText]: readonly [string, string],
  [maxAt, maxText]: readonly [string, string],
): void {
  const [min, max] = [readNumber(minText), readNumber(maxText)];
  if (min === undefined) problems.set(minAt, "number");
  if (max === undefined) problems.set(maxAt, "number");
  if (min != null && max != null && min > max) problems.set(minAt, "range");
}

function countOf(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
