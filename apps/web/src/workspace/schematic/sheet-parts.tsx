import type { Circuit } from "@tracewright/board";
import type { SymbolBox } from "@tracewright/rendering";
import { PartButtons } from "../../parts/part-buttons.tsx";
import type { FilePreview } from "../../receipt/file-preview.ts";
import type { ChosenOnSheets } from "./chosen-on-sheets.ts";

/** The parts of a sheet as buttons over its drawing. */
export function SheetParts({
  circuit,
  picture,
  parts,
}: {
  circuit: Circuit;
  picture: FilePreview & { readonly symbols: readonly SymbolBox[] };
  parts: ChosenOnSheets;
}) {
  const references = new Map(circuit.components.map(({ id, reference }) => [id, reference]));
  const spots = picture.symbols.map(({ component, box }, index) => ({
    // Units of one part have nothing else to tell them apart.
    key: `${component} ${index}`,
    name: references.get(component),
    isChosen: parts.chosen.has(component),
    box,
    onChoose: () => parts.onChoose(component),
  }));
  return <PartButtons picture={picture} spots={spots} />;
}
