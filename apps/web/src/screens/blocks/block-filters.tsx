import { Group, NativeSelect, TextInput } from "@mantine/core";
import { IO_TYPES } from "@tracewright/blocks";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { BlockCategoriesQuery } from "../../graphql/generated/documents.ts";
import { type BlockQuery, type FigureWish, PORT_DIRECTIONS, readNumber } from "./block-query.ts";
import classes from "./blocks.module.css";

type Category = BlockCategoriesQuery["categories"][number];

/** What a list is narrowed to besides its words: a port that the blocks have, and figures that their category knows. */
export function BlockFilters({
  query,
  categories,
  onChange,
}: {
  query: BlockQuery;
  categories: readonly Category[];
  onChange: (change: Partial<BlockQuery>) => void;
}) {
  const { t } = useTranslation();
  const { port, figures } = query;
  const parameters = parametersOf(categories, query.categoryId);
  const figure = (key: string): FigureWish => figures[key] ?? { min: null, max: null };
  const changeFigure = (key: string, wish: FigureWish) => {
    const { [key]: _, ...others } = figures;
    onChange({ figures: wish.min === null && wish.max === null ? others : { ...others, [key]: wish } });
  };
  return (
    <fieldset className={classes.filters} aria-label={t("library.filters")}>
      <Group gap="sm" align="flex-end">
        <NativeSelect
          size="xs"
          label={t("library.portKind")}
          value={port?.kind ?? ""}
          onChange={({ currentTarget: { value } }) => {
            const kind = IO_TYPES.find((one) => one === value);
            onChange({ port: kind ? { direction: null, voltage: null, ...port, kind } : null });
          }}
          data={[{ value: "", label: t("library.anyPort") }, ...IO_TYPES]}
        />
        <NativeSelect
          size="xs"
          label={t("library.direction")}
          value={port?.direction ?? ""}
          disabled={port === null}
          onChange={({ currentTarget: { value } }) =>
            port && onChange({ port: { ...port, direction: PORT_DIRECTIONS.find((one) => one === value) ?? null } })
          }
          data={[
            { value: "", label: t("library.anyDirection") },
            ...PORT_DIRECTIONS.map((value) => ({ value, label: t(`library.directions.${value}`) })),
          ]}
        />
        <NumberField
          label={t("library.worksAt")}
          value={port?.voltage ?? null}
          isDisabled={port === null}
          onValue={(voltage) => port && onChange({ port: { ...port, voltage } })}
        />
      </Group>
      {parameters.length === 0 ? (
        <p className={classes.quiet}>{t("library.figuresOfCategory")}</p>
      ) : (
        <div className={classes.figures}>
          {parameters.map(({ key, name, unit }) => (
            <fieldset key={key} className={classes.figure}>
              <legend>{unit ? `${name} (${unit})` : name}</legend>
              <NumberField
                label={t("library.fieldOf", { field: t("library.from"), name })}
                placeholder={t("library.from")}
                value={figure(key).min}
                onValue={(min) => changeFigure(key, { ...figure(key), min })}
              />
              <NumberField
                label={t("library.fieldOf", { field: t("library.to"), name })}
                placeholder={t("library.to")}
                value={figure(key).max}
                onValue={(max) => changeFigure(key, { ...figure(key), max })}
              />
            </fieldset>
          ))}
        </div>
      )}
    </fieldset>
  );
}

/** Those of the category, or of all within it, each once. */
function parametersOf(categories: readonly Category[], categoryId: string | null) {
  const within = categories.flatMap(({ id, subCategories }) =>
    id === categoryId ? subCategories : subCategories.filter((sub) => sub.id === categoryId),
  );
  return [...new Map(within.flatMap(({ parameters }) => parameters.map((one) => [one.key, one] as const))).values()];
}

/** A number that counts once the field is left or Enter is pressed. */
function NumberField({
  label,
  placeholder,
  value,
  isDisabled = false,
  onValue,
}: {
  label: string;
  /** With it the label is for readers alone. */
  placeholder?: string;
  value: number | null;
  isDisabled?: boolean;
  onValue: (value: number | null) => void;
}) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? (value === null ? "" : String(value));
  const isWrong = shown.trim() !== "" && readNumber(shown) === null;
  const take = () => {
    if (typed === undefined || isWrong) return;
    setTyped(undefined);
    const number = readNumber(typed);
    if (number !== value) onValue(number);
  };
  return (
    <TextInput
      size="xs"
      w={placeholder === undefined ? 120 : 84}
      {...(placeholder === undefined ? { label } : { "aria-label": label, placeholder })}
      inputMode="decimal"
      value={shown}
      disabled={isDisabled}
      error={isWrong && t("library.notANumber")}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={take}
      onKeyDown={({ key }) => key === "Enter" && take()}
    />
  );
}
