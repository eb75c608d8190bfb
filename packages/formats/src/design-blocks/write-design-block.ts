import type { Diagnostic } from "@tracewright/board";
import { writeKicadFiles } from "../kicad/files/write-kicad-files.ts";
import { safeFileName } from "../safe-file-name.ts";
import type { WrittenFile } from "../written-file.ts";
import { BLOCK_ENDING, type DesignBlock, LIBRARY_ENDING } from "./design-block.ts";

/**
 * A library with one design block, and the table that makes a project know it. The files are of KiCad 6, which later versions
 * bring up to theirs. KiCad 9 cuts the name of a block at its first dot, so that it has none; rules and net classes
 * are not part of a design block, nor is the project beside it.
 */
export function writeDesignBlock(
  block: DesignBlock,
  library: string,
): { readonly files: readonly WrittenFile[]; readonly lost: readonly Diagnostic[] } {
  const name = withoutDots(block.name, "block");
  const folder = `${withoutDots(library, "library")}${LIBRARY_ENDING}`;
  const { files, lost } = writeKicadFiles(block, name);
  const inBlock = files
    .filter((file) => !/\.kicad_(pro|dru)$/.test(file.name))
    .map((file) => ({ ...file, name: `${folder}/${name}${BLOCK_ENDING}/${file.name}` }));
  const { description, keywords, fields } = block;
  const facts = `${JSON.stringify({ description, keywords, fields }, undefined, 2)}\n`;
  return {
    files: [
      ...inBlock,
      text(`${folder}/${name}${BLOCK_ENDING}/${name}.json`, facts),
      text("design-block-lib-table", tableOf(withoutDots(library, "library"), folder)),
    ],
    lost,
  };
}

function tableOf(library: string, folder: string): string {
  const uri = `\${KIPRJMOD}/${folder}`;
  return `(design_block_lib_table\n  (version 7)\n  (lib (name "${library}")(type "KiCad")(uri "${uri}")(options "")(descr ""))\n)\n`;
}

function withoutDots(name: string, fallback: string): string {
  return safeFileName(name.replaceAll(".", "-"), fallback);
}

function text(name: string, content: string): WrittenFile {
  return { name, bytes: new TextEncoder().encode(content) };
}
