import { type Board, type ItemId, indexBoard } from "@tracewright/board";
import type { Collision, InTheWay } from "@tracewright/editor";
import { shownName } from "@tracewright/text";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { itemNamer } from "../findings/name-item.ts";
import { formatLength, type LengthUnit } from "../texts/format-length.ts";
import { clearanceSource, netOfItem } from "./clearance-source.ts";

/** Says by which rule, and for what, there is no room at a place: the first in words, how many more there are as a number. */
export function useRoomWords(
  board: Board,
  unit: LengthUnit,
): (inTheWay: readonly (InTheWay & Partial<Collision>)[]) => string | undefined {
  const { t } = useTranslation();
  return useCallback(
    (inTheWay) => {
      const [first, ...more] = inTheWay;
      if (!first) return undefined;
      const nameItem = itemNamer(board);
      const { rule, part, pad, other, keep, net } = first;
      const name = (id: ItemId): string => {
        const words = nameItem(id);
        const object = t(`routing.object.${words.kind}`, { part: words.part, number: words.number });
        return words.net === "" ? object : t("routing.object.ofNet", { object, net: words.net });
      };
      const drawn = net && indexBoard(board).netById.get(net)?.name;
      const held = drawn ? t("editing.room.ofNet", { net: shownName(drawn) }) : t("editing.room.held");
      const own = pad ?? part;
      const source =
        rule === "clearance"
          ? clearanceSource(board, [own === undefined ? net : netOfItem(board, own), netOfItem(board, other)], keep)
          : undefined;
      const key = source && source.kind !== "local" ? (`clearance-${source.kind}` as const) : rule;
      const sentence = t(`editing.room.${key}`, {
        a: own === undefined ? held : name(own),
        b: name(other),
        gap: formatLength(keep, unit),
        name: source?.kind === "class" ? source.name : "",
      });
      const others = new Set(more.map((one) => one.other).filter((id) => id !== other)).size;
      return others === 0 ? sentence : `${sentence} ${t("editing.room.more", { count: others })}`;
    },
    [board, unit, t],
  );
}
