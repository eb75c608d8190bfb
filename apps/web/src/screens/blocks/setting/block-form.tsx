import { Button, TextInput } from "@mantine/core";
import { type FormEvent, type ReactNode, useCallback, useId, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useMutation, useQuery } from "urql";
import { blockSettingPath } from "../../../blocks/block-path.ts";
import type { CallFailure } from "../../../graphql/call-failure.ts";
import {
  BlockCategoriesDocument,
  type BlockFactsFragment,
  CreateBlockDocument,
  UpdateBlockDocument,
} from "../../../graphql/generated/documents.ts";
import { refusedField } from "../../../graphql/refused-field.ts";
import { useErrorText } from "../../../graphql/use-error-text.ts";
import { ErrorNote } from "../../../shell/error-note.tsx";
import { useUnsavedChanges } from "../../../shell/unsaved-guard.tsx";
import { showToast } from "../../../toasts/show-toast.ts";
import { clearUnsavedChanges } from "../../../unsaved/unsaved-changes.ts";
import { BlockState } from "../block-state.tsx";
import classes from "../blocks.module.css";
import { SECTIONS, type Section } from "../section-of.ts";
import { AboutSection } from "./about-section.tsx";
import { type BlockDraft, draftOfBlock, emptyDraft, inputOf, opensVersion, portOfFile } from "./block-draft.ts";
import type { ParsedBlock } from "./block-uploads.ts";
import { ClaimsSection } from "./claims-section.tsx";
import { draftProblems } from "./draft-problems.ts";
import { FilesSection } from "./files-section.tsx";
import { MaterialsSection } from "./materials-section.tsx";
import { NeedsSection } from "./needs-section.tsx";
import { ParametersSection } from "./parameters-section.tsx";
import { PortsSection } from "./ports-section.tsx";
import { useBlockFiles } from "./use-block-files.ts";
import { ValidationSection } from "./validation-section.tsx";

/** What was typed stays here whatever the server says. */
const STAYS = { handlesFaults: true };

/** The sections of a block. It is saved as a draft at any time; validated when its holder says so. */
export function BlockForm({
  block,
  teamId,
  onSaved,
}: {
  /** Undefined: a new one. */
  block: BlockFactsFragment | undefined;
  teamId: string | null;
  onSaved?: () => void;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const ids = useId();
  const form = useRef<HTMLFormElement>(null);
  const [first] = useState(() => (block ? draftOfBlock(block) : emptyDraft(teamId)));
  const [revision] = useState(block?.revision);
  const [draft, setDraft] = useState<BlockDraft>(first);
  const [isChecked, setChecked] = useState(false);
  const [parsed, setParsed] = useState<{ readonly [half in "schematic" | "footprint"]?: ParsedBlock }>({});
  const files = useBlockFiles();
  const [{ data: listed }] = useQuery({ query: BlockCategoriesDocument, requestPolicy: "cache-first" });
  const categories = listed?.categories ?? [];
  const [creating, create] = useMutation(CreateBlockDocument);
  const [updating, update] = useMutation(UpdateBlockDocument);
  const error = creating.error ?? updating.error;
  const isBusy = creating.fetching || updating.fetching;
  useUnsavedChanges(JSON.stringify(draft) !== JSON.stringify(first) || files.uploads.uploads.length > 0);
  const change = useCallback((part: Partial<BlockDraft>) => setDraft((before) => ({ ...before, ...part })), []);

  const problems = useMemo(() => draftProblems(draft), [draft]);
  const refused = refusedField(error);
  const problemOf = (field: string) => {
    const kind = problems.get(field);
    // A range is said at once; what is missing only after it was tried to save.
    if (kind && (isChecked || kind === "range" || kind === "number" || kind === "count"))
      return t(`library.problem.${kind}`);
    return error && refused === field ? errorText(error).sentence : undefined;
  };
  const goTo = (section: Section) => {
    const heading = form.current?.querySelector<HTMLElement>(`[data-section="${section}"] h2`);
    heading?.scrollIntoView({ block: "start" });
    heading?.focus();
  };

  /** Ports and parts of a file are taken over where there are none yet; the schematic's come before the layout's. */
  const readFile = (half: "schematic" | "footprint", content: ParsedBlock) => {
    setParsed((before) => ({ ...before, [half]: content }));
    setDraft((before) => {
      const replaces = half === "schematic" && block === undefined;
      const { ports, materials } = before;
      return {
        ...before,
        ports: ports.length === 0 || replaces ? content.ports.map(portOfFile) : ports,
        materials:
          materials.length === 0 || replaces
            ? content.materials.map(({ mpn, ...one }) => ({ ...one, manufacturerPartNumber: mpn }))
            : materials,
      };
    });
  };

  const save = async (isDraft: boolean) => {
    setChecked(true);
    const [problem] = problems.keys();
    if (problem !== undefined) return goTo(sectionOfField(problem));
    if (files.isBroken || files.isSending) return goTo("files");
    const input = { ...inputOf(draft, first, files.given), draft: isDraft };
    const { data, error } = block
      ? await update({ input: { ...input, id: block.id, ...(revision !== undefined && { revision }) } }, STAYS)
      : await create({ input: { ...input, teamId } }, STAYS);
    if (error || !data) {
      const field = refusedField(error);
      return goTo(field === undefined ? "validation" : sectionOfField(field));
    }
    // Of a complete block, name, category and memo change at once: nothing is validated.
    const isValidated = block?.status !== "COMPLETE" || opensVersion(input);
    showToast(t(isDraft || !isValidated ? "library.saved" : "library.validationStarted"));
    clearUnsavedChanges();
    if ("createBlock" in data) navigate(blockSettingPath(data.createBlock.id, teamId), { replace: true });
    else onSaved?.();
  };

  const parsedAny = parsed.schematic ?? parsed.footprint;
  const usual = categories.flatMap(({ subCategories }) => subCategories).find(({ id }) => id === draft.categoryId);
  const common = { draft, onChange: change, problemOf };
  const content: Record<Section, ReactNode> = {
    about: <AboutSection {...common} categories={categories} isOfTeam={teamId !== null} />,
    files: <FilesSection files={files} hasStored={block !== undefined} onParsed={readFile} />,
    ports: <PortsSection {...common} parsed={parsedAny} />,
    materials: <MaterialsSection {...common} />,
    parameters: <ParametersSection {...common} usual={usual?.parameters ?? []} />,
    needs: <NeedsSection {...common} ownId={block?.id} />,
    claims: <ClaimsSection {...common} />,
    validation: (
      <>
        <ValidationSection block={block} onSection={goTo} />
        <TextInput
          label={t("library.note")}
          description={t("library.noteHint")}
          value={draft.note}
          maxLength={200}
          onChange={({ currentTarget }) => change({ note: currentTarget.value })}
        />
        {error && (
          <ErrorNote
            error={errorText(error)}
            action={
              isChangedElsewhere(error) && onSaved ? (
                <Button
                  variant="default"
                  size="compact-sm"
                  onClick={() => {
                    clearUnsavedChanges();
                    onSaved();
                  }}
                >
                  {t("library.loadNewest")}
                </Button>
              ) : undefined
            }
          />
        )}
      </>
    ),
  };
  return (
    <form
      ref={form}
      noValidate
      className={classes.page}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save(false);
      }}
    >
      {SECTIONS.map((section) => (
        <section key={section} data-section={section} className={classes.section} aria-labelledby={`${ids}${section}`}>
          <h2 id={`${ids}${section}`} tabIndex={-1}>
            {t(`library.section.${section}`)}
          </h2>
          {content[section]}
        </section>
      ))}
      <div className={classes.bar}>
        <Button type="submit" loading={isBusy} disabled={files.isSending}>
          {t("library.validate")}
        </Button>
        <Button variant="default" disabled={files.isSending || isBusy} onClick={() => void save(true)}>
          {t("library.saveDraft")}
        </Button>
        {block && <BlockState status={block.status} />}
        {files.isSending && <span className={classes.quiet}>{t("library.sendingFiles")}</span>}
      </div>
    </form>
  );
}

/** Where a field stands, by the name that the server and the draft call it. */
function sectionOfField(field: string): Section {
  if (/^(ports|ioPorts)\b/.test(field)) return "ports";
  if (field.startsWith("materials")) return "materials";
  if (field.startsWith("parameters")) return "parameters";
  if (field.startsWith("needs")) return "needs";
  if (/FileUrl|fileUrl/.test(field)) return "files";
  return /^(certificationTypes|parameterTags)\b/.test(field) ? "claims" : "about";
}

function isChangedElsewhere(error: CallFailure): boolean {
  return error.graphQLErrors[0]?.extensions.reason === "CHANGED_ELSEWHERE";
}
