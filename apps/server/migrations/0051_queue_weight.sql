ALTER TABLE "plan_versions" ADD COLUMN "queue_weight" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "work_turns" ADD COLUMN "weight" integer DEFAULT 1 NOT NULL;