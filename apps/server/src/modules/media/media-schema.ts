import { refuseField } from "../../platform/application-error.ts";
import { refusal } from "../../platform/refusal.ts";
import { builder } from "../../wire/builder.ts";
import { GraphQLError } from "../../wire/graphql.ts";
import { requireSession } from "../../wire/request-context.ts";
import { storeMedia } from "./media-store.ts";
import { type ReceivedFile, readMedia } from "./read-media.ts";

/** A request carries up to 32 MB: three attachments of 10 MB and their frame. */
const MAX_FILES = 3;

/** The server's own form reader makes files that are no `File` of Node.js; a function cannot come out of JSON. */
function isReceivedFile(value: unknown): value is ReceivedFile {
  return (
    typeof value === "object" &&
    value !== null &&
    "arrayBuffer" in value &&
    typeof value.arrayBuffer === "function" &&
    "name" in value &&
    typeof value.name === "string" &&
    "size" in value &&
    typeof value.size === "number"
  );
}

builder.scalarType("Upload", {
  description: "A file of a multipart request (graphql-multipart-request-spec).",
  serialize: () => {
    throw new Error("a file does not travel back");
  },
  parseValue: (value) => {
    if (isReceivedFile(value)) return value as unknown as File;
    throw new GraphQLError("A file travels as a part of a multipart request.");
  },
});

const MediaPurpose = builder.enumType("MediaPurpose", {
  description: "PROFILE_IMAGE: JPG or PNG up to 3 MB, re-encoded. ATTACHMENT: JPG, PNG, PDF, MP4, MOV up to 10 MB.",
  values: ["PROFILE_IMAGE", "ATTACHMENT"] as const,
});

const SingleUploadFile = builder.objectRef<{ readonly url: string }>("SingleUploadFile").implement({
  fields: (t) => ({
    url: t.exposeString("url", { description: "Root-relative. Images are shown through /image?url=…&w=…" }),
  }),
});

const MultiUploadFile = builder.objectRef<{ readonly urls: readonly string[] }>("MultiUploadFile").implement({
  fields: (t) => ({ urls: t.exposeStringList("urls", { description: "In the order of the files." }) }),
});

const PURPOSE = "ATTACHMENT when absent.";

const SingleUploadFileInput = builder.inputType("SingleUploadFileInput", {
  fields: (t) => ({
    file: t.field({ type: "Upload", required: true }),
    purpose: t.field({ type: MediaPurpose, description: PURPOSE }),
  }),
});

const MultiUploadFileInput = builder.inputType("MultiUploadFileInput", {
  fields: (t) => ({
    files: t.field({ type: ["Upload"], required: true, description: `Up to ${MAX_FILES}.` }),
    purpose: t.field({ type: MediaPurpose, description: PURPOSE }),
  }),
});

builder.mutationFields((t) => ({
  singleUploadFile: t.field({
    type: SingleUploadFile,
    args: { input: t.arg({ type: SingleUploadFileInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireSession(context);
      const read = await readMedia(input.file, input.purpose ?? "ATTACHMENT");
      const [url = ""] = await storeMedia(context.application, userId, [read]);
      return { url };
    },
  }),
  multiUploadFile: t.field({
    type: MultiUploadFile,
    description: "All of them or, when one is refused, none.",
    args: { input: t.arg({ type: MultiUploadFileInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireSession(context);
      if (input.files.length === 0 || input.files.length > MAX_FILES)
        refuseField("files", refusal("too-many-files-at-once", { most: MAX_FILES, count: input.files.length }));
      const read = [];
      for (const file of input.files as readonly ReceivedFile[])
        read.push(await readMedia(file, input.purpose ?? "ATTACHMENT"));
      return { urls: await storeMedia(context.application, userId, read) };
    },
  }),
}));
