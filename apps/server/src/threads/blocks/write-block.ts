import { type BlockDocument, hashBlock } from "@tracewright/blocks";
import { makeDrawing, writeDrawing } from "@tracewright/drawings";
import { safeFileName, type WrittenFile, writeDesignBlock, writeKicadFiles, zipFiles } from "@tracewright/formats";
import type { WriteBlockAnswer, WriteBlockInput } from "../messages/block-messages.ts";
import { unpackBlock } from "./draw-block.ts";

/** A block as a file of another program. The same block gives the same bytes. */
export function writeBlock({ document, fileKind, name, memo, tags }: WriteBlockInput): WriteBlockAnswer {
  const block = unpackBlock(document);
  const stem = safeFileName(name, "block");
  switch (fileKind) {
    case "SCHEMATIC_KICAD":
      return { file: writeSchematic(block, stem) };
    case "FOOTPRINT_KICAD":
      return { file: writeLayout(block, stem) };
    case "SCHEMATIC_PDF":
    case "FOOTPRINT_PDF":
      return { file: writePdf(block, fileKind === "SCHEMATIC_PDF" ? "schematic" : "layout", { name, stem }) };
    case "BLOCK_KICAD":
      return { file: writeKicadBlock(block, { name, memo, tags, stem }) };
    case "SCHEMATIC_EASYEDA":
    case "FOOTPRINT_EASYEDA":
      return { file: null };
  }
}

/** One sheet as it is, several as a zip. */
function writeSchematic({ circuit }: BlockDocument, stem: string): WrittenFile | null {
  const sheets = writeKicadFiles({ circuit }, stem).files.filter((file) => file.name.endsWith(".kicad_sch"));
  if (sheets.length < 2) return sheets[0] ?? null;
  return { name: `${stem}-kicad.zip`, bytes: zipFiles(sheets, { createdAt: new Date(0) }) };
}

function writeLayout({ board }: BlockDocument, stem: string): WrittenFile | null {
  if (!board) return null;
  return writeKicadFiles({ board }, stem).files.find((file) => file.name.endsWith(".kicad_pcb")) ?? null;
}

/** The folder of a library with the block alone, as KiCad 9 and later have it. */
function writeKicadBlock(
  block: BlockDocument,
  { name, memo, tags, stem }: { readonly stem: string } & Pick<WriteBlockInput, "name" | "memo" | "tags">,
): WrittenFile {
  const { board, circuit } = block;
  const { files } = writeDesignBlock(
    {
      name,
      description: memo,
      keywords: tags.join(" "),
      fields: { tracewright: hashBlock(block) },
      circuit,
      ...(board && { board }),
    },
    name,
  );
  return { name: `${stem}.kicad_block.zip`, bytes: zipFiles(files, { createdAt: new Date(0) }) };
}

function writePdf(
  { board, circuit }: BlockDocument,
  kind: "schematic" | "layout",
  { name: project, stem }: { readonly name: string; readonly stem: string },
): WrittenFile | null {
  if (kind === "layout" && !board) return null;
  const imprint = { project, version: "", createdAt: new Date(0) };
  const outcome = makeDrawing(
    { ...imprint, ...(kind === "layout" && board ? { board } : { circuit }) },
    kind === "layout"
      ? {
          content: { kind, pages: "together", seenFrom: "front", drills: "actual" },
          paper: "A4",
          colours: "colour",
          language: "en",
        }
      : { content: { kind }, paper: "own", colours: "colour", language: "en" },
  );
  if (outcome.status === "refused") return null;
  const written = writeDrawing(outcome.drawing, { fileType: "PDF", dpi: undefined, stem, imprint });
  return written.status === "refused" ? null : { name: written.fileName, bytes: written.bytes };
}
