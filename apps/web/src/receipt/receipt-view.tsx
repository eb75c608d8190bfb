import type { TFunction } from "i18next";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReceiptFragment } from "../graphql/generated/documents.ts";
import type { AskedPreview } from "./file-preview.ts";
import { PreviewTile, ReceiptPreview } from "./receipt-preview.tsx";
import { headlineOf, kindOf, remarksByWeight, totalsOf } from "./receipt-summary.ts";
import classes from "./receipt-view.module.css";
import { type Remark, RemarkList } from "./remark-list.tsx";

const NOTHING_SAID: ReadonlySet<string> = new Set();

const TOTALS = ["read", "converted", "kept", "dropped"] as const;

/** How the places of remarks are shown elsewhere than on the receipt's own drawing. */
export interface RemarkPlaces {
  readonly canShow: (remark: Remark) => boolean;
  readonly onShow: (remark: Remark) => void;
}

/** What became of the files: a headline of counts, and the whole account one click away. */
export function ReceiptView({
  receipt,
  layout,
  sheet,
  places,
  said = NOTHING_SAID,
  isTitled = false,
}: {
  receipt: ReceiptFragment;
  /** The drawing on which remarks show their place, where nothing else does. */
  layout?: AskedPreview | undefined;
  /** The drawing of the schematic's first sheet. */
  sheet?: AskedPreview | undefined;
  places?: RemarkPlaces | undefined;
  /** Remarks that stand elsewhere on the screen already. */
  said?: ReadonlySet<string>;
  /** It stands in a region that has its title already. */
  isTitled?: boolean;
}) {
  const { t } = useTranslation();
  const [marked, setMarked] = useState<Remark>();
  const preview = layout?.status === "drawn" ? layout.preview : undefined;
  const place = marked && marked.x !== null && marked.y !== null ? { x: marked.x, y: marked.y } : undefined;
  const totals = totalsOf(receipt);
  const remarks = remarksByWeight(receipt).filter(({ message }) => !said.has(message));
  const Frame = isTitled ? "div" : "section";
  return (
    <Frame className={classes.receipt} {...(!isTitled && { "aria-label": t("receipt.title") })}>
      <div className={classes.top}>
        {layout && <PreviewTile asked={layout} />}
        {sheet && <PreviewTile asked={sheet} />}
        <div className={classes.account}>
          <p className={classes.headline}>
            {headlineOf(receipt)
              .map(({ kind, count }) => t(`receipt.counts.${kind}`, { count }))
              .join(" · ")}
          </p>
          <p className={classes.totals}>
            {TOTALS.filter((key) => key === "read" || totals[key] > 0)
              .map((key) => t(`receipt.total.${key}`, { count: totals[key] }))
              .join(" · ")}
          </p>
          {[layout, sheet].some((asked) => asked?.status === "failed") && (
            <p className={classes.totals}>{t("receipt.notDrawn")}</p>
          )}
        </div>
      </div>
      <details className={classes.details}>
        <summary>{t("receipt.details")}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t("receipt.kind")}</th>
              <th scope="col">{t("receipt.read")}</th>
              <th scope="col">{t("receipt.kept")}</th>
              <th scope="col">{t("receipt.converted")}</th>
              <th scope="col">{t("receipt.dropped")}</th>
            </tr>
          </thead>
          <tbody>
            {receipt.lines.map((line) => (
              <tr key={line.kind}>
                <th scope="row">{kindLabel(t, line.kind)}</th>
                <td>{line.read}</td>
                <td>{line.kept}</td>
                <td>{line.converted}</td>
                <td data-loss={line.dropped > 0}>{line.dropped}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {receipt.files.length > 1 && (
          <ul className={classes.fileKinds}>
            {receipt.files.map(({ name, recognisedAs }) => (
              <li key={name}>
                {name} <span>{t(`newProject.kind.${kindOf(recognisedAs).kind}`)}</span>
              </li>
            ))}
          </ul>
        )}
      </details>
      {remarks.length > 0 && (
        <details
          className={classes.details}
          open={places !== undefined || remarks.some(({ severity }) => severity === "error")}
        >
          <summary>{t("receipt.remarks", { count: remarks.length })}</summary>
          <RemarkList
            remarks={remarks}
            canShow={places?.canShow ?? (({ x }) => preview?.box !== undefined && x !== null)}
            onShow={places?.onShow ?? setMarked}
            detail={preview && place && <ReceiptPreview preview={preview} place={place} />}
          />
        </details>
      )}
    </Frame>
  );
}

/** The readers' names for what they count, and our words for them. */
const KINDS = {
  footprints: "footprints",
  symbols: "symbols",
  nets: "nets",
  tracks: "tracks",
  vias: "vias",
  zones: "zones",
  pads: "pads",
  drawings: "drawings",
  texts: "texts",
  dimensions: "dimensions",
  "text boxes": "textBoxes",
  tables: "tables",
  groups: "groups",
  labels: "labels",
  sheets: "sheets",
  "net classes": "netClasses",
  "3D models": "models",
  "library symbols": "librarySymbols",
  "board settings": "boardSettings",
  "plot and editing preferences": "preferences",
  "settings and rules that are not known here": "unknownSettings",
  "number formats of dimensions": "dimensionFormats",
  "zone fills as strokes": "strokedFills",
  "drawings and notes of the schematic": "schematicDrawings",
  "outline lines": "outlineLines",
  holes: "holes",
  "tracks without length": "emptyTracks",
  "plane zones": "planeZones",
  "rule areas": "ruleAreas",
  "solid regions": "solidRegions",
  "cut-outs": "cutOuts",
  "cut-outs of drawings": "drawingCutOuts",
  pictures: "pictures",
  wires: "wires",
  buses: "buses",
  "bus entries": "busEntries",
  junctions: "junctions",
  "no-connect flags": "noConnects",
  "net labels": "netLabels",
  "net flags": "netFlags",
  pins: "pins",
  probes: "probes",
  "texts of the schematic": "schematicTexts",
  "drawings of the schematic": "schematicShapes",
  "pictures of the schematic": "schematicPictures",
} as const;

/** Kinds the readers count are open-ended; those without a translation keep their name. */
function kindLabel(t: TFunction, kind: string): string {
  const [, named] = Object.entries(KINDS).find(([read]) => read === kind) ?? [];
  return named ? t(`receipt.kinds.${named}`) : kind;
}
