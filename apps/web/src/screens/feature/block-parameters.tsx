import { evaluateParameters } from "@tracewright/blocks";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useQuery } from "urql";
import { parameterOf } from "../../blocks/block-parameter.ts";
import { BlockDetailDocument } from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { LoadingSkeleton } from "../../shell/loading-skeleton.tsx";
import { TryValue } from "../blocks/detail/calculator.tsx";
import { useFindingText } from "../blocks/use-finding-text.ts";
import type { ChosenBlock } from "./chosen-blocks.ts";
import classes from "./feature.module.css";

/** What can be chosen of a block, and what follows from it. */
export function BlockParameters({
  line,
  onChange,
}: {
  line: ChosenBlock;
  onChange: (parameters: ReadonlyMap<string, string>) => void;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const findingText = useFindingText();
  const [{ data, error }] = useQuery({
    query: BlockDetailDocument,
    variables: useMemo(() => ({ input: { id: line.blockId } }), [line.blockId]),
    requestPolicy: "cache-first",
  });
  const parameters = data?.block.parameters;
  const records = useMemo(() => (parameters ?? []).map(parameterOf), [parameters]);
  const { values, findings } = useMemo(() => evaluateParameters(records, line.parameters), [records, line.parameters]);
  if (error) return <ErrorNote error={errorText(error)} />;
  if (!parameters) return <LoadingSkeleton height={60} />;
  if (parameters.length === 0) return <p className={classes.quiet}>{t("feature.noParameters")}</p>;
  const set = (key: string, text: string, usual: string | null) => {
    const next = new Map(line.parameters);
    if (text.trim() === "" || text === usual) next.delete(key);
    else next.set(key, text);
    onChange(next);
  };
  return (
    <div className={classes.parameters}>
      {parameters.map((parameter) => (
        <div key={parameter.key} className={classes.parameter}>
          <span className={classes.text}>
            {parameter.name}
            <span className={classes.quiet}>{values.get(parameter.key)?.text ?? t("library.unknown")}</span>
          </span>
          {parameter.expression === null && (
            <TryValue
              parameter={parameter}
              value={line.parameters.get(parameter.key) ?? ""}
              onValue={(text) => set(parameter.key, text, parameter.value)}
            />
          )}
        </div>
      ))}
      <ul className={classes.problems} aria-live="polite">
        {findings.map((finding) => (
          <li key={JSON.stringify(finding)}>{findingText(finding)}</li>
        ))}
      </ul>
    </div>
  );
}
