import { useTranslation } from "react-i18next";
import type { FootprintEntryFragment } from "../graphql/generated/documents.ts";
import classes from "./footprint-list.module.css";
import { withoutLibrary } from "./part-groups.ts";

/** Footprints to choose from: arrow keys go from one to the next and show it, Enter takes it. */
export function FootprintList({
  entries,
  chosen,
  label,
  onLook,
  onTake,
}: {
  entries: readonly FootprintEntryFragment[];
  /** The one that is looked at. */
  chosen: string | undefined;
  label: string;
  onLook: (name: string) => void;
  onTake: (name: string) => void;
}) {
  const { t } = useTranslation();
  const at = entries.findIndex(({ name }) => name === chosen);
  const go = (to: number) => {
    const entry = entries[Math.min(entries.length - 1, Math.max(0, to))];
    if (!entry) return;
    onLook(entry.name);
    document.getElementById(idOf(entry.name))?.scrollIntoView({ block: "nearest" });
  };
  const moves: Readonly<Record<string, () => void>> = {
    ArrowDown: () => go(at + 1),
    ArrowUp: () => go(at - 1),
    Home: () => go(0),
    End: () => go(entries.length - 1),
    Enter: () => chosen !== undefined && at >= 0 && onTake(chosen),
  };
  return (
    <div
      role="listbox"
      aria-label={label}
      aria-activedescendant={at >= 0 && chosen !== undefined ? idOf(chosen) : undefined}
      tabIndex={0}
      className={classes.list}
      data-footprint-list
      onFocus={() => at < 0 && go(0)}
      onKeyDown={(event) => {
        const move = moves[event.key];
        if (!move) return;
        event.preventDefault();
        event.stopPropagation();
        move();
      }}
    >
      {entries.map(({ name, source, pads, pitchMm, bodyMm }) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the listbox takes the keys
        <div
          key={name}
          id={idOf(name)}
          role="option"
          aria-selected={name === chosen}
          tabIndex={-1}
          className={classes.option}
          onClick={() => onLook(name)}
          onDoubleClick={() => onTake(name)}
        >
          <span className={classes.name}>{withoutLibrary(name)}</span>
          <span className={classes.facts}>
            {[
              t("footprints.padCount", { count: pads }),
              ...(pitchMm == null ? [] : [t("footprints.pitchIs", { pitch: Number(pitchMm.toFixed(3)) })]),
              ...(bodyMm
                ? [
                    t("footprints.bodyIs", {
                      width: Number(bodyMm.width.toFixed(2)),
                      height: Number(bodyMm.height.toFixed(2)),
                    }),
                  ]
                : []),
              t(`footprints.from.${source}`),
            ].join(" · ")}
          </span>
        </div>
      ))}
    </div>
  );
}

function idOf(name: string): string {
  return `footprint ${name}`.replace(/\s/g, "-");
}
