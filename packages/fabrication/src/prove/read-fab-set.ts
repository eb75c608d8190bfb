import type { WrittenFile } from "@tracewright/formats";
import {
  type DrillFile,
  type GerberFile,
  isIpcD356,
  readExcellon,
  readGerber,
  readIpcD356a,
  type TestNetlistFile,
} from "@tracewright/formats";
import { strFromU8 } from "fflate";

/** The files as a stranger would take them: by their content alone. */
export interface FabSet {
  /** By X2 file function: "Copper,L1,Top", "Soldermask,Bot", "Profile,NP". */
  readonly films: ReadonlyMap<string, { readonly name: string; readonly gerber: GerberFile }>;
  readonly drills: readonly { readonly name: string; readonly function: string; readonly drill: DrillFile }[];
  readonly netlists: readonly { readonly name: string; readonly netlist: TestNetlistFile }[];
  readonly job?: { readonly name: string; readonly text: string };
  /** Files of unknown purpose, and purposes two files claim. */
  readonly unclear: readonly string[];
  /** Remarks of the readers, each with its file. */
  readonly faults: readonly string[];
}

/** Reads every file with the built-in readers; nothing the writer knew is used. */
export function readFabSet(files: readonly WrittenFile[]): FabSet {
  const films = new Map<string, { name: string; gerber: GerberFile }>();
  const drills: { name: string; function: string; drill: DrillFile }[] = [];
  const netlists: { name: string; netlist: TestNetlistFile }[] = [];
  const unclear: string[] = [];
  const faults: string[] = [];
  let job: FabSet["job"];
  for (const { name, bytes } of files) {
    const text = strFromU8(bytes);
    if (text.trimStart().startsWith("{")) {
      if (job) unclear.push(`${name} and ${job.name} are both job files`);
      job = { name, text };
      continue;
    }
    if (isIpcD356(text)) {
      const [twin] = netlists;
      if (twin) unclear.push(`${name} and ${twin.name} are both netlists`);
      const netlist = readIpcD356a(text, { file: name });
      faults.push(...netlist.diagnostics.map(({ message }) => `${name}, ${message}`));
      netlists.push({ name, netlist });
      continue;
    }
    const isDrill = /^M48/m.test(text.slice(0, 200));
    const read = isDrill ? readExcellon(text, { file: name }) : readGerber(text, { file: name });
    faults.push(...read.diagnostics.map(({ message }) => `${name}, ${message}`));
    const purpose = read.attributes.get("FileFunction")?.join(",");
    if (purpose === undefined) {
      unclear.push(`${name} does not say what it is`);
      continue;
    }
    const twin = films.get(purpose)?.name ?? drills.find((drill) => drill.function === purpose)?.name;
    if (twin !== undefined) unclear.push(`${name} and ${twin} both claim to be ${purpose}`);
    if ("hits" in read) drills.push({ name, function: purpose, drill: read });
    else if (twin === undefined) films.set(purpose, { name, gerber: read });
  }
  return { films, drills, netlists, ...(job ? { job } : {}), unclear, faults };
}
