import { Button, Title } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, Navigate, useParams, useSearchParams } from "react-router";
import { useQuery } from "urql";
import { blockPath, customBlocksPath } from "../../../blocks/block-path.ts";
import { errorCode } from "../../../graphql/error-signs.ts";
import { BlockDetailDocument, BlockProgressDocument } from "../../../graphql/generated/documents.ts";
import { useErrorText } from "../../../graphql/use-error-text.ts";
import { ErrorNote } from "../../../shell/error-note.tsx";
import { LoadingSkeleton } from "../../../shell/loading-skeleton.tsx";
import { usePageTitle } from "../../../shell/page-title.ts";
import { RetryButton } from "../../../shell/retry-button.tsx";
import { hasUnsavedChanges } from "../../../unsaved/unsaved-changes.ts";
import { isValidating } from "../block-state.tsx";
import classes from "../blocks.module.css";
import { useWhileValidating } from "../use-while-validating.ts";
import { BlockForm } from "./block-form.tsx";

/** A new block, or one to edit. */
export default function BlockSettingScreen() {
  const { id } = useParams();
  const [search] = useSearchParams();
  const teamId = search.get("teamId") || null;
  return id === undefined ? <NewBlock key={teamId} teamId={teamId} /> : <EditBlock key={id} id={id} />;
}

function NewBlock({ teamId }: { teamId: string | null }) {
  const { t } = useTranslation();
  usePageTitle(t("library.newTitle"));
  return (
    <Page title={t("library.newTitle")} back={customBlocksPath(teamId)}>
      <BlockForm block={undefined} teamId={teamId} />
    </Page>
  );
}

function EditBlock({ id }: { id: string }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const variables = { input: { id } };
  const [{ data, error, fetching }, ask] = useQuery({
    query: BlockDetailDocument,
    variables,
    requestPolicy: "network-only",
  });
  const [, askProgress] = useQuery({ query: BlockProgressDocument, variables, pause: true });
  const block = data?.block.id === id ? data.block : undefined;
  const title = block ? t("library.editTitle", { name: block.name }) : t("library.block");
  usePageTitle(title);
  const isUnderWay = block !== undefined && isValidating(block.status);
  useWhileValidating(
    isUnderWay,
    useCallback(() => askProgress({ requestPolicy: "network-only" }), [askProgress]),
  );
  const [shown, setShown] = useState(0);
  const reload = useCallback(() => ask({ requestPolicy: "network-only" }), [ask]);

  // What the validation found out is shown as soon as it has ended, unless something is being typed.
  const wasUnderWay = useRef(false);
  const isReloading = useRef(false);
  useEffect(() => {
    if (wasUnderWay.current && !isUnderWay) {
      isReloading.current = true;
      reload();
    }
    wasUnderWay.current = isUnderWay;
  }, [isUnderWay, reload]);
  useEffect(() => {
    if (fetching || !isReloading.current) return;
    isReloading.current = false;
    if (!hasUnsavedChanges()) setShown((count) => count + 1);
  }, [fetching]);

  if (error && errorCode(error) === 404) return <Navigate to="/404/" replace />;
  // Others see it and do not change it.
  if (block && !block.allowed.includes("EDIT")) return <Navigate to={blockPath(id)} replace />;
  return (
    <Page title={title} back={block ? blockPath(id) : customBlocksPath(null)}>
      {error && <ErrorNote error={errorText(error)} action={<RetryButton onClick={reload} />} />}
      {!block && !error && <LoadingSkeleton height={480} w="100%" />}
      {block && (
        <BlockForm
          key={shown}
          block={block}
          teamId={block.teamId}
          onSaved={() => {
            isReloading.current = true;
            reload();
          }}
        />
      )}
    </Page>
  );
}

function Page({ title, back, children }: { title: string; back: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={classes.page}>
      <div>
        <Button
          component={Link}
          to={back}
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<IconArrowLeft size={16} aria-hidden />}
        >
          {t("library.back")}
        </Button>
        <Title order={1} fz={20} mt={8} style={{ overflowWrap: "anywhere" }}>
          {title}
        </Title>
      </div>
      {children}
    </div>
  );
}
