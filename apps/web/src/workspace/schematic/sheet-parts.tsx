import type { Circuit, ComponentId } from "@tracewright/board";
import { toMm } from "@tracewright/geometry";
import { memo, useMemo } from "react";
import { PartButtons } from "../../parts/part-buttons.tsx";
import type { ChosenOnSheets } from "./chosen-on-sheets.ts";
import type { SheetPicture } from "./use-sheet-picture.ts";

/** The parts of a sheet as buttons over its drawing; while the sheet moves below the hand they stay as they are. */
export const SheetParts = memo(function SheetParts({
  circuit,
  picture,
  chosen,
  onChoose,
}: {
  circuit: Circuit;
  picture: SheetPicture;
  chosen: ChosenOnSheets["chosen"];
  onChoose: (component: ComponentId) => void;
}) {
  const references = useMemo(() => new Map(circuit.components.map(({ id, reference }) => [id, reference])), [circuit]);
  const { minX, minY, maxX, maxY } = picture.bounds;
  const box = { left: toMm(minX), top: toMm(minY), width: toMm(maxX - minX), height: toMm(maxY - minY) };
  const spots = picture.symbols.map(({ component, box: covered }, index) => ({
    // Units of one part have nothing else to tell them apart.
    key: `${component} ${index}`,
    name: references.get(component),
    isChosen: chosen.has(component),
    box: covered,
    onChoose: () => onChoose(component),
  }));
  return <PartButtons picture={{ box }} spots={spots} />;
});
