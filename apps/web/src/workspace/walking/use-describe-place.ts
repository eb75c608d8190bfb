import { type Board, indexBoard, padCenter } from "@tracewright/board";
import { toMm } from "@tracewright/geometry";
import { shownName } from "@tracewright/text";
import { useTranslation } from "react-i18next";
import { readingOrder } from "./reading-order.ts";
import { padsOf, padsOfNet, type WalkPlace } from "./walk.ts";

/** Where one stands on a board in a sentence: "U3, 3 of 42, top, 12.70, 8.40 mm". Undefined: only that one is on it. */
export function useDescribePlace(board: Board, isFromBelow: boolean): (place: WalkPlace | undefined) => string {
  const { t } = useTranslation();
  return (place) => {
    const order = readingOrder(board, isFromBelow);
    const part = place && indexBoard(board).footprintById.get(place.part);
    if (!part)
      return t(order.length === 0 ? "workspace.walk.nothing" : "workspace.walk.begin", { count: order.length });
    const pads = padsOf(part);
    const pad = pads.find(({ id }) => id === place.pad);
    const { x, y } = pad ? padCenter(part, pad) : part.position;
    const at = { x: toMm(x).toFixed(2), y: toMm(y).toFixed(2) };
    if (!pad)
      return t("workspace.walk.part", {
        ...at,
        reference: part.reference,
        value: part.value,
        number: order.indexOf(part) + 1,
        count: order.length,
        side: t(`workspace.walk.sides.${part.side}`),
      });
    const words = { ...at, pad: pad.number, part: part.reference, number: pads.indexOf(pad) + 1, count: pads.length };
    const met = padsOfNet(board, pad.net);
    const net = pad.net && indexBoard(board).netById.get(pad.net)?.name;
    if (!met || !net) return t("workspace.walk.loosePad", words);
    return t("workspace.walk.pad", {
      ...words,
      net: shownName(net),
      onNet: met.findIndex((one) => one.pad === pad) + 1,
      pads: met.length,
    });
  };
}
