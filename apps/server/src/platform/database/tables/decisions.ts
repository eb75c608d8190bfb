import type { PartChoice, ReelChoice, VariantChoice } from "@tracewright/assembly";
import type { Footprint, Intent } from "@tracewright/board";
import { check, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { time, updated } from "./columns.ts";
import { heldByOne, IS_HELD_BY_ONE } from "./holder.ts";
import { projects } from "./projects.ts";

/** What people made of the intents that are read from a project's circuit; none until somebody says something. */
export const intentChoices = pgTable("intent_choices", {
  projectId: uuid("project_id")
    .primaryKey()
    .references(() => projects.id, { onDelete: "cascade" }),
  /** Counts the changes: a change says which state it was made on. */
  version: integer("version").notNull(),
  removed: jsonb("removed").$type<readonly string[]>().notNull(),
  added: jsonb("added").$type<readonly Intent[]>().notNull(),
  updatedAt: updated(),
});

/** Electrical rules that people set in a project without a board; a board has them among its properties. */
export const electricalChoices = pgTable("electrical_choices", {
  projectId: uuid("project_id")
    .primaryKey()
    .references(() => projects.id, { onDelete: "cascade" }),
  /** Counts the changes: a change says which state it was made on. */
  version: integer("version").notNull(),
  settings: jsonb("settings").$type<object>().notNull(),
  updatedAt: updated(),
});

/** What people decided about a project's assembly; none until somebody says something. */
export const assemblyChoices = pgTable("assembly_choices", {
  projectId: uuid("project_id")
    .primaryKey()
    .references(() => projects.id, { onDelete: "cascade" }),
  /** Counts the changes: a change says which state it was made on. */
  version: integer("version").notNull(),
  reels: jsonb("reels").$type<readonly ReelChoice[]>().notNull(),
  variants: jsonb("variants").$type<readonly VariantChoice[]>().notNull(),
  updatedAt: updated(),
});

/** A change of one line's part: what it was before, null where it was as designed. */
export interface PartChoiceStep {
  readonly line: string;
  readonly before: PartChoice | null;
}

/** What people decided about the parts of a project's bill of materials; none until somebody says something. */
export const partChoices = pgTable("part_choices", {
  projectId: uuid("project_id")
    .primaryKey()
    .references(() => projects.id, { onDelete: "cascade" }),
  /** Counts the changes: a change says which state it was made on. */
  version: integer("version").notNull(),
  choices: jsonb("choices").$type<readonly PartChoice[]>().notNull(),
  /** What can be undone, the newest last. */
  steps: jsonb("steps").$type<readonly PartChoiceStep[]>().notNull(),
  updatedAt: updated(),
});

/**
 * The footprints that an account or a team chose, for parts of the same wanted name and number of pins in their later
 * projects. One that no library has is kept whole.
 */
export const footprintChoices = pgTable(
  "footprint_choices",
  {
    ...heldByOne(),
    /** What the schematic names. */
    wanted: text("wanted").notNull(),
    /** Different pin numbers of the symbol. */
    pins: integer("pins").notNull(),
    footprint: text("footprint").notNull(),
    template: jsonb("template").$type<Footprint>(),
    /** Of the template as JSON. */
    templateBytes: integer("template_bytes").notNull(),
    chosenAt: time("chosen_at").notNull(),
    /** Set: no longer applied. It can be taken back for a while, then the row goes. */
    forgottenAt: time("forgotten_at"),
  },
  (table) => [
    primaryKey({ columns: [table.holderId, table.wanted, table.pins] }),
    check("footprint_choices_holder", IS_HELD_BY_ONE),
  ],
);
