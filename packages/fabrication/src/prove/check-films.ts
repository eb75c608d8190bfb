import { type Board, copperLayers } from "@tracewright/board";
import type { WrittenFile } from "@tracewright/formats";
import { type FabCheck, judge } from "./fab-proof.ts";
import { filmName } from "./film-names.ts";
import type { FabSet } from "./read-fab-set.ts";

/** Whether the set is complete, clear and readable. */
export function checkFilms(board: Board, files: readonly WrittenFile[], set: FabSet): FabCheck[] {
  const copper = copperLayers(board).map((_, index, { length }) => {
    const position = index === 0 ? "Top" : index === length - 1 ? "Bot" : "Inr";
    return `Copper,L${index + 1},${position}`;
  });
  const extra = [...set.films.keys()].filter((purpose) => purpose.startsWith("Copper,") && !copper.includes(purpose));
  const nested = files.filter(({ name }) => /[/\\]/.test(name)).map(({ name }) => `${name} is in a folder`);
  const names = new Set(files.map(({ name }) => name.toLowerCase()));
  const twins = names.size === files.length ? [] : ["two files have the same name"];
  return [
    judge("identified", "Every file states its function, without duplicates", `${files.length} files`, set.unclear),
    judge("flat", "No folders, no duplicate names", `${files.length} names`, [...nested, ...twins]),
    judge(
      "readable",
      "Every file reads back without remarks and ends properly",
      `${set.faults.length} remarks`,
      set.faults,
    ),
    present(
      set,
      "copper",
      "All copper layers are present",
      copper,
      extra.map((purpose) => `${purpose} is not on the board`),
    ),
    present(set, "mask", "Solder mask on both sides", ["Soldermask,Top", "Soldermask,Bot"]),
    present(set, "silk", "Silkscreen on both sides", ["Legend,Top", "Legend,Bot"]),
    present(set, "paste", "Solder paste on both sides", ["Paste,Top", "Paste,Bot"]),
    ...checkJob(board, set),
  ];
}

function present(
  set: FabSet,
  id: string,
  title: string,
  wanted: readonly string[],
  further: readonly string[] = [],
): FabCheck {
  const missing = wanted.filter((purpose) => !set.films.has(purpose));
  const measured = `${wanted.length - missing.length} of ${wanted.length} films`;
  return judge(id, title, measured, [...missing.map((purpose) => `${filmName(purpose)} is missing`), ...further]);
}

/** A job file, where there is one, must name exactly the films of the set. */
function checkJob(board: Board, { job, films }: FabSet): FabCheck[] {
  if (!job) return [];
  const title = "The job file lists every Gerber file";
  let listed: unknown;
  try {
    listed = JSON.parse(job.text);
  } catch {
    return [judge("job", title, "unreadable", [`${job.name} is not JSON`])];
  }
  const paths = jobPaths(listed);
  const problems = [...films.values()]
    .filter(({ name }) => !paths.has(name))
    .map(({ name }) => `${name} is not in the job file`);
  for (const path of paths)
    if (![...films.values()].some(({ name }) => name === path)) problems.push(`${path} is listed but not there`);
  const layers = jobLayers(listed);
  const expected = copperLayers(board).length;
  if (layers !== expected) problems.push(`the job file says ${layers} layers, the board has ${expected}`);
  return [judge("job", title, `${paths.size} films`, problems)];
}

function jobPaths(job: unknown): Set<string> {
  const entries = field(job, "FilesAttributes");
  return new Set(
    Array.isArray(entries)
      ? entries.map((entry) => field(entry, "Path")).filter((path) => typeof path === "string")
      : [],
  );
}

function jobLayers(job: unknown): unknown {
  return field(field(job, "GeneralSpecs"), "LayerNumber");
}

function field(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}
