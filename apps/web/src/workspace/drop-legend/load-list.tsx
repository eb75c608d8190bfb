import type { MappedPad, SupplyMap } from "@tracewright/checks";
import { useTranslation } from "react-i18next";
import { useWorkspacePointing } from "../controller/pointing.ts";
import classes from "./drop-legend.module.css";
import { onePerName } from "./one-per-name.ts";
import { wordVolts } from "./word-drop.ts";

/** The worst load, the sources and all loads; pressing one goes there. */
export function LoadList({ map: { loads, sources }, factor }: { map: SupplyMap; factor: number }) {
  const { t } = useTranslation();
  const { showPlace } = useWorkspacePointing();
  const [worst] = loads;
  const go = ({ position, item }: MappedPad) => showPlace({ ...position, items: [item], nets: [], keepsZoom: true });
  const row = (pad: MappedPad) => (
    <button type="button" className={classes.pad} onClick={() => go(pad)}>
      <span>{pad.name}</span> <span className="tw-number">{wordVolts(factor * pad.drop)}</span>
    </button>
  );
  return (
    <>
      <dl className={classes.pads}>
        {worst && (
          <>
            <dt>{t("supplyDrop.worst")}</dt>
            <dd>{row(worst)}</dd>
          </>
        )}
        <dt>{t("supplyDrop.sources")}</dt>
        {onePerName(sources).map((source) => (
          <dd key={source.item}>{row(source)}</dd>
        ))}
      </dl>
      {loads.length > 1 && (
        <details className={classes.loads}>
          <summary>{t("supplyDrop.loads", { count: loads.length })}</summary>
          <ul>
            {loads.map((load) => (
              <li key={load.item}>{row(load)}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
