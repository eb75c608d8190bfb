import { builder } from "../../wire/builder.ts";
import { requireSession } from "../../wire/request-context.ts";
import { presignUploads } from "./uploads.ts";

const PresignedUrl = builder.objectRef<{ readonly url: string }>("PresignedUrl").implement({
  description:
    "Root-relative; PUT the bytes of the one file there within ten minutes, whole or part by part (docs/operating/uploads.md).",
  fields: (t) => ({ url: t.exposeString("url") }),
});

const PresignedUrls = builder.objectRef<{ readonly urls: readonly string[] }>("PresignedUrls").implement({
  fields: (t) => ({ urls: t.exposeStringList("urls", { description: "In the order of the files." }) }),
});

const PresignedUrlForFileUploadInput = builder.inputType("PresignedUrlForFileUploadInput", {
  fields: (t) => ({
    fileName: t.string({ required: true }),
    fileType: t.string({
      required: true,
      description:
        "A MIME type or a word of the client's; the content decides. DATASHEET: a PDF up to 300 MB. VIDEO: MP4 or MOV up to 100 MB. ATTACHMENT: a file for support, up to 10 MB. TEST: anything up to 1 MB.",
    }),
    fileUrl: t.string({
      description:
        "Of an upload that was begun and whose address has expired: it is signed again, to continue from there.",
    }),
  }),
});

const PresignedMultiUrlsForFileUploadInput = builder.inputType("PresignedMultiUrlsForFileUploadInput", {
  fields: (t) => ({ files: t.field({ type: [PresignedUrlForFileUploadInput], required: true }) }),
});

builder.queryFields((t) => ({
  presignedUrlForFileUpload: t.field({
    type: PresignedUrl,
    args: { input: t.arg({ type: PresignedUrlForFileUploadInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireSession(context);
      const [url = ""] = await presignUploads(context.application, userId, [input]);
      return { url };
    },
  }),
  presignedMultiUrlsForFileUpload: t.field({
    type: PresignedUrls,
    args: { input: t.arg({ type: PresignedMultiUrlsForFileUploadInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireSession(context);
      return { urls: await presignUploads(context.application, userId, input.files) };
    },
  }),
}));
