import { Menu } from "@mantine/core";
import { IconCheck, IconUsersGroup } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useHolder } from "../holder/holder.ts";
import { projectsPath } from "../holder/holder-path.ts";
import { HolderPicture } from "../holder/holder-picture.tsx";
import { useProfile } from "../shell/signed-in.tsx";
import classes from "./app-frame.module.css";

/** One entry of a menu for each space that one can work in, and the way to all teams. */
export function SpaceItems() {
  const { t } = useTranslation();
  const { teams = [], team } = useHolder();
  const { thumbnailUrl, name } = useProfile();
  return (
    <>
      <SpaceItem
        name={t("holder.personal")}
        picture={<HolderPicture of={{ name, thumbnailUrl }} />}
        teamId={undefined}
        isCurrent={team === undefined}
      />
      {teams.map((each) => (
        <SpaceItem
          key={each.id}
          name={each.name}
          picture={<HolderPicture of={each} />}
          teamId={each.id}
          isCurrent={each.id === team?.id}
        />
      ))}
      <Menu.Item component={Link} to="/workspace/team/" leftSection={<IconUsersGroup size={20} aria-hidden />}>
        {t("holder.all")}
      </Menu.Item>
    </>
  );
}

function SpaceItem({
  name,
  picture,
  teamId,
  isCurrent,
}: {
  name: string;
  picture: ReactNode;
  teamId: string | undefined;
  isCurrent: boolean;
}) {
  return (
    <Menu.Item
      component={Link}
      to={projectsPath(teamId)}
      leftSection={picture}
      rightSection={isCurrent && <IconCheck size={16} aria-hidden />}
      {...(isCurrent && { "aria-current": "true" as const })}
    >
      <span className={classes.spaceName}>{name}</span>
    </Menu.Item>
  );
}
