import { IconCircle, IconCircleCheck } from "@tabler/icons-react";
import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Reel, ReelRow } from "../../../assembly/reel-rows.ts";
import classes from "./assembly-panel.module.css";

/** References that are named in a row. */
const SHOWN = 6;

/** The suppliers' parts: arrows go from one to the next, R turns, Enter says that it is right. */
export function ReelList({
  rows,
  reelOf,
  chosen,
  onChoose,
  onTurn,
  onCheck,
}: {
  rows: readonly ReelRow[];
  reelOf: (partNumber: string) => Reel;
  chosen: ReelRow;
  onChoose: (row: ReelRow) => void;
  onTurn: (degrees: number) => void;
  onCheck: () => void;
}) {
  const { t } = useTranslation();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = rows.indexOf(chosen);
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: "nearest" });
  }, [at]);
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const go = (to: number) => onChoose(rows[Math.min(rows.length - 1, Math.max(0, to))] ?? chosen);
    // By the key and not by its letter, which is another one under a Korean layout.
    const act = {
      ArrowDown: () => go(at + 1),
      ArrowRight: () => go(at + 1),
      ArrowUp: () => go(at - 1),
      ArrowLeft: () => go(at - 1),
      Home: () => go(0),
      End: () => go(rows.length - 1),
      KeyR: () => onTurn(event.shiftKey ? -90 : 90),
      Enter: onCheck,
    }[event.code];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <div
      ref={list}
      className={classes.list}
      role="listbox"
      tabIndex={0}
      aria-label={t("result.assembly.list")}
      aria-activedescendant={`${id}-${at}`}
      onKeyDown={press}
    >
      {rows.map((row, index) => {
        const { rotation, offsetX, offsetY, isChecked } = reelOf(row.partNumber);
        const isMoved = offsetX !== 0 || offsetY !== 0;
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the focus and the keys
          <div
            key={row.partNumber}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={row === chosen}
            className={classes.row}
            onClick={() => onChoose(row)}
          >
            {isChecked ? (
              <IconCircleCheck size={16} className={classes.checked} aria-label={t("result.assembly.checked")} />
            ) : (
              <IconCircle size={16} className={classes.unchecked} aria-label={t("result.assembly.unchecked")} />
            )}
            <span className={classes.part}>
              <span className="tw-number">{row.partNumber}</span> {row.supplier}
              <small>
                {row.references.slice(0, SHOWN).join(", ")}
                {row.references.length > SHOWN && ` +${row.references.length - SHOWN}`} · {row.footprints.join(", ")}
              </small>
            </span>
            <span className={classes.said}>
              {rotation !== 0 && t("result.assembly.degrees", { degrees: rotation })}
              {isMoved && <small>{t("result.assembly.moved", { x: offsetX, y: offsetY })}</small>}
            </span>
          </div>
        );
      })}
    </div>
  );
}
