import { builder } from "../../wire/builder.ts";

const inputOf = (name: "EdaProjectLayoutInput" | "EdaProjectLayoutV2Input") =>
  builder.inputType(name, {
    fields: (t) => ({
      id: t.id({ required: true }),
      majorVersion: t.int(),
      revisionVersion: t.int(),
      historyId: t.id({ description: "A result of a run, or any other entry with a layout." }),
    }),
  });

export const EdaProjectLayoutInput = inputOf("EdaProjectLayoutInput");
export const EdaProjectLayoutV2Input = inputOf("EdaProjectLayoutV2Input");
