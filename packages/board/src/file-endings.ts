/**
 * Which files people may hand in, by how their names end: what a folder is searched for and what an upload takes. What a
 * file is, its content says.
 */
export const PROJECT_FILE_ENDINGS: readonly string[] = [
  ".kicad_sch",
  ".kicad_pcb",
  ".kicad_pro",
  ".kicad_dru",
  ".kicad_mod",
  // KiCad 4 and 5: sheets, their libraries, what those document, the project.
  ".sch",
  ".lib",
  ".dcm",
  ".pro",
  // Which folders KiCad knows its footprint libraries by; a whole name.
  "fp-lib-table",
  // EasyEDA Standard.
  ".json",
  ".zip",
];

/** Files of other programs: not read, but taken, so that the answer can say what to do instead. */
const ANSWERED_FILE_ENDINGS: readonly string[] = [
  // EasyEDA Pro, Altium.
  ".epro",
  ".epro2",
  ".esch",
  ".epcb",
  ".schdoc",
  ".pcbdoc",
  ".prjpcb",
  // Eagle and Allegro, PADS and P-CAD, gEDA, DipTrace, CADSTAR.
  ".brd",
  ".asc",
  ".pcb",
  ".dip",
  ".dch",
  ".cpa",
  ".csa",
];

/** Folders of copies: KiCad's own backups, version control, what macOS adds to a zip. */
const COPIES = /(^|\/)(__MACOSX|\.git|\.history|[^/]*-backups)\//;

/** Whether a file may be uploaded, by its name. */
export function isUploadName(name: string): boolean {
  const lower = name.toLowerCase();
  return [...PROJECT_FILE_ENDINGS, ...ANSWERED_FILE_ENDINGS].some((ending) => lower.endsWith(ending));
}

/** Whether a file may be part of a project that is read, by its name. */
export function isProjectFileName(name: string): boolean {
  const lower = name.toLowerCase();
  return PROJECT_FILE_ENDINGS.some((ending) => lower.endsWith(ending));
}

/** Whether a file, by its path with forward slashes, lies among copies and is none of the project itself. */
export function isCopyName(path: string): boolean {
  return COPIES.test(path);
}
