import { ActionIcon, Button, NativeSelect, TextInput } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { type Board, matchesPattern, type Net, netClassOf } from "@tracewright/board";
import { assignNet, setRules } from "@tracewright/editor";
import { isUnconnectedName, shownName } from "@tracewright/text";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { countMatches } from "./count-matches.ts";
import classes from "./design-rules.module.css";
import type { ChangeRules } from "./use-change-rules.ts";

/** Nets shown at once; the search finds the others. */
const NETS_SHOWN = 60;
/** Stands for "as the patterns say". */
const BY_PATTERN = "";

/** Which class a net is of: by itself, else by the first pattern that its name matches, else Default. */
export function NetAssignments({ board, change }: { board: Board; change: ChangeRules }) {
  const { t } = useTranslation();
  const { netClasses, assignments } = board.rules;
  const names = netClasses.map(({ name }) => name);
  const [pattern, setPattern] = useState("");
  const [patternClass, setPatternClass] = useState(names.at(-1) ?? "");
  const [find, setFind] = useState("");
  const wanted = find.trim().toLowerCase();
  const found = useMemo(
    () =>
      board.nets.filter(
        ({ name }) =>
          name !== "" &&
          !isUnconnectedName(name) &&
          [name, shownName(name)].some((one) => one.toLowerCase().includes(wanted)),
      ),
    [board.nets, wanted],
  );
  const matches = useMemo(() => countMatches(board), [board]);
  const typedPattern = pattern.trim();
  const typedMatches = useMemo(
    () => board.nets.filter(({ name }) => name !== "" && matchesPattern(typedPattern, name)).length,
    [board.nets, typedPattern],
  );
  const sayMatches = (index: number) => {
    const { matched = 0, decided = 0 } = matches[index] ?? {};
    return t(matched === decided ? "designRules.nets.matches" : "designRules.nets.matchesPartly", {
      count: matched,
      decided,
    });
  };
  const byPattern = t("designRules.nets.byPattern");
  const setAssignments = (next: typeof assignments) => change((now) => setRules(now, { assignments: next }));
  return (
    <>
      <h3 className={classes.title}>{t("designRules.nets.patterns")}</h3>
      <p className={classes.hint}>{t("designRules.nets.patternsHint")}</p>
      {assignments.length > 0 && (
        <ul className={classes.patterns}>
          {assignments.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two equal patterns may follow each other
            <li key={index}>
              <code>{one.pattern}</code>
              <span className={classes.count}>{sayMatches(index)}</span>
              <NativeSelect
                size="xs"
                aria-label={t("designRules.nets.classOf", { net: one.pattern })}
                value={one.netClass}
                data={names.includes(one.netClass) ? names : [...names, one.netClass]}
                onChange={(event) => {
                  const netClass = event.currentTarget.value;
                  setAssignments(assignments.map((other, at) => (at === index ? { ...other, netClass } : other)));
                }}
              />
              <ActionIcon
                size={26}
                aria-label={t("designRules.nets.deletePattern", { pattern: one.pattern })}
                onClick={() => setAssignments(assignments.filter((_, at) => at !== index))}
              >
                <IconTrash size={16} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <form
        className={classes.add}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = pattern.trim();
          if (typed === "" || patternClass === "") return;
          setAssignments([...assignments, { pattern: typed, netClass: patternClass }]);
          setPattern("");
        }}
      >
        <TextInput
          size="xs"
          label={t("designRules.nets.pattern")}
          value={pattern}
          maxLength={200}
          onChange={(event) => setPattern(event.currentTarget.value)}
        />
        <NativeSelect
          size="xs"
          label={t("designRules.nets.class")}
          value={patternClass}
          data={names}
          onChange={(event) => setPatternClass(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" size="compact-sm" h={30} disabled={pattern.trim() === ""}>
          {t("designRules.nets.addPattern")}
        </Button>
        <p className={classes.typed} role="status">
          {typedPattern === "" ? "" : t("designRules.nets.matches", { count: typedMatches })}
        </p>
      </form>
      <h3 className={classes.title}>{t("designRules.nets.each")}</h3>
      <TextInput
        size="xs"
        type="search"
        aria-label={t("designRules.nets.find")}
        placeholder={t("designRules.nets.find")}
        value={find}
        onChange={(event) => setFind(event.currentTarget.value)}
      />
      <div className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t("designRules.nets.net")}</th>
              <th scope="col">{t("designRules.nets.class")}</th>
              <th scope="col">{t("designRules.nets.holds")}</th>
            </tr>
          </thead>
          <tbody>
            {found.slice(0, NETS_SHOWN).map((net: Net) => (
              <tr key={net.id}>
                <th scope="row">{shownName(net.name)}</th>
                <td>
                  <NativeSelect
                    size="xs"
                    aria-label={t("designRules.nets.classOf", { net: shownName(net.name) })}
                    value={net.netClass ?? BY_PATTERN}
                    data={[
                      { value: BY_PATTERN, label: byPattern },
                      ...names.map((name) => ({ value: name, label: name })),
                    ]}
                    onChange={(event) => {
                      const { value } = event.currentTarget;
                      change((now) => assignNet(now, net.id, value === BY_PATTERN ? undefined : value));
                    }}
                  />
                </td>
                <td>{netClassOf(board, net.id).name}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {found.length > NETS_SHOWN && (
        <p className={classes.hint}>{t("routing.more", { count: found.length - NETS_SHOWN })}</p>
      )}
      {found.length === 0 && <p className={classes.hint}>{t("checks.noMatch")}</p>}
    </>
  );
}
