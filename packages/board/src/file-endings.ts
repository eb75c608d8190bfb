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
  // EasyEDA Standard.
  ".json",
  ".zip",
];

/** EasyEDA Pro and Altium: not read, but taken, so that the answer can say what to do instead. */
const ANSWERED_FILE_ENDINGS: readonly string[] = [".epro", ".epro2", ".esch", ".epcb", ".schdoc", ".pcbdoc", ".prjpcb"];

/** Whether a file may be uploaded, by its name. */
export function isUploadName(name: string): boolean {
  const lower = name.toLowerCase();
  return [...PROJECT_FILE_ENDINGS, ...ANSWERED_FILE_ENDINGS].some((ending) => lower.endsWith(ending));
}
