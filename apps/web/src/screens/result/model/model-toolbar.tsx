import { ActionIcon, Button, Select, Slider, Tooltip } from "@mantine/core";
import { IconArrowsMaximize, IconCamera, IconCpu } from "@tabler/icons-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { VIEWS, type ViewName } from "./camera-views.ts";
import type { ModelPart } from "./model-facts.ts";
import classes from "./model-pane.module.css";

const VIEW_KEYS: Readonly<Record<ViewName, string>> = {
  isometric: "I",
  top: "Z",
  bottom: "Shift+Z",
  front: "Y",
  left: "X",
};
const FIT_KEY = "Home";
const PARTS_KEY = "P";
/** Entries that a list shows at once; what is typed narrows them. */
const MAX_ENTRIES = 50;

/** What can be done with the model, as buttons: each says the key that does the same. */
export function ModelToolbar({
  isDisabled,
  onLook,
  onFit,
  areShown,
  onParts,
  spread,
  onSpread,
  onPhotograph,
  parts,
  chosen,
  onChoose,
}: {
  isDisabled: boolean;
  onLook: (view: ViewName) => void;
  onFit: () => void;
  /** The parts of both sides are shown. */
  areShown: boolean;
  onParts: () => void;
  /** How far the layers are pulled apart, 0 … 1. */
  spread: number;
  onSpread: (spread: number) => void;
  onPhotograph: () => void;
  parts: readonly ModelPart[];
  chosen: ReadonlySet<string>;
  onChoose: (reference: string | null) => void;
}) {
  const { t } = useTranslation();
  const names = useMemo(() => [...new Set(parts.map(({ reference }) => reference).filter(Boolean))], [parts]);
  const [only] = chosen.size === 1 ? chosen : [];
  return (
    <div className={classes.toolbar}>
      <Button.Group aria-label={t("result.model.lookFrom")}>
        {VIEWS.map((view) => (
          <Tooltip key={view} label={`${t(`result.model.view.${view}`)} (${VIEW_KEYS[view]})`}>
            <Button variant="default" size="compact-sm" disabled={isDisabled} onClick={() => onLook(view)}>
              {t(`result.model.viewShort.${view}`)}
            </Button>
          </Tooltip>
        ))}
      </Button.Group>
      <Tooltip label={`${t("result.whole")} (${FIT_KEY})`}>
        <ActionIcon size={28} aria-label={t("result.whole")} disabled={isDisabled} onClick={onFit}>
          <IconArrowsMaximize size={16} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={`${t("result.model.parts")} (${PARTS_KEY})`}>
        <ActionIcon
          size={28}
          variant={areShown ? "light" : "subtle"}
          aria-label={t("result.model.parts")}
          aria-pressed={areShown}
          disabled={isDisabled}
          onClick={onParts}
        >
          <IconCpu size={16} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={t("result.model.photograph")}>
        <ActionIcon size={28} aria-label={t("result.model.photograph")} disabled={isDisabled} onClick={onPhotograph}>
          <IconCamera size={16} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <div className={classes.explode}>
        <span aria-hidden>{t("result.model.explode")}</span>
        <Slider
          size="sm"
          min={0}
          max={1}
          step={0.05}
          label={null}
          value={spread}
          disabled={isDisabled}
          thumbLabel={t("result.model.explode")}
          onChange={onSpread}
          w={90}
        />
      </div>
      <Select
        size="xs"
        w={150}
        searchable
        clearable
        limit={MAX_ENTRIES}
        aria-label={t("result.model.find")}
        placeholder={t("result.model.find")}
        nothingFoundMessage={t("result.model.noSuchPart")}
        data={names}
        value={only !== undefined && names.includes(only) ? only : null}
        disabled={isDisabled}
        onChange={onChoose}
        clearButtonProps={{ "aria-label": t("result.model.forget") }}
      />
    </div>
  );
}
