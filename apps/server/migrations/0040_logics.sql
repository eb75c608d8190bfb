ALTER TABLE "projects" ALTER COLUMN "job_type" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "history_entries" ADD COLUMN "logic_hash" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "logic_hash" text;