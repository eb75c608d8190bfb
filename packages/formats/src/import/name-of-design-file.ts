import type { ImportReceipt } from "@tracewright/board";

/** The file that a remark on the whole board or schematic is about, wherever it stands among the others. */
export function nameOfDesignFile({ files }: Pick<ImportReceipt, "files">, design: "board" | "schematic"): string {
  const isOne = ({ recognisedAs }: { readonly recognisedAs: string }) =>
    new RegExp(`^(kicad-legacy|kicad|easyeda)-${design}\\b`).test(recognisedAs);
  return (files.find(isOne) ?? files[0])?.name ?? "";
}
