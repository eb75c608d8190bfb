import { Loader, Tabs } from "@mantine/core";
import type { Circuit, PlaceOnSheet } from "@tracewright/board";
import type { SymbolBox } from "@tracewright/rendering";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { boxOfDrawing, type FilePreview, spotOnPreview } from "../receipt/file-preview.ts";
import { RetryButton } from "../shell/retry-button.tsx";
import type { ChosenOnSheets } from "./schematic/chosen-on-sheets.ts";
import { SheetParts } from "./schematic/sheet-parts.tsx";
import classes from "./sheet-viewer.module.css";
import type { LoadedCircuit } from "./use-circuit.ts";

/** Beyond this many sheets the tabs are a list nobody reads; the rest is in the files. */
const MAX_TABS = 40;

/** The sheets of a schematic one at a time, with rings where `place` says; a new place brings its sheet forward. */
export function SheetViewer({
  loaded,
  place,
  parts,
}: {
  loaded: LoadedCircuit;
  place?: PlaceOnSheet | undefined;
  parts?: ChosenOnSheets | undefined;
}) {
  const { t } = useTranslation();
  const { circuit, failed, retry } = loaded;
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => {
    if (place) setChosen(place.sheet);
  }, [place]);
  const wanted = parts?.isFollowing ? [...parts.chosen].join(" ") : "";
  useEffect(() => {
    const components = new Set(wanted.split(" "));
    setChosen((shown) => {
      const holding = circuit?.sheets.filter(({ symbols }) =>
        symbols.some(({ component }) => component !== undefined && components.has(component)),
      );
      return holding?.some(({ id }) => id === shown) ? shown : (holding?.[0]?.id ?? shown);
    });
  }, [circuit, wanted]);
  const all = circuit?.sheets ?? [];
  const first = all.slice(0, MAX_TABS);
  const sheet = all.find(({ id }) => id === chosen) ?? all[0];
  const tabs = sheet && !first.includes(sheet) ? [...first, sheet] : first;
  const picture = useSheetPicture(circuit, sheet?.id);
  const spots = (picture && place?.sheet === sheet?.id && place?.spots) || [];
  const across = picture?.box ? picture.box.width / picture.box.height : 1;
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
      <div className={classes.paper}>
        {picture && sheet ? (
          <div className={classes.picture} style={{ aspectRatio: across, width: `min(100cqw, ${100 * across}cqh)` }}>
            <img src={picture.source} alt={t("workspace.sheetPicture", { name: sheet.name || sheet.fileName })} />
            {parts && circuit && <SheetParts circuit={circuit} picture={picture} parts={parts} />}
            {spots.map((spot) => {
              const at = spotOnPreview(picture, spot);
              return (
                at && (
                  <span
                    key={`${spot.x} ${spot.y}`}
                    className={classes.ring}
                    role="img"
                    aria-label={t("receipt.marked")}
                    style={{ left: `${at.left}%`, top: `${at.top}%` }}
                  />
                )
              );
            })}
          </div>
        ) : (
          !failed && <Loader size="sm" aria-label={t("common.loading")} />
        )}
      </div>
    </>
  );
}

interface SheetPicture extends FilePreview {
  readonly symbols: readonly SymbolBox[];
}

/** The sheet as an image address: an image cannot run what a file says. */
function useSheetPicture(circuit: Circuit | undefined, sheetId: string | undefined): SheetPicture | undefined {
  const [picture, setPicture] = useState<SheetPicture>();
  useEffect(() => {
    const sheet = circuit?.sheets.find(({ id }) => id === sheetId);
    if (!circuit || !sheet) return;
    let wanted = true;
    let made: string | undefined;
    import("@tracewright/rendering").then(({ sheetToSvg, symbolBoxes }) => {
      if (!wanted) return;
      const svg = sheetToSvg(circuit, sheet, { width: 1600 });
      made = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
      setPicture({ source: made, box: boxOfDrawing(svg), symbols: symbolBoxes(circuit, sheet) });
    });
    return () => {
      wanted = false;
      if (made) URL.revokeObjectURL(made);
      setPicture(undefined);
    };
  }, [circuit, sheetId]);
  return picture;
}
