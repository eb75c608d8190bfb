import { ActionIcon, Menu } from "@mantine/core";
import { IconCpu, IconDots, IconExternalLink, IconInfoCircle, IconPencil, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import type { ProjectRowFragment } from "../../graphql/generated/documents.ts";
import { projectPath } from "../../projects/project-path.ts";
import { withParts } from "../part-matching/part-matching-path.ts";
import { DeleteProjectDialog } from "./delete-project-dialog.tsx";
import { ProjectDetailsDialog } from "./project-details-dialog.tsx";
import { RenameProjectDialog } from "./rename-project-dialog.tsx";

export function ProjectMenu({ project }: { project: ProjectRowFragment }) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const [dialog, setDialog] = useState<"details" | "rename" | "delete">();
  const close = () => setDialog(undefined);
  return (
    <>
      <Menu width={180}>
        <Menu.Target>
          <ActionIcon size={32} aria-label={t("projects.actionsOf", { name: project.name })}>
            <IconDots size={20} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            component={Link}
            to={projectPath(project)}
            leftSection={<IconExternalLink size={16} aria-hidden />}
          >
            {t("projects.open")}
          </Menu.Item>
          <Menu.Item leftSection={<IconInfoCircle size={16} aria-hidden />} onClick={() => setDialog("details")}>
            {t("projects.details")}
          </Menu.Item>
          <Menu.Item
            component={Link}
            to={withParts(search, project.id)}
            leftSection={<IconCpu size={16} aria-hidden />}
          >
            {t("parts.open")}
          </Menu.Item>
          <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => setDialog("rename")}>
            {t("projects.rename")}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item
            color="var(--tw-danger)"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => setDialog("delete")}
          >
            {t("projects.delete")}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ProjectDetailsDialog project={project} opened={dialog === "details"} onClose={close} />
      <RenameProjectDialog project={project} opened={dialog === "rename"} onClose={close} />
      <DeleteProjectDialog project={project} opened={dialog === "delete"} onClose={close} />
    </>
  );
}
