import { type Board, DEFAULT_RULES, type Diagnostic, worded } from "@tracewright/board";
import { toMm } from "@tracewright/geometry";
import { readKicadBoard } from "../../kicad/board/read-kicad-board.ts";
import { readCustomRules } from "../../kicad/project/read-custom-rules.ts";
import { readProjectRules } from "../../kicad/project/read-project-rules.ts";
import { boardExcess } from "../../limits/board-excess.ts";
import { oversizeRefusal } from "../../limits/oversize.ts";
import type { OpenedFile } from "../opened-file.ts";
import type { SniffedFile } from "../sniffed-file.ts";
import { type FileOfKind, filesOfKind, stemOf } from "./files-of-kind.ts";
import type { FileStart, ReadBoard, Reader, ReadRules } from "./reader.ts";

type Project = FileOfKind<"kicad-project">;
type Rules = FileOfKind<"kicad-rules">;

/** Boards of KiCad 4 to 10, with the rules in the project files beside them. */
export const KICAD_BOARDS: Reader = {
  sniff,
  read: (files) => {
    const projects = filesOfKind(files, "kicad-project");
    const rules = filesOfKind(files, "kicad-rules");
    return {
      boards: filesOfKind(files, "kicad-board").map((board) => ({
        fileName: board.file.name,
        read: () => readBoard(board, projects, rules),
      })),
      rules: () => readRules(projects, rules),
    };
  },
};

/** Custom rules may begin with notes, which go from "#" to the end of the line. */
const CUSTOM_RULES = /^(#[^\n]*\n\s*)+\((version|rule)\b/;
/** Projects of KiCad 5 and older are lines, not JSON. */
const LEGACY_PROJECT = /^(update=|\[(general|pcbnew|eeschema|cvpcb|schematic_editor)\])/;

function sniff(start: FileStart): SniffedFile | undefined {
  switch (start.as) {
    case "list":
      if (start.head === "kicad_pcb") return { kind: "kicad-board", text: start.utf8 };
      if (start.head !== "version" && start.head !== "rule") return undefined;
      return { kind: "kicad-rules", text: new TextDecoder().decode(start.utf8) };
    case "text":
      if (CUSTOM_RULES.test(start.start)) return { kind: "kicad-rules", text: start.text };
      return LEGACY_PROJECT.test(start.start) ? { kind: "kicad-project", text: start.text } : undefined;
    case "json":
      return isProject(start.json) ? { kind: "kicad-project", text: start.text } : undefined;
    case "bytes":
      return undefined;
  }
}

function isProject(json: object): boolean {
  return "net_settings" in json || ("meta" in json && ("board" in json || isProjectMeta(json.meta)));
}

/** A project without a board may say no more than what it is. */
function isProjectMeta(meta: unknown): boolean {
  if (typeof meta !== "object" || meta === null || !("filename" in meta)) return false;
  return typeof meta.filename === "string" && meta.filename.endsWith(".kicad_pro");
}

function readBoard(
  { file, sniffed }: FileOfKind<"kicad-board">,
  projects: readonly Project[],
  rules: readonly Rules[],
): ReadBoard {
  const fileName = file.name;
  const beside = <Beside extends OpenedFile>(candidates: readonly Beside[]) =>
    candidates.find((candidate) => stemOf(candidate.file.name) === stemOf(fileName)) ??
    (candidates.length === 1 ? candidates[0] : undefined);
  // KiCad 6 leaves the project file of KiCad 5 lying beside the one it made of it.
  const project = beside(projects.filter((candidate) => /^\s*\{/.test(candidate.sniffed.text))) ?? beside(projects);
  const custom = beside(rules);
  const read = readKicadBoard({
    fileName,
    text: sniffed.text,
    ...(project && { project: { fileName: project.file.name, text: project.sniffed.text } }),
    ...(custom && { customRules: { fileName: custom.file.name, text: custom.sniffed.text } }),
  });
  const excess = read.board ? boardExcess(read.board) : [];
  const board = excess.length === 0 ? read.board : undefined;
  const lacksRules = board !== undefined && read.lacksRules === true && hasCopper(board);
  return {
    board,
    lacksRules,
    ...(read.version !== undefined && { version: { of: "kicad-board", number: read.version } }),
    lines: read.lines,
    diagnostics: [
      ...read.diagnostics,
      ...excess.map((one) => oversizeRefusal(fileName, one)),
      ...(lacksRules ? [rulesAreDefaults(fileName, board)] : []),
    ],
  };
}

/** Copper that was drawn by rules. */
function hasCopper({ tracks, vias, zones }: Board): boolean {
  return tracks.length + vias.length + zones.length > 0;
}

function rulesAreDefaults(file: string, { rules }: Board): Diagnostic {
  const {
    clearance = 0,
    trackWidth = 0,
    viaDiameter = 0,
    viaDrill = 0,
  } = rules.netClasses.find(({ name }) => name === "Default") ?? {};
  return {
    severity: "warning",
    code: "rules-missing",
    ...worded("rules-missing", {
      file,
      project: file.replace(/^.*\//, "").replace(/\.kicad_pcb$/i, ".kicad_pro"),
      clearance: toMm(clearance),
      width: toMm(trackWidth),
      via: `${toMm(viaDiameter)} / ${toMm(viaDrill)}`,
    }),
    file,
  };
}

/** The rules of the only project file there is; of several, the owner is unknown. */
function readRules(projects: readonly Project[], customRules: readonly Rules[]): ReadRules {
  const [project] = projects;
  if (!project || projects.length > 1) return { diagnostics: [] };
  const read = readProjectRules(project.sniffed.text, { fileName: project.file.name, base: DEFAULT_RULES });
  const [custom] = customRules;
  if (!custom) return { rules: read.rules, diagnostics: read.diagnostics };
  const further = readCustomRules(custom.sniffed.text, { fileName: custom.file.name, base: read.rules });
  return { rules: further.rules, diagnostics: [...read.diagnostics, ...further.diagnostics] };
}
