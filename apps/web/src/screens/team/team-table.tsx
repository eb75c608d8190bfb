import { Button } from "@mantine/core";
import { IconSettings } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatDate } from "../../format/format-date.ts";
import type { TeamFactsFragment } from "../../graphql/generated/documents.ts";
import { projectsPath } from "../../holder/holder-path.ts";
import { HolderPicture } from "../../holder/holder-picture.tsx";
import { teamSettingPath } from "../../teams/team-path.ts";
import classes from "./team-table.module.css";

/** A table where there is room; on a phone name and role, the rest under them. */
export function TeamTable({ teams, onOpen }: { teams: readonly TeamFactsFragment[]; onOpen: (id: string) => void }) {
  const { t, i18n } = useTranslation();
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t("teams.column.team")}</th>
            <th scope="col">{t("teams.column.role")}</th>
            <th scope="col" data-column="members">
              {t("teams.column.members")}
            </th>
            <th scope="col" data-column="created">
              {t("teams.column.created")}
            </th>
            <th scope="col">
              <span className="tw-visually-hidden">{t("teams.column.actions")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {teams.map((team) => (
            // The whole row is a target for the pointer; the name is the link for everyone else.
            <tr
              key={team.id}
              className={classes.row}
              onClick={(event) => {
                if (!(event.target instanceof Element && event.target.closest("a, button"))) onOpen(team.id);
              }}
            >
              <th scope="row">
                <span className={classes.name}>
                  <HolderPicture of={team} size={32} />
                  <span className={classes.nameText}>
                    <Link to={projectsPath(team.id)}>{team.name}</Link>
                    {team.description && <span className={classes.detail}>{team.description}</span>}
                    <span className={`${classes.detail} ${classes.onPhone}`}>
                      {t("teams.members.count", { count: team.memberCount })}
                    </span>
                  </span>
                </span>
              </th>
              <td>{t(`teams.role.${team.myRoleType}`)}</td>
              <td data-column="members" className="tw-number">
                {team.memberCount}
              </td>
              <td data-column="created">
                <time dateTime={team.createdAt}>{formatDate(team.createdAt, i18n.language)}</time>
              </td>
              <td className={classes.actions}>
                <Button
                  component={Link}
                  to={teamSettingPath(team.id)}
                  variant="subtle"
                  color="gray"
                  size="compact-sm"
                  leftSection={<IconSettings size={16} aria-hidden />}
                  aria-label={t("teams.settingOf", { team: team.name })}
                >
                  {t("teams.setting")}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
