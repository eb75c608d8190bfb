import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { withoutLibrary } from "../../footprints/part-groups.ts";
import { formatDate } from "../../format/format-date.ts";
import type { FootprintChoicesQuery } from "../../graphql/generated/documents.ts";
import classes from "./footprints-screen.module.css";

export type RememberedChoice = FootprintChoicesQuery["footprintChoices"][number];

/** A table where there is room, a card each on a phone. */
export function RememberedFootprints({
  choices,
  isBusy,
  onForget,
}: {
  choices: readonly RememberedChoice[];
  isBusy: boolean;
  onForget: (choice: RememberedChoice) => void;
}) {
  const { t, i18n } = useTranslation();
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t("rememberedFootprints.wanted")}</th>
          <th scope="col">{t("rememberedFootprints.used")}</th>
          <th scope="col">{t("rememberedFootprints.since")}</th>
          <th scope="col">
            <span className="tw-visually-hidden">{t("rememberedFootprints.forget")}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {choices.map((choice) => (
          <tr key={`${choice.pins} ${choice.wanted}`}>
            <td>
              <span className={classes.name}>{choice.wanted}</span>
              <span className={classes.detail}>{t("rememberedFootprints.pins", { count: choice.pins })}</span>
            </td>
            <td>
              <span className={classes.name}>{choice.isOwn ? withoutLibrary(choice.footprint) : choice.footprint}</span>
              {choice.isOwn && <span className={classes.detail}>{t("rememberedFootprints.own")}</span>}
            </td>
            <td className={classes.date}>
              <time dateTime={choice.chosenAt}>{formatDate(choice.chosenAt, i18n.language)}</time>
            </td>
            <td className={classes.action}>
              <Button
                variant="subtle"
                color="gray"
                size="compact-sm"
                disabled={isBusy}
                aria-label={t("rememberedFootprints.forgetNamed", { name: choice.wanted })}
                onClick={() => onForget(choice)}
              >
                {t("rememberedFootprints.forget")}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
