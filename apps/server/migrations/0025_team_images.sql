DROP INDEX "media_owner";--> statement-breakpoint
ALTER TABLE "media" ALTER COLUMN "owner_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "team_id" uuid;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "holder_id" uuid GENERATED ALWAYS AS (coalesce(team_id, owner_id)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_holder" ON "media" USING btree ("holder_id");--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_holder_one" CHECK (num_nonnulls(owner_id, team_id) = 1);