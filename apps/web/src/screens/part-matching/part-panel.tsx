import { Button, Group, Text } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useQuery } from "urql";
import { PartMatchDetailsDocument } from "../../graphql/generated/documents.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { LoadingSkeleton } from "../../shell/loading-skeleton.tsx";
import { RetryButton } from "../../shell/retry-button.tsx";
import { PartForm } from "./part-form.tsx";
import { nameReferences, type PartRow } from "./part-groups.ts";
import classes from "./part-matching.module.css";
import { useMatchingErrorText } from "./use-matching-error-text.ts";

/** One part, refetched whenever the list says that something about it has changed. */
export function PartPanel({
  projectId,
  row: { part, references },
  onDirty,
  onChanged,
  onBack,
}: {
  projectId: string;
  row: PartRow;
  onDirty: (isDirty: boolean) => void;
  onChanged: () => void;
  onBack: () => void;
}) {
  const { t } = useTranslation();
  const errorText = useMatchingErrorText();
  const [{ data, error }, refetch] = useQuery({
    query: PartMatchDetailsDocument,
    variables: { input: { id: projectId, key: part.key } },
    requestPolicy: "cache-and-network",
  });
  const details = data?.edaProjectPartMatch;
  // The list is updated by live messages and by polling; the part follows it.
  const state = JSON.stringify(part);
  const known = useRef(state);
  useEffect(() => {
    if (known.current === state) return;
    known.current = state;
    refetch({ requestPolicy: "network-only" });
  }, [state, refetch]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  const changed = () => {
    refetch({ requestPolicy: "network-only" });
    onChanged();
  };
  return (
    <section className={classes.panel} aria-labelledby="part-heading">
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <Button
          className={classes.back ?? ""}
          variant="default"
          size="compact-sm"
          leftSection={<IconArrowLeft size={16} aria-hidden />}
          onClick={onBack}
        >
          {t("parts.back")}
        </Button>
        <h2 id="part-heading" ref={heading} tabIndex={-1} className={classes.heading}>
          {nameReferences(references)}
          {part.type && <Text span c="dimmed" fw={400}>{` ${part.type}`}</Text>}
        </h2>
      </Group>
      {error && (
        <ErrorNote
          error={errorText(error)}
          action={<RetryButton onClick={() => refetch({ requestPolicy: "network-only" })} />}
        />
      )}
      {!details && !error && <LoadingSkeleton height={240} />}
      {details && (
        <PartForm
          // What is typed belongs to the match that it was typed over.
          key={JSON.stringify(details.match)}
          projectId={projectId}
          details={details}
          references={references}
          onDirty={onDirty}
          onChanged={changed}
        />
      )}
    </section>
  );
}
