import { logicProblem } from "../check/logic-problem.ts";
import { inTurn, type LogicOutcome, refuse } from "../commands/command-outcome.ts";
import { connect, disconnect } from "../commands/net-commands.ts";
import { addUses, type Hands, setParameter } from "../commands/use-commands.ts";
import { isUnplaced } from "../drawing/unplaced.ts";
import type { Logic } from "../records/logic.ts";
import type { Fix, FixStep } from "./fix.ts";

/** Makes a fix as one edit; all of its steps, or none. */
export function applyFix(logic: Logic, { steps }: Pick<Fix, "steps">, hands: Hands): LogicOutcome {
  return inTurn(
    logic,
    steps.map((step) => (now: Logic) => applyStep(now, step, hands)),
  );
}

function applyStep(logic: Logic, step: FixStep, hands: Hands): LogicOutcome {
  switch (step.kind) {
    case "connect":
      return connect(logic, step.ends, hands);
    case "disconnect":
      return disconnect(logic, step.ends, hands.book);
    case "set":
      return setParameter(logic, step, hands.book);
    default:
      return addJoined(logic, step, hands);
  }
}

function addJoined(logic: Logic, step: Extract<FixStep, { kind: "add" }>, hands: Hands): LogicOutcome {
  const { block, name, parameters = {}, joins, ties = [] } = step;
  const [beside] = Object.values(joins).flatMap((end) => logic.uses.filter(({ id }) => id === end.use));
  const at = beside && !isUnplaced(beside) ? { x: beside.at.x + BESIDE, y: beside.at.y } : { x: 0, y: 0 };
  const added = addUses(logic, [{ block, name, parameters, at }], hands);
  if (added.status !== "done") return added;
  const use = added.logic.uses.at(-1);
  if (!use) return refuse(logicProblem("nothing-chosen", {}));
  const own = (port: string) => ({ use: use.id, port });
  return inTurn(added.logic, [
    ...Object.entries(joins).map(
      ([port, end]) =>
        (now: Logic) =>
          connect(now, [own(port), end], hands),
    ),
    ...ties.map(
      ([one, two]) =>
        (now: Logic) =>
          connect(now, [own(one), own(two)], hands),
    ),
  ]);
}

/** Units of the canvas between a block and one that is added for it. */
const BESIDE = 160;
