import { Button, Checkbox, TextInput } from "@mantine/core";
import { type Board, indexBoard, type NetId } from "@tracewright/board";
import type { Airwire } from "@tracewright/checks";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./net-choice.module.css";
import { routableNets } from "./routing-wishes.ts";

/** Longer lists are counted, not drawn: the search narrows them. */
const ROWS_SHOWN = 200;

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
  const [wanted, setWanted] = useState("");
  const openByNet = useMemo(() => countByNet(airwires ?? []), [airwires]);
  const nets = useMemo(
    () =>
      [...routableNets(board)].sort(
        (a, b) =>
          Number(openByNet.has(b.id)) - Number(openByNet.has(a.id)) ||
          a.name.localeCompare(b.name, "en", { numeric: true }),
      ),
    [board, openByNet],
  );
  const found = nets.filter(({ name }) => name.toLowerCase().includes(wanted.trim().toLowerCase()));
  const { padsByNet } = indexBoard(board);
  const tick = (ids: readonly NetId[], isTicked: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) {
      if (isTicked) next.add(id);
      else next.delete(id);
    }
    onChosen(next);
  };

  return (
    <div className={classes.choice}>
      <div className={classes.tools}>
        <TextInput
          size="xs"
          placeholder={t("routingOptions.nets.find")}
          aria-label={t("routingOptions.nets.find")}
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
          // Return would start the run.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
        <Button
          variant="default"
          size="compact-xs"
          onClick={() =>
            tick(
              found.map(({ id }) => id),
              true,
            )
          }
        >
          {t("routingOptions.nets.all")}
        </Button>
        <Button variant="default" size="compact-xs" onClick={() => onChosen(new Set())}>
          {t("routingOptions.nets.none")}
        </Button>
      </div>
      <ul className={classes.list} aria-label={t("routingOptions.nets.list")}>
        {found.slice(0, ROWS_SHOWN).map(({ id, name }) => {
          const open = openByNet.get(id) ?? 0;
          return (
            <li key={id}>
              <Checkbox
                size="xs"
                classNames={{ body: classes.row ?? "", labelWrapper: classes.words ?? "", label: classes.label ?? "" }}
                checked={chosen.has(id)}
                onChange={(event) => tick([id], event.currentTarget.checked)}
                label={
                  <>
                    <span className={classes.name}>{name}</span>
                    <span className={classes.count}>
                      {open > 0
                        ? t("routingOptions.nets.open", { count: open })
                        : t("routingOptions.nets.pads", { count: padsByNet.get(id)?.length ?? 0 })}
                    </span>
                  </>
                }
              />
            </li>
          );
        })}
        {found.length === 0 && <li className={classes.quiet}>{t("routingOptions.nets.noMatch")}</li>}
        {found.length > ROWS_SHOWN && (
          <li className={classes.quiet}>{t("routing.more", { count: found.length - ROWS_SHOWN })}</li>
        )}
      </ul>
      <p className={classes.chosen} role="status">
        {t("routingOptions.nets.chosen", { count: chosen.size })}
      </p>
    </div>
  );
}

function countByNet(airwires: readonly Airwire[]): ReadonlyMap<NetId, number> {
  const counts = new Map<NetId, number>();
  for (const { net } of airwires) counts.set(net, (counts.get(net) ?? 0) + 1);
  return counts;
}
