import type { NamedPin, PinsByReference } from "@tracewright/board";
import { useTranslation } from "react-i18next";
import { DistanceField } from "./distance-field.tsx";
import type { LinkDraft } from "./intent-draft.ts";
import classes from "./intents-panel.module.css";
import { pinOption, sayPin, targetOptions } from "./pin-option.ts";
import { SearchedSelect } from "./searched-select.tsx";

/** Two pins that are to be near each other. Of an intent that is corrected, the first one stays what it is. */
export function LinkFields({
  link,
  isCorrection,
  pins,
  connected,
  onChange,
}: {
  link: LinkDraft;
  isCorrection: boolean;
  pins: PinsByReference;
  /** The pins that have a net. */
  connected: readonly NamedPin[];
  onChange: (part: Partial<LinkDraft>) => void;
}) {
  const { t } = useTranslation();
  const words = { onNet: (net: string) => t("intents.form.onNet", { net }), others: t("intents.form.others") };
  return (
    <div className={classes.fields}>
      {!isCorrection && (
        <SearchedSelect
          label={t("intents.form.from")}
          data={connected.map(pinOption)}
          nothingFoundMessage={t("intents.form.noPin")}
          value={link.from}
          onChange={(from) => onChange({ from })}
        />
      )}
      <SearchedSelect
        label={
          isCorrection
            ? t("intents.form.toOf", { pin: sayPin(link.from, pins, t("intents.form.from")) })
            : t("intents.form.to")
        }
        data={targetOptions(link.from, pins, connected, words)}
        nothingFoundMessage={t("intents.form.noPin")}
        value={link.to}
        onChange={(to) => onChange({ to })}
      />
      <DistanceField value={link.within} onChange={(within) => onChange({ within })} />
    </div>
  );
}
