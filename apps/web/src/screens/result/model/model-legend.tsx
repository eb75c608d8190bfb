import { Checkbox } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { LayerId, ModelFacts, Shown } from "./model-facts.ts";
import classes from "./model-pane.module.css";

/** Texts cannot be named by what has dots and stars in it. */
const WORDS: Readonly<
  Record<LayerId, "board" | "holes" | "copperF" | "maskF" | "silkF" | "copperB" | "maskB" | "silkB">
> = {
  "Edge.Cuts": "board",
  "*.Cu": "holes",
  "F.Cu": "copperF",
  "F.Mask": "maskF",
  "F.SilkS": "silkF",
  "B.Cu": "copperB",
  "B.Mask": "maskB",
  "B.SilkS": "silkB",
};

/** The layers of the model in their colours; each can be taken off. */
export function ModelLegend({
  facts,
  shown,
  onShown,
}: {
  facts: ModelFacts;
  shown: Shown;
  onShown: (shown: Shown) => void;
}) {
  const { t } = useTranslation();
  const toggle = (layer: LayerId) => {
    const layers = new Set(shown.layers);
    if (!layers.delete(layer)) layers.add(layer);
    onShown({ ...shown, layers });
  };
  const count = (side: "front" | "back") => facts.parts.filter((part) => part.side === side).length;
  return (
    <fieldset className={classes.legend}>
      <legend>{t("result.model.layers")}</legend>
      {facts.layers.map(({ id, color }) => (
        <Checkbox
          key={id}
          size="xs"
          checked={shown.layers.has(id)}
          onChange={() => toggle(id)}
          label={
            <>
              <span className={classes.swatch} style={{ background: color }} aria-hidden />
              {t(`result.model.layer.${WORDS[id]}`)}
            </>
          }
        />
      ))}
      {(["front", "back"] as const).map((side) => (
        <Checkbox
          key={side}
          size="xs"
          checked={shown[side]}
          disabled={count(side) === 0}
          onChange={() => onShown({ ...shown, [side]: !shown[side] })}
          label={t(`result.model.partsOf.${side}`, { count: count(side) })}
        />
      ))}
      {facts.standIns > 0 && (
        <p className={classes.standIns}>
          <span className={classes.swatch} data-kind="stand-in" aria-hidden />
          {t("result.model.standIns", { count: facts.standIns })}
        </p>
      )}
    </fieldset>
  );
}
