import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { useQuery } from "urql";
import { BlocksOfProjectDocument } from "../../graphql/generated/documents.ts";
import { useErrorText } from "../../graphql/use-error-text.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { LoadingSkeleton } from "../../shell/loading-skeleton.tsx";
import { usePageTitle } from "../../shell/page-title.ts";
import { RetryButton } from "../../shell/retry-button.tsx";
import { linesOfProject } from "./chosen-blocks.ts";
import { FeatureForm } from "./feature-form.tsx";

/** A project made of blocks: a new one, or the blocks of one that exists. */
export default function FeatureScreen() {
  const { id } = useParams();
  return id === undefined ? <NewProject /> : <ExistingProject key={id} id={id} />;
}

function NewProject() {
  const { t } = useTranslation();
  usePageTitle(t("feature.title"));
  return <FeatureForm initial={[]} project={undefined} />;
}

function ExistingProject({ id }: { id: string }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [{ data, error }, ask] = useQuery({
    query: BlocksOfProjectDocument,
    variables: { input: { id } },
    requestPolicy: "network-only",
  });
  const project = data?.edaProject;
  usePageTitle(project ? t("feature.titleOf", { name: project.name }) : t("feature.title"));
  if (error)
    return (
      <ErrorNote
        error={errorText(error)}
        action={<RetryButton onClick={() => ask({ requestPolicy: "network-only" })} />}
      />
    );
  if (!project) return <LoadingSkeleton height={400} />;
  return <FeatureForm initial={linesOfProject(project.projectBlocks)} project={project} />;
}
