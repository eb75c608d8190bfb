import { builder } from "../../wire/builder.ts";
import { JobType } from "../projects/project-type.ts";
import type { FeedbackRow } from "./create-feedback.ts";

export const ANSWERS_DESCRIPTION = `speed and quality, and usability of a placement or manufacturability of a routing, each from 1 to 5;
favorites, of a placement SHORT_WIRES, GROUPED_PARTS, EDGE_PARTS, TIDY_ROWS, SMALL_AREA, of a routing COMPLETE, SHORT_TRACKS, FEW_VIAS,
CLEAN_PAIRS, TIDY_TRACKS, and OTHER, with its text in other.`;

export const Feedback = builder.objectRef<FeedbackRow>("Feedback").implement({
  description: "What somebody thinks of what a run came to.",
  fields: (t) => ({
    id: t.exposeID("id"),
    projectId: t.exposeID("projectId"),
    requestGroupId: t.exposeID("requestGroupId", { nullable: true }),
    jobType: t.field({ type: JobType, resolve: ({ jobType }) => jobType }),
    userId: t.exposeID("userId"),
    rating: t.exposeInt("rating", { nullable: true, description: "The rounded mean of speed and quality, 1 to 5." }),
    comment: t.exposeString("comment", { nullable: true }),
    raw: t.field({ type: "JSON", nullable: true, description: ANSWERS_DESCRIPTION, resolve: ({ raw }) => raw }),
    createdAt: t.field({ type: "DateTime", resolve: ({ createdAt }) => createdAt }),
    updatedAt: t.field({ type: "DateTime", resolve: ({ updatedAt }) => updatedAt }),
  }),
});
