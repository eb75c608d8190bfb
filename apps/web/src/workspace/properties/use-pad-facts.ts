import { type Board, type Pad, type PadShape, resolveLayers } from "@tracewright/board";
import type { LengthUnit } from "@tracewright/editor";
import type { Nm, Size } from "@tracewright/geometry";
import { useTranslation } from "react-i18next";
import { formatLength } from "../texts/format-length.ts";
import type { Fact } from "./facts.tsx";
import { layerName } from "./typed-value.ts";

/** What a pad is: it belongs to its part and is not changed by itself. */
export function usePadFacts(): (board: Board, pad: Pad, unit: LengthUnit) => readonly Fact[] {
  const { t } = useTranslation();
  return (board, pad, unit) => {
    const length = (value: Nm) => formatLength(value, unit);
    const sizes = ({ width, height }: Size) =>
      width === height ? length(width) : `${length(width)} × ${length(height)}`;
    const pin = [pad.pinFunction, pad.pinType].filter((text) => text !== undefined && text !== "").join(", ");
    return [
      [t("properties.pad.number"), pad.number || "—"],
      ...(pin ? [[t("properties.pad.pin"), pin] as const] : []),
      [t("properties.pad.size"), sizes(sizeOf(pad.shape))],
      ...(pad.drill ? [[t("properties.pad.drill"), sizes(pad.drill.size)] as const] : []),
      [
        t("properties.pad.layers"),
        resolveLayers(board, pad.layers)
          .map((layer) => layerName(board, layer))
          .join(", "),
      ],
    ];
  };
}

function sizeOf(shape: PadShape): Size {
  return shape.kind === "circle" ? { width: shape.diameter, height: shape.diameter } : shape.size;
}
