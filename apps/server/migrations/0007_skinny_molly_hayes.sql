DROP INDEX "history_project";--> statement-breakpoint
ALTER TABLE "history_entries" ADD COLUMN "change" jsonb;--> statement-breakpoint
ALTER TABLE "history_entries" ADD COLUMN "sequence" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "history_entries_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
CREATE INDEX "history_project" ON "history_entries" USING btree ("project_id","sequence");