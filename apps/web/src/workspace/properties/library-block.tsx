import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useQuery } from "urql";
import { blockPath } from "../../blocks/block-path.ts";
import { UsedBlocksDocument } from "../../graphql/generated/documents.ts";
import { useWorkspaceProject } from "../controller/project.ts";
import classes from "./properties-panel.module.css";

/** Which block of the library is on the board, in which version, and whether there is a newer one. */
export function LibraryBlock({ document }: { document: string }) {
  const { t } = useTranslation();
  const { project } = useWorkspaceProject();
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
  const { block, versionNumber, hasNewerVersion, isWithdrawn } = use;
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
      {block?.currentVersion && hasNewerVersion && (
        <p className={classes.quiet}>
          {t("properties.block.newer", { number: block.currentVersion.number })}{" "}
          <Link to={`${blockPath(block.id)}#versions`}>{t("properties.block.seeNew")}</Link>
        </p>
      )}
    </>
  );
}
