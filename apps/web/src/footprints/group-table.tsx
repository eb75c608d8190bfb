import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./group-table.module.css";
import { isUndecided, type PartGroup, shortReferences, withoutLibrary } from "./part-groups.ts";

const ROW = 54;
/** Rows drawn beyond what is seen, on either side. */
const BEYOND = 6;
const REFERENCES = 4;

/**
 * Groups of parts with the footprint of each. Only the rows in view are drawn, so that 1,000 of them scroll as 10 do. Arrow keys
 * go from row to row, Enter goes on to what can be chosen.
 */
export function GroupTable({
  groups,
  chosen,
  onChoose,
  onPress,
  onEnter,
}: {
  groups: readonly PartGroup[];
  chosen: string | undefined;
  onChoose: (key: string) => void;
  /** By hand, not by keys. */
  onPress: (key: string) => void;
  onEnter: () => void;
}) {
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 460 });
  const at = groups.findIndex(({ key }) => key === chosen);
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const observer = new ResizeObserver(() => setView((before) => ({ ...before, height: box.clientHeight })));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const box = scroller.current;
    if (!box || at < 0) return;
    if (at * ROW < box.scrollTop) box.scrollTop = at * ROW;
    else if ((at + 1) * ROW > box.scrollTop + box.clientHeight) box.scrollTop = (at + 1) * ROW - box.clientHeight;
  }, [at]);
  const go = (to: number) => {
    const group = groups[Math.min(groups.length - 1, Math.max(0, to))];
    if (group) onChoose(group.key);
  };
  const page = Math.max(1, Math.floor(view.height / ROW) - 1);
  const moves: Readonly<Record<string, () => void>> = {
    ArrowDown: () => go(at + 1),
    ArrowUp: () => go(at - 1),
    PageDown: () => go(at + page),
    PageUp: () => go(at - page),
    Home: () => go(0),
    End: () => go(groups.length - 1),
    Enter: onEnter,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };
  const first = Math.max(0, Math.floor(view.top / ROW) - BEYOND);
  const last = Math.min(groups.length, Math.ceil((view.top + view.height) / ROW) + BEYOND);
  return (
    <div className={classes.table}>
      <div className={classes.head} aria-hidden>
        <span>{t("footprints.column.parts")}</span>
        <span>{t("footprints.column.wanted")}</span>
        <span>{t("footprints.column.taken")}</span>
      </div>
      <div
        ref={scroller}
        role="listbox"
        aria-label={t("footprints.groups")}
        aria-activedescendant={at >= 0 ? `footprint-group-${at}` : undefined}
        tabIndex={0}
        className={classes.rows}
        data-group-table
        onScroll={(event) => setView({ top: event.currentTarget.scrollTop, height: event.currentTarget.clientHeight })}
        onKeyDown={onKeyDown}
      >
        <div style={{ height: groups.length * ROW }} className={classes.whole} role="presentation">
          {groups.slice(first, last).map((group, index) => (
            <Row
              key={group.key}
              group={group}
              place={first + index}
              count={groups.length}
              isChosen={group.key === chosen}
              onPress={() => onPress(group.key)}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

function Row({
  group,
  place,
  count,
  isChosen,
  onPress,
}: {
  group: PartGroup;
  place: number;
  count: number;
  isChosen: boolean;
  onPress: () => void;
}) {
  const { t } = useTranslation();
  const [first] = group.parts;
  const { shown, more } = shortReferences(group.parts, REFERENCES);
  const isUnsure = isUndecided(group);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the listbox takes the keys
    <div
      id={`footprint-group-${place}`}
      role="option"
      aria-posinset={place + 1}
      aria-setsize={count}
      aria-selected={isChosen}
      tabIndex={-1}
      className={classes.row}
      data-source={first.source}
      data-unsure={isUnsure}
      style={{ top: place * ROW, height: ROW }}
      onClick={onPress}
    >
      <span className={classes.cell}>
        <span className={classes.references}>
          {shown}
          {more > 0 && ` +${more}`}
        </span>
        <span className={classes.note}>{first.value || "–"}</span>
      </span>
      <span className={classes.cell}>
        <span className={classes.name} title={first.wanted}>
          {first.wanted === "" ? <em>{t("footprints.namesNone")}</em> : withoutLibrary(first.wanted)}
        </span>
        <span className={classes.note}>{t("footprints.pinCount", { count: first.pins.length })}</span>
      </span>
      <span className={classes.cell}>
        <span className={classes.name} title={first.footprint ?? undefined}>
          {first.footprint === null || first.source === "STAND_IN" ? "–" : withoutLibrary(first.footprint)}
        </span>
        <span className={classes.from}>
          {t(`footprints.from.${first.source}`)}
          {first.source !== "STAND_IN" &&
            first.pinsWithoutPad.length > 0 &&
            ` · ${t("footprints.pinsOpen", { count: first.pinsWithoutPad.length })}`}
        </span>
      </span>
    </div>
  );
}
