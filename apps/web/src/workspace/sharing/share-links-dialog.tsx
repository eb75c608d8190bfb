import { Button, Modal, Stack, Text, TextInput } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useClient, useQuery } from "urql";
import { formatDate, formatRelative } from "../../format/format-date.ts";
import type { CallFailure } from "../../graphql/call-failure.ts";
import {
  RevokeShareLinkDocument,
  ShareLinksDocument,
  type ShareLinksQuery,
} from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { RetryButton } from "../../shell/retry-button.tsx";
import { showToast } from "../../toasts/show-toast.ts";
import { NewLinkForm } from "./new-link-form.tsx";
import classes from "./share-links-dialog.module.css";
import { type NumberedVersion, type ShareableVersion, useShareableVersions } from "./use-shareable-versions.ts";

type ShareLink = ShareLinksQuery["edaProjectShareLinks"]["nodes"][number];

/** The read-only links to a project: those that there are, and a new one. */
export default function ShareLinksDialog({
  project,
  shown,
  onClose,
}: {
  project: { readonly id: string; readonly name: string };
  /** The version on view, where it is not the newest. */
  shown?: NumberedVersion | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const input = useMemo(() => ({ id: project.id }), [project.id]);
  const [{ data, error }, ask] = useQuery({
    query: ShareLinksDocument,
    variables: { input },
    requestPolicy: "network-only",
  });
  const reload = () => ask({ requestPolicy: "network-only" });
  const versions = useShareableVersions(project.id);
  const [created, setCreated] = useState<string>();
  const links = data?.edaProjectShareLinks.nodes;
  return (
    <Modal
      opened
      onClose={onClose}
      size={560}
      title={t("sharing.title", { name: project.name })}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <Stack gap="lg">
        <Text c="dimmed" size="sm">
          {t("sharing.body")}
        </Text>
        <NewLinkForm
          projectId={project.id}
          versions={versions}
          shown={shown}
          onCreated={(path) => {
            setCreated(new URL(path, location.origin).href);
            reload();
          }}
        />
        {created && <NewLink key={created} address={created} />}
        <section aria-label={t("sharing.links")}>
          <h3 className={classes.heading}>{t("sharing.links")}</h3>
          {error && <ErrorNote error={errorText(error)} action={<RetryButton onClick={reload} />} />}
          {links?.length === 0 && <p className={classes.none}>{t("sharing.none")}</p>}
          {links && links.length > 0 && (
            <ul className={classes.links}>
              {links.map((link) => (
                <LinkRow key={link.id} projectId={project.id} link={link} versions={versions} onRevoked={reload} />
              ))}
            </ul>
          )}
        </section>
      </Stack>
    </Modal>
  );
}

/** The address is known this once. */
function NewLink({ address }: { address: string }) {
  const { t } = useTranslation();
  const { copy, copied, error } = useClipboard();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  // Without a clipboard the keys of the browser copy what is selected.
  useEffect(() => {
    if (error) field.current?.select();
  }, [error]);
  return (
    <div className={classes.created} role="status">
      <TextInput
        ref={field}
        readOnly
        flex={1}
        label={t("sharing.created")}
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
        onClick={() => copy(address)}
      >
        {t(copied ? "sharing.copied" : "sharing.copy")}
      </Button>
    </div>
  );
}

function LinkRow({
  projectId,
  link,
  versions,
  onRevoked,
}: {
  projectId: string;
  link: ShareLink;
  versions: readonly ShareableVersion[];
  onRevoked: () => void;
}) {
  const { t, i18n } = useTranslation();
  const client = useClient();
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<CallFailure>();
  const { id, historyId, creatorName, createdAt, expiresAt, isExpired, hasCreatorLeft, showsComments } = link;
  const name = creatorName ?? t("projects.deletedAccount");
  const date = (iso: string) => formatDate(iso, i18n.language);
  const shows =
    historyId === null
      ? t("sharing.newest")
      : (versions.find((version) => version.id === historyId)?.label ?? t("sharing.oldVersion"));
  const validity = hasCreatorLeft
    ? t("sharing.creatorLeft", { date: date(expiresAt) })
    : t(isExpired ? "sharing.expired" : "sharing.until", { date: date(expiresAt) });
  const revoke = async () => {
    setBusy(true);
    const { error } = await client
      .mutation(RevokeShareLinkDocument, { input: { id: projectId, linkId: id } })
      .toPromise();
    setBusy(false);
    setError(error);
    if (error) return;
    showToast(t("sharing.revoked"));
    onRevoked();
  };
  return (
    <li className={classes.link} data-expired={isExpired || undefined}>
      <div className={classes.words}>
        <span>
          {shows} · {validity}
          {showsComments && ` · ${t("sharing.commentsToo")}`}
        </span>
        <small>{t("sharing.by", { name, when: formatRelative(createdAt, Date.now(), i18n.language) })}</small>
        {error && <ErrorNote error={errorText(error)} />}
      </div>
      <Button
        flex="none"
        variant="default"
        size="compact-sm"
        loading={isBusy}
        aria-label={t("sharing.revokeNamed", { name, date: date(createdAt) })}
        onClick={() => void revoke()}
      >
        {t("sharing.revoke")}
      </Button>
    </li>
  );
}
