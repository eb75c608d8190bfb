import { Button, NativeSelect, Table, TextInput } from "@mantine/core";
import { type Computed, evaluateParameters, writeMeasure } from "@tracewright/blocks";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { parameterOf } from "../../../blocks/block-parameter.ts";
import type { BlockParameterFragment } from "../../../graphql/generated/documents.ts";
import classes from "../blocks.module.css";
import { useFindingText } from "../use-finding-text.ts";

/** The parameters of a block, to try values with: nothing is stored. */
export function Calculator({ parameters }: { parameters: readonly BlockParameterFragment[] }) {
  const { t } = useTranslation();
  const findingText = useFindingText();
  const [tried, setTried] = useState<ReadonlyMap<string, string>>(new Map());
  const records = useMemo(() => parameters.map(parameterOf), [parameters]);
  const { values, findings } = useMemo(() => evaluateParameters(records, tried), [records, tried]);
  const set = (key: string, text: string) =>
    setTried((before) => {
      const next = new Map(before);
      if (text === "") next.delete(key);
      else next.set(key, text);
      return next;
    });
  if (parameters.length === 0) return <p className={classes.quiet}>{t("library.noParameters")}</p>;
  return (
    <>
      <p className={classes.quiet}>{t("library.calculatorHint")}</p>
      <div className={classes.scroll}>
        <Table aria-label={t("library.parameters")} miw={520}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t("library.parameter")}</Table.Th>
              <Table.Th scope="col">{t("library.tryValue")}</Table.Th>
              <Table.Th scope="col">{t("library.result")}</Table.Th>
              <Table.Th scope="col">{t("library.formula")}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {parameters.map((parameter) => (
              <Table.Tr key={parameter.key}>
                <Table.Th scope="row">
                  {parameter.name}
                  <div className={classes.quiet}>{parameter.key}</div>
                </Table.Th>
                <Table.Td>
                  <TryValue
                    parameter={parameter}
                    value={tried.get(parameter.key) ?? ""}
                    onValue={(text) => set(parameter.key, text)}
                  />
                </Table.Td>
                <Table.Td>
                  <Result computed={values.get(parameter.key)} unit={parameter.unit ?? undefined} />
                </Table.Td>
                <Table.Td>
                  {parameter.expression && <code>{parameter.expression}</code>}
                  {parameter.series && <div className={classes.quiet}>{parameter.series}</div>}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      <ul className={classes.reasons} aria-live="polite">
        {findings.map((finding) => (
          <li key={JSON.stringify(finding)} className={classes.problem}>
            {findingText(finding)}
          </li>
        ))}
      </ul>
      {tried.size > 0 && (
        <div>
          <Button variant="default" size="xs" onClick={() => setTried(new Map())}>
            {t("library.resetValues")}
          </Button>
        </div>
      )}
    </>
  );
}

/** Another value of a parameter, within what it may be; empty: the block's own. */
export function TryValue({
  parameter: { name, value: usual, optionValues, expression, valueType, minValue, maxValue, unit },
  value,
  onValue,
}: {
  parameter: BlockParameterFragment;
  value: string;
  onValue: (text: string) => void;
}) {
  const { t } = useTranslation();
  const label = t("library.valueOf", { name });
  if (expression) return <span className={classes.quiet}>{t("library.computed")}</span>;
  const options = valueType === "BOOLEAN" ? ["true", "false"] : optionValues;
  if (options.length > 0)
    return (
      <NativeSelect
        size="xs"
        aria-label={label}
        value={value || (usual ?? "")}
        onChange={({ currentTarget }) => onValue(currentTarget.value)}
        data={usual === null ? ["", ...options] : [...new Set([usual, ...options])]}
      />
    );
  const ends = [minValue, maxValue].map((end) => (end === null ? "…" : writeMeasure(end, unit ?? undefined)));
  const range = minValue === null && maxValue === null ? undefined : ends.join(" … ");
  return (
    <TextInput
      size="xs"
      aria-label={label}
      placeholder={usual ?? ""}
      description={range}
      inputWrapperOrder={["label", "input", "description", "error"]}
      value={value}
      maxLength={60}
      onChange={({ currentTarget }) => onValue(currentTarget.value)}
    />
  );
}

function Result({ computed, unit }: { computed: Computed | undefined; unit: string | undefined }) {
  const { t } = useTranslation();
  if (!computed) return <span className={classes.quiet}>{t("library.unknown")}</span>;
  const { text, exact, min, max } = computed;
  const hasSpread = min !== undefined && max !== undefined && max - min > 1e-9 * Math.abs(max);
  return (
    <>
      {text}
      {exact !== undefined && (
        <div className={classes.quiet}>{t("library.exact", { value: writeMeasure(exact, unit) })}</div>
      )}
      {hasSpread && (
        <div className={classes.quiet}>
          {t("library.spread", { min: writeMeasure(min, unit), max: writeMeasure(max, unit) })}
        </div>
      )}
    </>
  );
}
