import { writeKicadBoard, zipFiles } from "@tracewright/formats";
import type { ExportAnswer } from "../protocol.ts";
import type { ExportJob } from "./exporter.ts";

/** A KiCad board as one zip; KiCad looks for its rules beside it under the same name. */
export function exportKicad({ board, stem, createdAt }: ExportJob): ExportAnswer {
  const written = writeKicadBoard(board);
  const encode = (text: string) => new TextEncoder().encode(text);
  const files = [
    { name: `${stem}.kicad_pcb`, bytes: encode(written.board) },
    { name: `${stem}.kicad_pro`, bytes: encode(written.project) },
    ...(written.rules === undefined ? [] : [{ name: `${stem}.kicad_dru`, bytes: encode(written.rules) }]),
  ];
  return {
    status: "written",
    fileName: `${stem}-kicad.zip`,
    bytes: zipFiles(files, { createdAt }),
    remarks: written.lost.map(({ message }) => message),
  };
}
