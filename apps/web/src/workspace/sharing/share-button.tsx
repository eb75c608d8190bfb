import { ActionIcon, Tooltip } from "@mantine/core";
import { IconLink } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ProjectRowFragment } from "../../graphql/generated/documents.ts";
import { LateDialog } from "../../shell/late-dialog.tsx";
import type { NumberedVersion } from "./use-shareable-versions.ts";

const loadLinks = () => import("./share-links-dialog.tsx");

/** Opens the read-only links to a project, for people who may give it out. */
export function ShareButton({
  project,
  shown,
}: {
  project: Pick<ProjectRowFragment, "id" | "name" | "allowed">;
  /** The version on view, where it is not the newest. */
  shown?: NumberedVersion | undefined;
}) {
  const { t } = useTranslation();
  const [isOpened, open] = useState(false);
  if (!project.allowed.includes("SHARE")) return null;
  return (
    <>
      <Tooltip label={t("sharing.open")}>
        <ActionIcon size={28} aria-label={t("sharing.open")} onClick={() => open(true)}>
          <IconLink size={16} aria-hidden />
        </ActionIcon>
      </Tooltip>
      {isOpened && <LateDialog load={loadLinks} props={{ project, shown, onClose: () => open(false) }} />}
    </>
  );
}
