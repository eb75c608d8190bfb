import { Loader, Tabs } from "@mantine/core";
import type { ComponentId, PlaceOnSheet } from "@tracewright/board";
import type { Box } from "@tracewright/geometry";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SheetComments } from "../../comments/sheet-comments.ts";
import type { LoadedCircuit } from "../../open-project/use-circuit.ts";
import { RetryButton } from "../../shell/retry-button.tsx";
import { useSameMembers } from "../controller/use-same-members.ts";
import type { ChosenOnSheets } from "./chosen-on-sheets.ts";
import { placeOnSheet } from "./place-on-sheet.ts";
import { SheetEntries } from "./sheet-entries.tsx";
import { SheetParts } from "./sheet-parts.tsx";
import { SheetPins } from "./sheet-pins.tsx";
import stageClasses from "./sheet-stage.module.css";
import { SheetStage } from "./sheet-stage.tsx";
import classes from "./sheet-viewer.module.css";
import { useSheetPicture } from "./use-sheet-picture.ts";

/** Beyond this many sheets the tabs are a list nobody reads; the rest is in the files. */
const MAX_TABS = 40;
const NO_BOXES: readonly Box[] = [];
const NO_COMPONENTS: ReadonlySet<ComponentId> = new Set();

/** The sheets of a schematic one at a time, with rings where `place` says; a new place brings its sheet forward. */
export function SheetViewer({
  loaded,
  place,
  parts,
  comments,
}: {
  loaded: LoadedCircuit;
  place?: PlaceOnSheet | undefined;
  parts?: ChosenOnSheets | undefined;
  comments?: SheetComments | undefined;
}) {
  const { t } = useTranslation();
  const { circuit, failed, retry } = loaded;
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => {
    if (place) setChosen(place.sheet);
  }, [place]);
  const wanted = useSameMembers(parts?.isFollowing ? parts.chosen : NO_COMPONENTS);
  useEffect(() => {
    setChosen((shown) => {
      const holding = circuit?.sheets.filter(({ symbols }) =>
        symbols.some(({ component }) => component !== undefined && wanted.has(component)),
      );
      return holding?.some(({ id }) => id === shown) ? shown : (holding?.[0]?.id ?? shown);
    });
  }, [circuit, wanted]);
  const all = circuit?.sheets ?? [];
  const first = all.slice(0, MAX_TABS);
  const sheet = all.find(({ id }) => id === chosen) ?? all[0];
  const tabs = sheet && !first.includes(sheet) ? [...first, sheet] : first;
  const picture = useSheetPicture(circuit, sheet?.id);
  const spots = (place?.sheet === picture?.sheet && place?.spots) || undefined;
  const boxes = useMemo((): readonly Box[] => {
    const ofParts =
      picture?.symbols
        .filter(({ component }) => component !== undefined && wanted.has(component))
        .map(({ box }) => box) ?? [];
    const ofSpots = spots?.map(({ x, y }) => ({ minX: x, minY: y, maxX: x, maxY: y })) ?? [];
    return ofParts.length + ofSpots.length > 0 ? [...ofParts, ...ofSpots] : NO_BOXES;
  }, [picture, wanted, spots]);
  const onChoose = useRef(parts?.onChoose);
  onChoose.current = parts?.onChoose;
  const [choose] = useState(() => (component: ComponentId) => onChoose.current?.(component));
  const shown = all.find(({ id }) => id === picture?.sheet);
  return (
    <>
      {failed && (
        <p role="alert" className={classes.failed}>
          {t("workspace.schematicFailed")}
          <RetryButton onClick={retry} />
        </p>
      )}
      {tabs.length > 1 && (
        <Tabs value={sheet?.id ?? null} onChange={setChosen} className={classes.tabs ?? ""}>
          <Tabs.List aria-label={t("workspace.sheets")}>
            {tabs.map(({ id, name, path, fileName }) => (
              <Tabs.Tab key={id} value={id} title={path}>
                {name || fileName}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </Tabs>
      )}
      {picture && shown && circuit ? (
        <SheetStage
          picture={picture}
          wanted={boxes}
          label={t("workspace.sheetPicture", { name: shown.name || shown.fileName })}
        >
          {parts && <SheetParts circuit={circuit} picture={picture} chosen={parts.chosen} onChoose={choose} />}
          <SheetEntries sheet={shown} bounds={picture.bounds} onOpen={setChosen} />
          {comments && <SheetPins sheet={shown.id} bounds={picture.bounds} comments={comments} />}
          {/* A comment has its pin there. */}
          {!comments &&
            spots?.map((spot) => {
              const { left, top } = placeOnSheet(picture.bounds, spot);
              return (
                <span
                  key={`${spot.x} ${spot.y}`}
                  className={stageClasses.ring}
                  role="img"
                  aria-label={t("receipt.marked")}
                  style={{ left: `${left}%`, top: `${top}%` }}
                />
              );
            })}
        </SheetStage>
      ) : (
        <div className={classes.waiting}>{!failed && <Loader size="sm" aria-label={t("common.loading")} />}</div>
      )}
    </>
  );
}
