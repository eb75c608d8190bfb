import type { Board } from "@tracewright/board";
import { makeFabFiles } from "@tracewright/flows";
import { writeKicadBoard, zipFiles } from "@tracewright/formats";
import type { ExportAnswer, ExportInput } from "./protocol.ts";
import { unpackBoard } from "./unpack-document.ts";

const NOT_PROVED = 70005;

/** Writes fabrication files, proved by reading them back, or a KiCad board with its rules; each as one zip. */
export async function exportBoard({
  board: document,
  format,
  preset,
  name,
  createdAt,
}: ExportInput): Promise<ExportAnswer> {
  const board = unpackBoard(document);
  const stem = fileStem(name);
  const at = new Date(createdAt);
  if (format === "kicad") return { status: "written", fileName: `${stem}-kicad.zip`, ...zipKicad(board, stem, at) };
  const { files, proof, remarks } = await makeFabFiles(board, { preset, name: stem, createdAt: at });
  if (!proof.passed) {
    const failed = proof.checks.filter(({ passed }) => !passed);
    const reasons = failed.map(({ title, measured, problems }) => `${title}: ${measured}. ${problems.join("; ")}`);
    return { status: "refused", code: NOT_PROVED, reasons };
  }
  return {
    status: "written",
    // Both lie in one folder of downloads, and only one of them is what the fab expects.
    fileName: `${stem}-${preset === "jlc" ? "jlcpcb" : "gerber"}.zip`,
    zip: zipFiles(files, { createdAt: at }),
    remarks: remarks.map(({ message }) => message),
  };
}

/** KiCad looks for rules beside a board under the same name. */
function zipKicad(board: Board, stem: string, createdAt: Date): { zip: Uint8Array; remarks: string[] } {
  const written = writeKicadBoard(board);
  const encode = (text: string) => new TextEncoder().encode(text);
  const files = [
    { name: `${stem}.kicad_pcb`, bytes: encode(written.board) },
    { name: `${stem}.kicad_pro`, bytes: encode(written.project) },
    ...(written.rules === undefined ? [] : [{ name: `${stem}.kicad_dru`, bytes: encode(written.rules) }]),
  ];
  return { zip: zipFiles(files, { createdAt }), remarks: written.lost.map(({ message }) => message) };
}

function fileStem(name: string): string {
  return (
    name
      .normalize("NFKC")
      .replaceAll(/[^\p{L}\p{N}._-]+/gu, "-")
      .replaceAll(/^[.-]+|[.-]+$/g, "")
      .slice(0, 80) || "board"
  );
}
