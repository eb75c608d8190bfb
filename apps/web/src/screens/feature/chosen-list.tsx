import { ActionIcon, Button, NumberInput, Text, Title, Tooltip } from "@mantine/core";
import { IconAdjustments, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { BlockParameters } from "./block-parameters.tsx";
import { type ChosenBlock, changeBlock, countBlocks, MAX_BLOCKS, removeBlock } from "./chosen-blocks.ts";
import classes from "./feature.module.css";

/** The chosen blocks with their counts and parameters. */
export function ChosenList({
  chosen,
  onChange,
}: {
  chosen: readonly ChosenBlock[];
  onChange: (change: (before: readonly ChosenBlock[]) => readonly ChosenBlock[]) => void;
}) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<string>();
  const left = MAX_BLOCKS - countBlocks(chosen);
  return (
    <>
      <div className={classes.head}>
        <Title order={2} fz={16}>
          {t("feature.chosen")}
        </Title>
        <span className={classes.quiet} role="status">
          {t("feature.chosenCount", { count: countBlocks(chosen) })}
        </span>
      </div>
      {chosen.length === 0 && <p className={classes.none}>{t("feature.chosenNone")}</p>}
      {chosen.length > 0 && (
        <ul className={classes.lines} aria-label={t("feature.chosen")}>
          {chosen.map((line) => (
            <li key={line.key} className={classes.line}>
              <div className={classes.lineHead}>
                <span className={classes.text}>
                  <strong>{line.name}</strong>
                  {!line.isInLibrary && <span className={classes.quiet}>{t("feature.notInLibrary")}</span>}
                  {line.versionNumber !== undefined && (
                    <span className={classes.quiet}>{t("feature.version", { number: line.versionNumber })}</span>
                  )}
                </span>
                <NumberInput
                  size="xs"
                  w={72}
                  min={1}
                  max={line.count + left}
                  clampBehavior="strict"
                  allowDecimal={false}
                  allowNegative={false}
                  aria-label={t("feature.countOf", { name: line.name })}
                  value={line.count}
                  onChange={(value) => {
                    const count = Number(value);
                    if (Number.isInteger(count) && count >= 1)
                      onChange((before) => changeBlock(before, line.key, { count }));
                  }}
                />
                <Tooltip label={t("feature.remove", { name: line.name })}>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    aria-label={t("feature.remove", { name: line.name })}
                    onClick={() => onChange((before) => removeBlock(before, line.key))}
                  >
                    <IconTrash size={16} aria-hidden />
                  </ActionIcon>
                </Tooltip>
              </div>
              <div>
                <Button
                  size="compact-xs"
                  variant="subtle"
                  leftSection={<IconAdjustments size={14} aria-hidden />}
                  aria-expanded={open === line.key}
                  aria-label={t("feature.parametersOf", { name: line.name })}
                  onClick={() => setOpen((before) => (before === line.key ? undefined : line.key))}
                >
                  {t("feature.parameters")}
                  {line.parameters.size > 0 && ` (${t("feature.changed", { count: line.parameters.size })})`}
                </Button>
              </div>
              {open === line.key && (
                <BlockParameters
                  line={line}
                  onChange={(parameters) => onChange((before) => changeBlock(before, line.key, { parameters }))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {left <= 0 && <Text size="sm">{t("feature.tooMany", { most: MAX_BLOCKS })}</Text>}
    </>
  );
}
