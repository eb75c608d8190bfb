import { ActionIcon, Menu } from "@mantine/core";
import {
  IconArrowRight,
  IconCopy,
  IconCopyPlus,
  IconCpu,
  IconCube,
  IconDots,
  IconExternalLink,
  IconInfoCircle,
  IconLink,
  IconMessageQuestion,
  IconPencil,
  IconTrash,
} from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { useMutation } from "urql";
import {
  DuplicateProjectDocument,
  type EdaProjectRight,
  type ListedProjectFragment,
} from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { useHolder } from "../../holder/holder.ts";
import { withParts } from "../../projects/part-matching-path.ts";
import { projectPath } from "../../projects/project-path.ts";
import { LateDialog } from "../../shell/late-dialog.tsx";
import { contactAboutPath } from "../../support/contact-path.ts";
import { showToast } from "../../toasts/show-toast.ts";
import { DeleteProjectDialog } from "./delete-project-dialog.tsx";
import { ProjectDetailsDialog } from "./project-details-dialog.tsx";
import { RenameProjectDialog } from "./rename-project-dialog.tsx";
import { TransferDialog } from "./transfer-dialog.tsx";

const loadLinks = () => import("../../workspace/sharing/share-links-dialog.tsx");

/** What can be done with a project; its row or card opens it by a click of the right button or the menu key, too. */
export function ProjectMenu({
  project,
  opened,
  onOpened,
}: {
  project: ListedProjectFragment;
  opened: boolean;
  onOpened: (opened: boolean) => void;
}) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const errorText = useErrorText();
  const [dialog, setDialog] = useState<"details" | "rename" | "delete" | "move" | "copy" | "share">();
  const may = (right: EdaProjectRight) => project.allowed.includes(right);
  const { teams = [] } = useHolder();
  /** Somebody else to give it to: oneself for a team's, a team for one's own. */
  const hasOthers = project.teamId !== null || teams.length > 0;
  const [, duplicate] = useMutation(DuplicateProjectDocument);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setDialog(undefined);
    // The item that opened the dialog is gone: the keyboard goes on at its menu.
    setTimeout(() => button.current?.focus());
  };
  const copy = async () => {
    const { error } = await duplicate({ input: { id: project.id, teamId: project.teamId } });
    if (error) showToast(errorText(error).sentence, "danger");
    else showToast(t("projects.duplicated", { name: project.name }));
  };
  return (
    <>
      <Menu width={220} opened={opened} onChange={onOpened} returnFocus>
        <Menu.Target>
          <ActionIcon ref={button} size={32} aria-label={t("projects.actionsOf", { name: project.name })}>
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
          {project.lastWorkPageType === "RESULT" && (
            <Menu.Item
              component={Link}
              to={projectPath(project, "result")}
              leftSection={<IconCube size={16} aria-hidden />}
            >
              {t("projects.openResult")}
            </Menu.Item>
          )}
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
          <Menu.Item leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void copy()}>
            {t("projects.duplicate")}
          </Menu.Item>
          {hasOthers && (
            <Menu.Item leftSection={<IconCopyPlus size={16} aria-hidden />} onClick={() => setDialog("copy")}>
              {t("transfer.copyItem")}
            </Menu.Item>
          )}
          {hasOthers && may("MOVE") && (
            <Menu.Item leftSection={<IconArrowRight size={16} aria-hidden />} onClick={() => setDialog("move")}>
              {t("transfer.moveItem")}
            </Menu.Item>
          )}
          {may("SHARE") && (
            <Menu.Item leftSection={<IconLink size={16} aria-hidden />} onClick={() => setDialog("share")}>
              {t("sharing.item")}
            </Menu.Item>
          )}
          <Menu.Item
            component={Link}
            to={contactAboutPath(project.id)}
            leftSection={<IconMessageQuestion size={16} aria-hidden />}
          >
            {t("projects.askSupport")}
          </Menu.Item>
          {may("DELETE") && (
            <>
              <Menu.Divider />
              <Menu.Item
                color="var(--tw-danger)"
                leftSection={<IconTrash size={16} aria-hidden />}
                onClick={() => setDialog("delete")}
              >
                {t("projects.delete")}
              </Menu.Item>
            </>
          )}
          {!may("MOVE") && (
            <>
              <Menu.Divider />
              <Menu.Label fw={400} style={{ whiteSpace: "normal" }}>
                {t(may("DELETE") ? "teamProjects.noMove" : "teamProjects.reserved")}
              </Menu.Label>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      <ProjectDetailsDialog project={project} opened={dialog === "details"} onClose={close} />
      <RenameProjectDialog project={project} opened={dialog === "rename"} onClose={close} />
      {(["move", "copy"] as const).map((transfer) => (
        <TransferDialog
          key={transfer}
          transfer={transfer}
          project={project}
          opened={dialog === transfer}
          onClose={close}
        />
      ))}
      {dialog === "share" && <LateDialog load={loadLinks} props={{ project, onClose: close }} />}
      <DeleteProjectDialog project={project} opened={dialog === "delete"} onClose={close} />
    </>
  );
}
