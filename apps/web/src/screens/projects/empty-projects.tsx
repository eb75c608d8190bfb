import { Button, Text, Title } from "@mantine/core";
import { IconPlus, IconSearchOff, IconUpload } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { HolderTeam } from "../../holder/holder.ts";
import { useNewProject } from "../new-project/new-project.ts";
import classes from "./empty-projects.module.css";

export function EmptyProjects({ team }: { team: HolderTeam | undefined }) {
  const { t } = useTranslation();
  const { openNewProject } = useNewProject();
  return (
    <Empty
      icon={<IconUpload size={24} stroke={1.5} aria-hidden />}
      title={team ? t("teamProjects.emptyTitle", { team: team.name }) : t("projects.emptyTitle")}
      body={t(team ? "teamProjects.emptyBody" : "projects.emptyBody")}
    >
      <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => openNewProject()}>
        {t(team ? "projects.new" : "projects.first")}
      </Button>
    </Empty>
  );
}

export function NoSuchProjects({ keyword, onClear }: { keyword: string; onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <Empty
      icon={<IconSearchOff size={24} stroke={1.5} aria-hidden />}
      title={t("projects.noneTitle", { keyword })}
      body={t("projects.noneBody")}
    >
      <Button variant="default" onClick={onClear}>
        {t("projects.clearSearch")}
      </Button>
    </Empty>
  );
}

export function NoneInState({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <Empty
      icon={<IconSearchOff size={24} stroke={1.5} aria-hidden />}
      title={t("projects.noneInState")}
      body={t("projects.noneInStateBody")}
    >
      <Button variant="default" onClick={onClear}>
        {t("projects.showAll")}
      </Button>
    </Empty>
  );
}

export function NoneOfCreator({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <Empty
      icon={<IconSearchOff size={24} stroke={1.5} aria-hidden />}
      title={t("teamProjects.noneOfCreator")}
      body={t("teamProjects.noneOfCreatorBody")}
    >
      <Button variant="default" onClick={onClear}>
        {t("teamProjects.showAll")}
      </Button>
    </Empty>
  );
}

function Empty({ icon, title, body, children }: { icon: ReactNode; title: string; body: string; children: ReactNode }) {
  return (
    <section className={classes.empty}>
      <span className={classes.icon}>{icon}</span>
      <Title order={2} fz={16}>
        {title}
      </Title>
      <Text c="dimmed" maw={420} mb="lg">
        {body}
      </Text>
      {children}
    </section>
  );
}
