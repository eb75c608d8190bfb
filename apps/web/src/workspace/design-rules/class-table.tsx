import { ActionIcon, Button, TextInput } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import type { DesignRules, FabRules, NetClass } from "@tracewright/board";
import { addNetClass, DEFAULT_CLASS, deleteNetClass, renameNetClass, setNetClass } from "@tracewright/editor";
import type { Nm } from "@tracewright/geometry";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./design-rules.module.css";
import { LengthInput } from "./length-input.tsx";
import type { ChangeRules } from "./use-change-rules.ts";

const COLUMNS = [
  "clearance",
  "trackWidth",
  "viaDiameter",
  "viaDrill",
  "diffPairWidth",
  "diffPairGap",
] as const satisfies readonly (keyof NetClass)[];
type Column = (typeof COLUMNS)[number];

/** Every class with its widths and distances; what one leaves empty it takes from Default. */
export function ClassTable({
  rules,
  fab,
  fabName,
  change,
}: {
  rules: DesignRules;
  fab: FabRules;
  fabName: string;
  change: ChangeRules;
}) {
  const { t } = useTranslation();
  const base = rules.netClasses.find(({ name }) => name === DEFAULT_CLASS);
  const limits: Partial<Record<Column, Nm>> = {
    clearance: fab.space,
    trackWidth: fab.track,
    viaDrill: fab.smallestHole,
    diffPairWidth: fab.track,
    diffPairGap: fab.space,
  };
  const names = rules.netClasses.map(({ name }) => name);
  return (
    <>
      <div className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t("designRules.classes.name")}</th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {t(`designRules.classes.${column}`)}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {rules.netClasses.map((netClass) => (
              <tr key={netClass.name}>
                <th scope="row">
                  {netClass.name === DEFAULT_CLASS ? (
                    DEFAULT_CLASS
                  ) : (
                    <NameInput
                      label={t("designRules.classes.nameOf", { name: netClass.name })}
                      name={netClass.name}
                      taken={names}
                      onName={(name) => change((board) => renameNetClass(board, netClass.name, name))}
                    />
                  )}
                </th>
                {COLUMNS.map((column) => (
                  <td key={column}>
                    <LengthInput
                      label={`${netClass.name}: ${t(`designRules.classes.${column}`)}`}
                      value={netClass[column]}
                      inherited={netClass.name === DEFAULT_CLASS ? undefined : base?.[column]}
                      least={limits[column]}
                      fab={fabName}
                      onValue={(value) => change((board) => setNetClass(board, netClass.name, { [column]: value }))}
                    />
                  </td>
                ))}
                <td>
                  {netClass.name !== DEFAULT_CLASS && (
                    <ActionIcon
                      size={26}
                      aria-label={t("designRules.classes.delete", { name: netClass.name })}
                      onClick={() => change((board) => deleteNetClass(board, netClass.name))}
                    >
                      <IconTrash size={16} aria-hidden />
                    </ActionIcon>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <NewClass taken={names} onAdd={(name) => change((board) => addNetClass(board, name))} />
    </>
  );
}

function useNameProblem(): (name: string, taken: readonly string[]) => string | undefined {
  const { t } = useTranslation();
  return (name, taken) =>
    name === ""
      ? t("designRules.classes.nameless")
      : taken.includes(name)
        ? t("designRules.classes.taken", { name })
        : undefined;
}

function NameInput({
  label,
  name,
  taken,
  onName,
}: {
  label: string;
  name: string;
  taken: readonly string[];
  onName: (name: string) => string | undefined;
}) {
  const problemOf = useNameProblem();
  const [text, setText] = useState(name);
  const [problem, setProblem] = useState<string>();
  const commit = () => {
    const typed = text.trim();
    if (typed === name) return setProblem(undefined);
    setProblem(problemOf(typed, taken) ?? onName(typed));
  };
  return (
    <TextInput
      size="xs"
      aria-label={label}
      value={text}
      error={problem}
      maxLength={80}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === "Enter" && !event.nativeEvent.isComposing) commit();
      }}
    />
  );
}

function NewClass({ taken, onAdd }: { taken: readonly string[]; onAdd: (name: string) => string | undefined }) {
  const { t } = useTranslation();
  const problemOf = useNameProblem();
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<string>();
  const add = () => {
    const typed = name.trim();
    const refusal = problemOf(typed, taken) ?? onAdd(typed);
    setProblem(refusal);
    if (refusal === undefined) setName("");
  };
  return (
    <form
      className={classes.add}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <TextInput
        size="xs"
        label={t("designRules.classes.new")}
        value={name}
        error={problem}
        maxLength={80}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" size="compact-sm" h={30}>
        {t("designRules.classes.add")}
      </Button>
    </form>
  );
}
