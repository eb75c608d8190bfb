import { SegmentedControl, Text } from "@mantine/core";
import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FootprintChooser } from "../../footprints/footprint-chooser.tsx";
import { padNumbers } from "../../footprints/footprint-picture.ts";
import { FootprintSummary } from "../../footprints/footprint-summary.tsx";
import { GroupTable } from "../../footprints/group-table.tsx";
import {
  type ChoosablePart,
  groupParts,
  isUndecided,
  type PickedFootprint,
  type Picks,
  shortReferences,
} from "../../footprints/part-groups.ts";
import { isFootprintFile, UploadState } from "../../footprints/upload-state.tsx";
import type { Uploads } from "../../uploads/use-uploads.ts";
import classes from "./footprints-step.module.css";
import { WithoutOfficial } from "./without-official.tsx";

/** Table and choice stand one below the other: what is pressed has to be brought into view. */
const STACKED = "(max-width: 900px)";

/** So many of the parts are named above their choice. */
const NAMED = 6;

/** Which footprint the parts get: what is to be decided comes first, the rest is there to be looked at. */
export function FootprintsStep({
  parts,
  picks,
  onPicks,
  uploads,
}: {
  parts: readonly ChoosablePart[];
  picks: Picks;
  onPicks: (picks: Picks) => void;
  uploads: Uploads;
}) {
  const { t } = useTranslation();
  const groups = useMemo(() => groupParts(parts), [parts]);
  const undecided = useMemo(() => groups.filter(isUndecided), [groups]);
  const [filter, setFilter] = useState<"open" | "all">(undecided.length > 0 ? "open" : "all");
  const [chosenKey, setChosenKey] = useState<string>();
  const step = useRef<HTMLDivElement>(null);
  const searchField = useRef<{ focus: () => void } | null>(null);
  const shown = filter === "open" && undecided.length > 0 ? undecided : groups;
  const chosen = shown.find(({ key }) => key === chosenKey) ?? shown[0];
  const used = useMemo(
    () => [
      ...new Set(
        parts.flatMap(({ footprint, source }) => (footprint === null || source === "STAND_IN" ? [] : [footprint])),
      ),
    ],
    [parts],
  );
  const carriers = uploads.uploads.filter(({ name }) => isFootprintFile(name));
  const fileUrls = carriers.flatMap(({ url }) => url ?? []);
  const focusTable = () => step.current?.querySelector<HTMLElement>("[data-group-table]")?.focus();
  const onKeyDown = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLInputElement;
    if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    searchField.current?.focus();
  };

  if (!chosen) return <Text>{t("footprints.noParts")}</Text>;
  const [first] = chosen.parts;
  const named = shortReferences(chosen.parts, NAMED);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a key that works wherever the focus is in the step
    <div ref={step} className={classes.step} onKeyDown={onKeyDown}>
      <FootprintSummary parts={parts} />
      {undecided.length > 0 && <WithoutOfficial />}
      <div className={classes.columns}>
        <div className={classes.groups}>
          <div className={classes.bar}>
            {undecided.length > 0 && undecided.length < groups.length && (
              <SegmentedControl
                size="xs"
                aria-label={t("footprints.filterGroups")}
                data={[
                  { value: "open", label: t("footprints.toDecide", { count: undecided.length }) },
                  { value: "all", label: t("footprints.allGroups", { count: groups.length }) },
                ]}
                value={filter}
                onChange={(value) => setFilter(value as "open" | "all")}
              />
            )}
            <Text size="xs" c="dimmed" className={classes.keys ?? ""}>
              {t("footprints.keys")}
            </Text>
          </div>
          <GroupTable
            groups={shown}
            chosen={chosen.key}
            onChoose={setChosenKey}
            onPress={(key) => {
              setChosenKey(key);
              if (matchMedia(STACKED).matches)
                requestAnimationFrame(() => step.current?.querySelector("section")?.scrollIntoView({ block: "start" }));
            }}
            onEnter={() => step.current?.querySelector<HTMLElement>("[data-footprint-list]")?.focus()}
          />
        </div>
        <FootprintChooser
          key={`${first.kind} ${first.wanted} ${first.reference}`}
          need={{
            references: chosen.parts.map(({ reference }) => reference),
            kind: first.kind,
            value: first.value,
            wanted: first.wanted,
            pins: first.pins,
          }}
          heading={
            <div className={classes.heading}>
              <Text fw={600} component="h3">
                {named.shown}
                {named.more > 0 && ` +${named.more}`}
                {first.value !== "" && chosen.parts.every(({ value }) => value === first.value) && ` · ${first.value}`}
              </Text>
              <span className={classes.wanted}>{first.wanted || t("footprints.namesNone")}</span>
            </div>
          }
          current={first.footprint === null ? undefined : { name: first.footprint, source: first.source }}
          used={used}
          files={{
            fileUrls,
            addFiles: uploads.addFiles,
            state: <UploadState uploads={uploads} />,
          }}
          searchField={searchField}
          onLeave={focusTable}
          onTake={({ entry, footprint }, references) => {
            const pick: PickedFootprint = { footprint: entry.name, pads: padNumbers(footprint) };
            const at = shown.indexOf(chosen);
            onPicks(
              new Map([...picks, ...references.map((reference): [string, PickedFootprint] => [reference, pick])]),
            );
            // On to the next that is to be decided, where all of these are.
            if (references.length === chosen.parts.length) setChosenKey((shown[at + 1] ?? shown[at - 1])?.key);
            focusTable();
          }}
        />
      </div>
    </div>
  );
}
