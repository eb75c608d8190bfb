import { Button } from "@mantine/core";
import { IconPlus, IconSearchOff, IconUpload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { HolderTeam } from "../../holder/holder.ts";
import { useNewProject } from "../../projects/new-project.ts";
import { EmptyList } from "../../shell/empty-list.tsx";

export function EmptyProjects({ team }: { team: HolderTeam | undefined }) {
  const { t } = useTranslation();
  const { openNewProject } = useNewProject();
  return (
    <EmptyList
      icon={<IconUpload size={24} stroke={1.5} aria-hidden />}
      title={team ? t("teamProjects.emptyTitle", { team: team.name }) : t("projects.emptyTitle")}
      body={t(team ? "teamProjects.emptyBody" : "projects.emptyBody")}
    >
      <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => openNewProject()}>
        {t(team ? "projects.new" : "projects.first")}
      </Button>
    </EmptyList>
  );
}

export function NoSuchProjects({ keyword, onClear }: { keyword: string; onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyList
      icon={<IconSearchOff size={24} stroke={1.5} aria-hidden />}
      title={t("projects.noneTitle", { keyword })}
      body={t("projects.noneBody")}
    >
      <Button variant="default" onClick={onClear}>
        {t("common.clearSearch")}
      </Button>
    </EmptyList>
  );
}

export function NoneInState({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyList
      icon={<IconSearchOff size={24} stroke={1.5} aria-hidden />}
      title={t("projects.noneInState")}
      body={t("projects.noneInStateBody")}
    >
      <Button variant="default" onClick={onClear}>
        {t("projects.showAll")}
      </Button>
    </EmptyList>
  );
}

export function NoneOfCreator({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyList
      icon={<IconSearchOff size={24} stroke={1.5} aria-hidden />}
      title={t("teamProjects.noneOfCreator")}
      body={t("teamProjects.noneOfCreatorBody")}
    >
      <Button variant="default" onClick={onClear}>
        {t("teamProjects.showAll")}
      </Button>
    </EmptyList>
  );
}
