import type { FindingCounts } from "../../threads/messages/compare-messages.ts";
import { builder } from "../../wire/builder.ts";
import { documentUrl } from "../documents/document-store.ts";
import type { ProjectRow } from "../projects/project-policy.ts";
import { Finding } from "../runs/run-types.ts";
import type { VersionComparison } from "./compare-versions.ts";

const ComparedVersion = builder
  .objectRef<{ readonly project: ProjectRow; readonly findings: FindingCounts }>("ComparedVersion")
  .implement({
    fields: (t) => ({
      majorVersion: t.int({ resolve: ({ project }) => project.majorVersion }),
      revisionVersion: t.int({ resolve: ({ project }) => project.revisionVersion }),
      boardDocumentUrl: t.string({
        nullable: true,
        resolve: ({ project }) => documentUrl(project.id, project.boardHash),
      }),
      errors: t.int({ description: "Of the design rules.", resolve: ({ findings }) => findings.errors }),
      warnings: t.int({ resolve: ({ findings }) => findings.warnings }),
    }),
  });

const CHANGES_DESCRIPTION = `What differs, as \`BoardChange\` of packages/board: {kind, records: [{list, id, fate}], settings, place?, ...}.
Lengths and places in nanometres. kind: part-added | part-removed | part-replaced | part-changed | copper | zone-added | zone-removed |
zone-changed | net-added | net-removed | net-changed | outline | drawings | text | dimensions | group | rule | net-class | layers | setting.`;

export const EdaProjectVersionComparison = builder
  .objectRef<VersionComparison>("EdaProjectVersionComparison")
  .implement({
    fields: (t) => ({
      before: t.field({
        type: ComparedVersion,
        resolve: ({ versions, before }) => ({ project: versions.before, findings: before }),
      }),
      after: t.field({
        type: ComparedVersion,
        resolve: ({ versions, after }) => ({ project: versions.after, findings: after }),
      }),
      changes: t.field({ type: "JSON", description: CHANGES_DESCRIPTION, resolve: ({ changes }) => changes }),
      more: t.exposeInt("more", { description: "How many changes there are beyond these." }),
      appeared: t.field({
        type: [Finding],
        description: "Design rule violations that only the later board has; at most a hundred.",
        resolve: ({ appeared }) => [...appeared],
      }),
      gone: t.field({
        type: [Finding],
        description: "What they objected to only before; at most a hundred.",
        resolve: ({ gone }) => [...gone],
      }),
    }),
  });
