import { Button, Checkbox, TextInput } from "@mantine/core";
import type { Footprint, ItemId } from "@tracewright/board";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "../routing-options/net-choice.module.css";

/** Longer lists are counted, not drawn: the search narrows them. */
const ROWS_SHOWN = 200;

/** A list of parts to tick, those that are chosen when it opens first. */
export function PartChoice({
  parts,
  chosen,
  onChosen,
}: {
  /** Those that may move. */
  parts: readonly Footprint[];
  chosen: ReadonlySet<ItemId>;
  onChosen: (parts: ReadonlySet<ItemId>) => void;
}) {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState("");
  const [first] = useState(chosen);
  const rows = useMemo(
    () =>
      [...parts].sort(
        (a, b) =>
          Number(first.has(b.id)) - Number(first.has(a.id)) ||
          a.reference.localeCompare(b.reference, "en", { numeric: true }),
      ),
    [parts, first],
  );
  const needle = wanted.trim().toLowerCase();
  const found = rows.filter(({ reference, value }) => `${reference} ${value}`.toLowerCase().includes(needle));
  const tick = (ids: readonly ItemId[], isTicked: boolean) => {
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
          placeholder={t("placementOptions.parts.find")}
          aria-label={t("placementOptions.parts.find")}
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
          {t("placementOptions.parts.all")}
        </Button>
        <Button variant="default" size="compact-xs" onClick={() => onChosen(new Set())}>
          {t("placementOptions.parts.none")}
        </Button>
      </div>
      <ul className={classes.list} aria-label={t("placementOptions.parts.list")}>
        {found.slice(0, ROWS_SHOWN).map(({ id, reference, value }) => (
          <li key={id}>
            <Checkbox
              size="xs"
              classNames={{ body: classes.row ?? "", labelWrapper: classes.words ?? "", label: classes.label ?? "" }}
              checked={chosen.has(id)}
              onChange={(event) => tick([id], event.currentTarget.checked)}
              label={
                <>
                  <span className={classes.name}>{reference || "—"}</span>
                  <span className={classes.count}>{value}</span>
                </>
              }
            />
          </li>
        ))}
        {found.length === 0 && <li className={classes.quiet}>{t("placementOptions.parts.noMatch")}</li>}
        {found.length > ROWS_SHOWN && (
          <li className={classes.quiet}>{t("routing.more", { count: found.length - ROWS_SHOWN })}</li>
        )}
      </ul>
      <p className={classes.chosen} role="status">
        {t("placementOptions.parts.chosen", { count: chosen.size })}
      </p>
    </div>
  );
}
