import { Radio, Stack } from "@mantine/core";
import type { Board } from "@tracewright/board";
import { type Box, toMm } from "@tracewright/geometry";
import { useTranslation } from "react-i18next";
import type { Ratsnest } from "../ratsnest/find-ratsnest.ts";
import classes from "../run-options/run-options.module.css";
import { NetChoice } from "./net-choice.tsx";
import { type RequestedRoutingOptions, SCOPES } from "./requested-routing-options.ts";

/** What is to be routed: everything, chosen nets, what is in view, or nothing new. */
export function ScopeField({
  board,
  ratsnest,
  area,
  requested,
  onRequested,
}: {
  board: Board;
  ratsnest: Ratsnest | undefined;
  /** The part of the board in view. */
  area: Box | undefined;
  requested: RequestedRoutingOptions;
  onRequested: (requested: RequestedRoutingOptions) => void;
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
      value={requested.scope}
      onChange={(value) => onRequested({ ...requested, scope: SCOPES.find((scope) => scope === value) ?? "all" })}
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
            {scope === "nets" && requested.scope === "nets" && (
              <NetChoice
                board={board}
                airwires={ratsnest?.airwires}
                chosen={requested.nets}
                onChosen={(nets) => onRequested({ ...requested, nets })}
              />
            )}
          </div>
        ))}
      </Stack>
    </Radio.Group>
  );
}
