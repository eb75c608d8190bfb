import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useQuery } from "urql";
import { BlockFootprintParseDocument, BlockSchematicParseDocument } from "../../../graphql/generated/documents.ts";
import { useErrorText } from "../../../graphql/use-error-text.ts";
import { ErrorNote } from "../../../shell/error-note.tsx";
import { LoadingSkeleton } from "../../../shell/loading-skeleton.tsx";
import { BlockDrawing } from "../block-drawing.tsx";
import classes from "../blocks.module.css";
import { fileKindOf, type ParsedBlock } from "./block-uploads.ts";

/** What the server reads in a file: its drawing, and how much a block of it would have. */
export function ParsePreview({
  half,
  fileUrl,
  fileUrls,
  name,
  onParsed,
}: {
  half: "schematic" | "footprint";
  fileUrl: string;
  fileUrls: string[] | undefined;
  name: string;
  onParsed: (half: "schematic" | "footprint", parsed: ParsedBlock) => void;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const fileKind = fileKindOf(name, half);
  const variables = {
    input: { fileUrl, fileKind: fileKind ?? "SCHEMATIC_KICAD", ...(fileUrls && { fileUrls }) },
  };
  const [schematic] = useQuery({
    query: BlockSchematicParseDocument,
    variables,
    pause: half !== "schematic" || !fileKind,
    context: STAYS,
  });
  const [footprint] = useQuery({
    query: BlockFootprintParseDocument,
    variables,
    pause: half !== "footprint" || !fileKind,
    context: STAYS,
  });
  const { error } = half === "schematic" ? schematic : footprint;
  const parsed = half === "schematic" ? schematic.data?.blockSchematicParse : footprint.data?.blockFootprintParse;
  const content = parsed?.json as ParsedBlock | undefined;
  const latest = useRef(onParsed);
  latest.current = onParsed;
  useEffect(() => {
    if (content) latest.current(half, content);
  }, [half, content]);
  const title = t(`library.half.${half}`);
  if (!fileKind) return <p className={classes.problem}>{t(`library.wrongRole.${half}`, { name })}</p>;
  if (error) return <ErrorNote error={errorText(error)} />;
  if (!parsed || !content) return <LoadingSkeleton height={240} />;
  return (
    <figure style={{ margin: 0 }}>
      {parsed.svgString !== null && (
        <div className={classes.large}>
          <BlockDrawing
            url={`data:image/svg+xml,${encodeURIComponent(parsed.svgString)}`}
            half={half}
            alt={t(`library.drawing.${half}`, { name })}
          />
        </div>
      )}
      <figcaption className={classes.quiet}>
        {title} · {t("library.parts", { count: content.parts.length })} ·{" "}
        {t("library.ports", { count: content.ports.length })} · {t("library.nets", { count: content.nets.length })}
      </figcaption>
      {content.remarks.length > 0 && (
        <details>
          <summary>{t("library.remarks", { count: content.remarks.length })}</summary>
          <ul>
            {content.remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        </details>
      )}
    </figure>
  );
}

const STAYS = { handlesFaults: true };
