import { Button } from "@mantine/core";
import type { LengthUnit } from "@tracewright/editor";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useQuery } from "urql";
import { blockPath } from "../../blocks/block-path.ts";
import { UsedBlocksDocument } from "../../graphql/generated/documents.ts";
import { LateDialog } from "../../shell/late-dialog.tsx";
import { useWorkspaceOrders } from "../controller/orders.ts";
import { useWorkspaceProject } from "../controller/project.ts";
import classes from "./properties-panel.module.css";

const loadUpdate = () => import("../blocks/update/block-update-dialog.tsx");

/** Which block of the library is on the board, in which version, and whether there is a newer one. */
export function LibraryBlock({
  document,
  unit,
  canTake,
}: {
  document: string;
  unit: LengthUnit;
  /** The board may be edited now. */
  canTake: boolean;
}) {
  const { t } = useTranslation();
  const { project, reload } = useWorkspaceProject();
  const { saveFirst } = useWorkspaceOrders();
  const [isOpen, open] = useState(false);
  const { id, majorVersion, revisionVersion } = project;
  const [{ data }, ask] = useQuery({
    query: UsedBlocksDocument,
    variables: { input: { id } },
    requestPolicy: "cache-and-network",
  });
  // A block that was just put is known once the board is saved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version may use others
  useEffect(() => ask({ requestPolicy: "network-only" }), [ask, majorVersion, revisionVersion]);
  const use = data?.edaProjectV2.usedBlocks.find((used) => used.document === document);
  if (!use) return null;
  const { block, versionNumber, offeredVersion, isWithdrawn } = use;
  return (
    <>
      <h3 className={classes.subheading}>{t("properties.block.library")}</h3>
      {block ? (
        <p className={classes.quiet}>
          <Link to={blockPath(block.id)}>{block.name}</Link>
          {`, ${t("library.versionNumber", { number: versionNumber })}`}
        </p>
      ) : (
        <p className={classes.quiet}>{t("properties.block.gone", { number: versionNumber })}</p>
      )}
      {isWithdrawn && <p className={classes.problem}>{t("properties.block.withdrawn", { number: versionNumber })}</p>}
      {block && offeredVersion !== null && (
        <>
          <p className={classes.quiet}>
            {t("properties.block.newer", { number: offeredVersion })}{" "}
            <Link to={`${blockPath(block.id)}#versions`}>{t("properties.block.seeNew")}</Link>
          </p>
          {canTake && (
            <Button size="compact-sm" variant="default" onClick={() => open(true)}>
              {t("properties.block.seeChanges")}
            </Button>
          )}
        </>
      )}
      {isOpen && (
        <LateDialog
          load={loadUpdate}
          props={{
            projectId: id,
            document,
            unit,
            onOrder: saveFirst,
            onTaken: () => void reload(),
            onClose: () => open(false),
          }}
        />
      )}
    </>
  );
}
