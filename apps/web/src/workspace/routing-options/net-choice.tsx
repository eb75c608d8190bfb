import { type Board, indexBoard, type NetId } from "@tracewright/board";
import type { Airwire } from "@tracewright/checks";
import { shownName } from "@tracewright/text";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { connectedNets } from "../ratsnest/connected-nets.ts";
import { useOpenByNet } from "../ratsnest/use-open-by-net.ts";
import { TickList } from "../run-options/tick-list.tsx";

/** A list of nets to tick, those with open connections first. */
export function NetChoice({
  board,
  airwires,
  chosen,
  onChosen,
}: {
  board: Board;
  airwires: readonly Airwire[] | undefined;
  chosen: ReadonlySet<NetId>;
  onChosen: (nets: ReadonlySet<NetId>) => void;
}) {
  const { t } = useTranslation();
  const openByNet = useOpenByNet(airwires);
  const nets = useMemo(
    () =>
      [...connectedNets(board, openByNet)].sort(
        (a, b) =>
          Number(openByNet.has(b.id)) - Number(openByNet.has(a.id)) ||
          a.name.localeCompare(b.name, "en", { numeric: true }),
      ),
    [board, openByNet],
  );
  const { padsByNet } = indexBoard(board);
  const rows = nets.map(({ id, name }) => {
    const open = openByNet.get(id) ?? 0;
    const detail =
      open > 0
        ? t("routingOptions.nets.open", { count: open })
        : t("routingOptions.nets.pads", { count: padsByNet.get(id)?.length ?? 0 });
    return { id, name: shownName(name), detail, text: `${shownName(name)} ${name}` };
  });
  return (
    <TickList
      rows={rows}
      chosen={chosen}
      onChosen={onChosen}
      words={{
        find: t("routingOptions.nets.find"),
        all: t("routingOptions.nets.all"),
        none: t("routingOptions.nets.none"),
        list: t("routingOptions.nets.list"),
        noMatch: t("routingOptions.nets.noMatch"),
        chosen: t("routingOptions.nets.chosen", { count: chosen.size }),
      }}
    />
  );
}
