import { Badge, Button, Group, SegmentedControl, Title } from "@mantine/core";
import { IconArrowLeft, IconCopy, IconPencil, IconPuzzle, IconTrash } from "@tabler/icons-react";
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, Navigate, useLocation, useNavigate } from "react-router";
import { useQuery } from "urql";
import { blockPath, blockSettingPath, customBlocksPath, LIBRARY_PATH } from "../../../blocks/block-path.ts";
import { formatDate } from "../../../format/format-date.ts";
import { errorCode } from "../../../graphql/error-signs.ts";
import { BlockDetailDocument, type BlockFactsFragment } from "../../../graphql/generated/documents.ts";
import { useErrorText } from "../../../graphql/use-error-text.ts";
import { imageUrl } from "../../../images/image-url.ts";
import { useAuthorName } from "../../../projects/use-author-name.ts";
import { ErrorNote } from "../../../shell/error-note.tsx";
import { LoadingSkeleton } from "../../../shell/loading-skeleton.tsx";
import { usePageTitle } from "../../../shell/page-title.ts";
import { RetryButton } from "../../../shell/retry-button.tsx";
import { accessOf } from "../block-card.tsx";
import { BlockDrawing } from "../block-drawing.tsx";
import { BlockState, isValidating } from "../block-state.tsx";
import classes from "../blocks.module.css";
import { DeleteBlockDialog } from "../delete-block-dialog.tsx";
import { ReasonList } from "../reason-list.tsx";
import { sizeText, usePriceText } from "../use-block-facts.ts";
import { useDuplicateBlock } from "../use-duplicate-block.ts";
import { useWhileValidating } from "../use-while-validating.ts";
import { BlockModel } from "./block-model.tsx";
import { Calculator } from "./calculator.tsx";
import { DownloadMenu } from "./download-menu.tsx";
import { MaterialTable } from "./material-table.tsx";
import { NeedTable } from "./need-table.tsx";
import { PortTable } from "./port-table.tsx";
import { SourceList } from "./source-list.tsx";
import { UseBlockDialog } from "./use-block-dialog.tsx";
import { VersionTable } from "./version-table.tsx";

const THUMBNAIL_PIXELS = 48;

/** Everything about a block. */
export function BlockDetail({ id }: { id: string }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [{ data, error }, ask] = useQuery({
    query: BlockDetailDocument,
    variables: { input: { id } },
    requestPolicy: "cache-and-network",
  });
  const reload = useCallback(() => ask({ requestPolicy: "network-only" }), [ask]);
  const block = data?.block.id === id ? data.block : undefined;
  usePageTitle(block?.name ?? t("library.block"));
  useWhileValidating(block !== undefined && isValidating(block.status), reload);
  if (error && errorCode(error) === 404) return <Navigate to="/404/" replace />;
  return (
    <div className={classes.page}>
      {error && <ErrorNote error={errorText(error)} action={<RetryButton onClick={reload} />} />}
      {!block && !error && <LoadingSkeleton height={480} w="100%" />}
      {block && <BlockFacts block={block} onChanged={reload} />}
    </div>
  );
}

function BlockFacts({ block, onChanged }: { block: BlockFactsFragment; onChanged: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const duplicate = useDuplicateBlock();
  const [isInSpace, setIsInSpace] = useState(false);
  const [dialog, setDialog] = useState<"delete" | "use">();
  const close = () => setDialog(undefined);
  const isOwn = block.allowed.includes("EDIT");
  const list = isOwn ? customBlocksPath(block.teamId) : LIBRARY_PATH;
  const isUsable = block.currentVersion !== null && block.footprint !== null;
  const copy = async () => {
    const made = await duplicate(block);
    if (made !== undefined) navigate(blockPath(made));
  };
  return (
    <>
      <div>
        <Button
          component={Link}
          to={list}
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<IconArrowLeft size={16} aria-hidden />}
        >
          {t(isOwn ? "library.backToOwn" : "library.backToLibrary")}
        </Button>
        <Group mt={8} gap="sm">
          {block.thumbnailUrl && (
            <img className={classes.thumbnail} src={imageUrl(block.thumbnailUrl, THUMBNAIL_PIXELS)} alt="" />
          )}
          <Title order={1} fz={20} style={{ overflowWrap: "anywhere" }}>
            {block.name}
          </Title>
          {isOwn && <BlockState status={block.status} />}
          {block.isNew && (
            <Badge variant="light" size="sm">
              {t("library.new")}
            </Badge>
          )}
        </Group>
        <span className={classes.quiet}>
          {block.category?.name ?? t("library.noCategory")} · {t(`library.access.${accessOf(block)}`)}
        </span>
      </div>
      <Group gap="sm">
        <Button
          leftSection={<IconPuzzle size={16} aria-hidden />}
          disabled={!isUsable}
          onClick={() => setDialog("use")}
        >
          {t("library.use")}
        </Button>
        {isOwn && (
          <Button
            component={Link}
            to={blockSettingPath(block.id, block.teamId)}
            variant="default"
            leftSection={<IconPencil size={16} aria-hidden />}
          >
            {t("library.edit")}
          </Button>
        )}
        {block.schematic && <DownloadMenu block={block} />}
        <Button variant="default" leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void copy()}>
          {t("library.duplicate")}
        </Button>
        {block.allowed.includes("DELETE") && (
          <Button
            variant="default"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => setDialog("delete")}
          >
            {t("library.delete")}
          </Button>
        )}
      </Group>
      {!isUsable && <p className={classes.quiet}>{t("library.useNeeds")}</p>}
      {block.memo && <p className={classes.memo}>{block.memo}</p>}
      {isOwn && block.reasons.length > 0 && (
        <BlockSection title={t("library.reasons")}>
          <ReasonList reasons={block.reasons} />
        </BlockSection>
      )}
      <div className={classes.pair}>
        {(["schematic", "footprint"] as const).map((half) => (
          <figure key={half} style={{ margin: 0 }}>
            <div className={classes.large}>
              {half === "footprint" && isInSpace && block.footprint?.modelUrl ? (
                <BlockModel url={block.footprint.modelUrl} name={block.name} />
              ) : (
                <BlockDrawing
                  url={block[half]?.svgUrl}
                  half={half}
                  alt={t(`library.drawing.${half}`, { name: block.name })}
                />
              )}
            </div>
            <figcaption className={classes.figureCaption}>
              {block[half] ? t(`library.half.${half}`) : t(`library.without.${half}`)}
              {half === "footprint" && block.footprint?.modelUrl && (
                <SegmentedControl
                  size="xs"
                  aria-label={t("library.layoutView")}
                  value={isInSpace ? "3d" : "2d"}
                  onChange={(value) => setIsInSpace(value === "3d")}
                  data={[
                    { value: "2d", label: t("library.flat") },
                    { value: "3d", label: t("library.inSpace") },
                  ]}
                />
              )}
            </figcaption>
          </figure>
        ))}
      </div>
      <Facts block={block} />
      <BlockSection title={t("library.portsTitle")}>
        <PortTable ports={block.ioPorts} />
      </BlockSection>
      <BlockSection title={t("library.parameters")}>
        <Calculator parameters={block.parameters} />
      </BlockSection>
      <BlockSection title={t("library.materials")}>
        <MaterialTable materials={block.materials} />
      </BlockSection>
      {block.needs.length > 0 && (
        <BlockSection title={t("library.needsTitle")}>
          <NeedTable needs={block.needs} />
        </BlockSection>
      )}
      <BlockSection title={t("library.sources")}>
        <SourceList documentUrl={block.schematic?.jsonUrl} />
      </BlockSection>
      <BlockSection title={t("library.versions")} anchor="versions">
        <VersionTable id={block.id} mayWithdraw={isOwn} onWithdrawn={onChanged} />
      </BlockSection>
      <DeleteBlockDialog
        block={block}
        opened={dialog === "delete"}
        onDeleted={() => navigate(list, { replace: true })}
        onClose={close}
      />
      {dialog === "use" && <UseBlockDialog block={block} onClose={close} />}
    </>
  );
}

/** `anchor`: the part of an address that leads here. */
function BlockSection({ title, anchor, children }: { title: string; anchor?: string; children: ReactNode }) {
  const id = useId();
  const { hash } = useLocation();
  const isLedTo = anchor !== undefined && hash === `#${anchor}`;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isLedTo) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [isLedTo]);
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function Facts({ block }: { block: BlockFactsFragment }) {
  const { t, i18n } = useTranslation();
  const priceText = usePriceText();
  const authorName = useAuthorName();
  const facts: readonly (readonly [label: string, value: string | undefined])[] = [
    [t("library.size"), sizeText(block)],
    [t("library.layers"), block.copperLayers === null ? undefined : String(block.copperLayers)],
    [t("library.partCount"), block.partCount === null ? undefined : String(block.partCount)],
    [t("library.price"), priceText(block)],
    [t("library.type"), t(`library.types.${typeOf(block.blockType)}`)],
    [t("library.version"), block.currentVersion ? String(block.currentVersion.number) : t("library.noVersion")],
    [t("library.uses"), t("library.projects", { count: block.usedInProjects })],
    [t("library.author"), block.creatorAuthor ? authorName(block.creatorAuthor) : t("library.access.BUILT_IN")],
    [t("library.changed"), formatDate(block.updatedAt, i18n.language)],
    [t("library.claims"), block.certificationTypes.join(", ") || undefined],
    [t("library.tags"), block.parameterTags.join(", ") || undefined],
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) => value !== undefined && <Fact key={label} label={label} value={value} />)}
    </dl>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}

function typeOf(blockType: string): "MAIN" | "SUB" | "CONNECTOR" {
  return blockType === "SUB" || blockType === "CONNECTOR" ? blockType : "MAIN";
}
