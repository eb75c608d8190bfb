ALTER TABLE "files" ADD COLUMN "received" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "parts" integer DEFAULT 0 NOT NULL;