import type { Diagnostic, ImportReceipt as ImportReceiptRecord } from "@tracewright/board";
import type { Problem } from "../../threads/messages/packed-document.ts";
import { builder } from "../../wire/builder.ts";

const ReceiptFile = builder.objectRef<ImportReceiptRecord["files"][number]>("ReceiptFile").implement({
  fields: (t) => ({
    name: t.exposeString("name"),
    bytes: t.exposeInt("bytes"),
    recognisedAs: t.exposeString("recognisedAs", { description: "Decided by content, not by the name." }),
  }),
});

const ReceiptLine = builder.objectRef<ImportReceiptRecord["lines"][number]>("ReceiptLine").implement({
  fields: (t) => ({
    kind: t.exposeString("kind"),
    read: t.exposeInt("read"),
    kept: t.exposeInt("kept", { description: "Carried along unread and written back." }),
    converted: t.exposeInt("converted"),
    dropped: t.exposeInt("dropped"),
  }),
});

export const ImportDiagnostic = builder.objectRef<Diagnostic>("ImportDiagnostic").implement({
  fields: (t) => ({
    severity: t.exposeString("severity", { description: "error, warning or info." }),
    code: t.exposeString("code"),
    catalogue: t.int({ nullable: true, resolve: (diagnostic) => diagnostic.catalogue ?? null }),
    message: t.exposeString("message"),
    words: t.field({
      type: "JSON",
      nullable: true,
      description:
        "The message as data, for any language: `kind` names the sentence, `facts` its values, which may be phrases of the same form.",
      resolve: (diagnostic) => diagnostic.words ?? null,
    }),
    file: t.exposeString("file"),
    line: t.int({ nullable: true, resolve: (diagnostic) => diagnostic.line ?? null }),
    column: t.int({ nullable: true, resolve: (diagnostic) => diagnostic.column ?? null }),
    subjects: t.stringList({
      description: 'Parts, pads of parts ("R5 pad 1") and nets that the remark is about.',
      resolve: (diagnostic) => [...(diagnostic.subjects ?? [])],
    }),
    x: t.float({
      nullable: true,
      description: "Where on the board as it was imported, nanometres.",
      resolve: (diagnostic) => diagnostic.place?.x ?? null,
    }),
    y: t.float({ nullable: true, resolve: (diagnostic) => diagnostic.place?.y ?? null }),
  }),
});

export const ImportReceipt = builder.objectRef<ImportReceiptRecord>("ImportReceipt").implement({
  description: "What became of every uploaded file.",
  fields: (t) => ({
    files: t.field({ type: [ReceiptFile], resolve: (receipt) => [...receipt.files] }),
    lines: t.field({ type: [ReceiptLine], resolve: (receipt) => [...receipt.lines] }),
    diagnostics: t.field({ type: [ImportDiagnostic], resolve: (receipt) => [...receipt.diagnostics] }),
  }),
});

export const FileProblem = builder.objectRef<Problem>("FileProblem").implement({
  fields: (t) => ({
    code: t.exposeInt("code"),
    message: t.exposeString("message"),
    words: t.field({
      type: "JSON",
      nullable: true,
      description: "The message as data, as in an ImportDiagnostic.",
      resolve: (problem) => problem.words ?? null,
    }),
  }),
});
