import type { LogicProblem } from "@tracewright/logic";
import { useTranslation } from "react-i18next";
import classes from "./logic-view.module.css";

/** Each sentence has some of them. */
const NO_FACTS = {
  count: 0,
  what: "",
  limit: 0,
  id: "",
  name: "",
  use: "",
  block: "",
  port: "",
  end: "",
  net: "",
  other: "",
  kind: "",
  group: "",
  key: "",
  why: "",
};

/** Why the last command was refused. */
export function ProblemNote({ problem }: { problem: LogicProblem | undefined }) {
  const { t } = useTranslation();
  return (
    <p className={classes.problem} role="alert">
      {problem && t(`logicProblems.${problem.kind}`, { ...NO_FACTS, ...problem.facts })}
    </p>
  );
}
