import { builder } from "../../wire/builder.ts";
import { BoardSide } from "../intents/intent-types.ts";

export const DrawingContent = builder.enumType("DrawingContent", {
  values: ["LAYOUT", "ASSEMBLY", "SCHEMATIC"] as const,
});

export const DrawingInput = builder.inputType("DrawingInput", {
  description: "What DRAWING_EXPORT draws; what is not given is as usual.",
  fields: (t) => ({
    content: t.field({
      type: DrawingContent,
      defaultValue: "LAYOUT",
    }),
    layers: t.stringList({
      description:
        "Of a layout, by KiCad's names; copper, the silkscreen of the side looked at and the outline unless given.",
    }),
    eachLayer: t.boolean({ description: "Each layer on a page of its own, with the outline." }),
    seenFrom: t.field({
      type: BoardSide,
      description:
        "A layout: the front unless given, and layers of the back on pages of their own from the back. An assembly drawing: both sides unless given.",
    }),
    drills: t.field({
      type: builder.enumType("DrillMarks", { values: ["ACTUAL", "SMALL", "NONE"] as const }),
      defaultValue: "ACTUAL",
      description: "Holes in copper as wide as they are, as marks of 0.35 mm at most, or not at all.",
    }),
    paper: t.field({
      type: builder.enumType("DrawingPaper", {
        values: {
          OWN: { description: "A board at true size without a frame; a sheet on the paper it was drawn for." },
          A4: {},
          A3: {},
          A2: {},
          A1: {},
          A0: {},
          Letter: {},
        },
      }),
      description: "With frame, title block and stated scale. A4 unless given; OWN for pictures and for schematics.",
    }),
    blackAndWhite: t.boolean(),
    dpi: t.int({ description: "Dots an inch of PNG and JPG, 36 to 2400; 300 unless given." }),
  }),
});
