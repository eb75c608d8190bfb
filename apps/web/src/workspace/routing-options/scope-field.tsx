import { Radio, Stack } from "@mantine/core";
import { type Board, type Box, toMm } from "@tracewright/board";
import { useTranslation } from "react-i18next";
import type { Ratsnest } from "../ratsnest/find-ratsnest.ts";
import classes from "../run-options/run-options.module.css";
import { NetChoice } from "./net-choice.tsx";
import { type RoutingWishes, SCOPES } from "./routing-wishes.ts";

/** What is to be routed: everything, chosen nets, what is in view, or nothing new. */
export function ScopeField({
  board,
  ratsnest,
  area,
  wishes,
  onWishes,
}: {
  board: Board;
  ratsnest: Ratsnest | undefined;
  /** The part of the board in view. */
  area: Box | undefined;
  wishes: RoutingWishes;
  onWishes: (wishes: RoutingWishes) => void;
}) {
  const { t, i18n } = useTranslation();
  const length = (nm: number) => toMm(nm).toLocaleString(i18n.language, { maximumFractionDigits: 1 });
  const hints = {
    all: ratsnest ? t("routingOptions.scope.openCount", { count: ratsnest.airwires.length }) : undefined,
    nets: undefined,
    view: area
      ? t("routingOptions.scope.viewSize", {
          width: length(area.maxX - area.minX),
          height: length(area.maxY - area.minY),
        })
      : t("routingOptions.scope.viewEmpty"),
    improve: t("routingOptions.scope.improveHint"),
  };
  return (
    <Radio.Group
      label={t("routingOptions.scope.label")}
      value={wishes.scope}
      onChange={(value) => onWishes({ ...wishes, scope: SCOPES.find((scope) => scope === value) ?? "all" })}
    >
      <Stack gap="sm" className={classes.choices ?? ""}>
        {SCOPES.map((scope) => (
          <div key={scope}>
            <Radio
              value={scope}
              label={t(`routingOptions.scope.${scope}`)}
              description={hints[scope]}
              classNames={{ description: classes.hint ?? "" }}
              disabled={scope === "view" && area === undefined}
            />
            {scope === "nets" && wishes.scope === "nets" && (
              <NetChoice
                board={board}
                airwires={ratsnest?.airwires}
                chosen={wishes.nets}
                onChosen={(nets) => onWishes({ ...wishes, nets })}
              />
            )}
          </div>
        ))}
      </Stack>
    </Radio.Group>
  );
}
