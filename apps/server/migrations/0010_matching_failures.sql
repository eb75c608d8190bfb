ALTER TABLE "part_matchings" DROP COLUMN "message";--> statement-breakpoint
ALTER TABLE "part_matchings" ADD COLUMN "failure" text;