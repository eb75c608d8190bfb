CREATE TABLE "team_members" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "team_members_role" CHECK ("team_members"."role" in ('OWNER', 'ADMIN', 'USER'))
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"thumbnail_url" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "teams_name_length" CHECK (char_length("teams"."name") between 2 and 40),
	CONSTRAINT "teams_description_length" CHECK (char_length("teams"."description") <= 500)
);
--> statement-breakpoint
ALTER TABLE "projects" DROP CONSTRAINT "projects_owner_id_users_id_fk";
--> statement-breakpoint
DROP INDEX "projects_owner";--> statement-breakpoint
DROP INDEX "datasheets_content";--> statement-breakpoint
DROP INDEX "projects_name";--> statement-breakpoint
ALTER TABLE "footprint_choices" DROP CONSTRAINT "footprint_choices_owner_id_wanted_pins_pk";--> statement-breakpoint
ALTER TABLE "known_parts" DROP CONSTRAINT "known_parts_owner_id_kind_pk";--> statement-breakpoint
ALTER TABLE "footprint_choices" ALTER COLUMN "owner_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "datasheets" ALTER COLUMN "owner_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "known_parts" ALTER COLUMN "owner_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ALTER COLUMN "owner_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "footprint_choices" ADD COLUMN "team_id" uuid;--> statement-breakpoint
ALTER TABLE "footprint_choices" ADD COLUMN "holder_id" uuid GENERATED ALWAYS AS (coalesce(team_id, owner_id)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "footprint_choices" ADD CONSTRAINT "footprint_choices_holder_id_wanted_pins_pk" PRIMARY KEY("holder_id","wanted","pins");--> statement-breakpoint
ALTER TABLE "datasheets" ADD COLUMN "team_id" uuid;--> statement-breakpoint
ALTER TABLE "datasheets" ADD COLUMN "holder_id" uuid GENERATED ALWAYS AS (coalesce(team_id, owner_id)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "known_parts" ADD COLUMN "team_id" uuid;--> statement-breakpoint
ALTER TABLE "known_parts" ADD COLUMN "holder_id" uuid GENERATED ALWAYS AS (coalesce(team_id, owner_id)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "known_parts" ADD CONSTRAINT "known_parts_holder_id_kind_pk" PRIMARY KEY("holder_id","kind");--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "team_id" uuid;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "holder_id" uuid GENERATED ALWAYS AS (coalesce(team_id, owner_id)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "team_members_once" ON "team_members" USING btree ("team_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "team_members_one_owner" ON "team_members" USING btree ("team_id") WHERE role = 'OWNER';--> statement-breakpoint
CREATE INDEX "team_members_user" ON "team_members" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "footprint_choices" ADD CONSTRAINT "footprint_choices_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "datasheets" ADD CONSTRAINT "datasheets_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_parts" ADD CONSTRAINT "known_parts_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "projects_holder" ON "projects" USING btree ("holder_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "datasheets_content" ON "datasheets" USING btree ("holder_id","sha256");--> statement-breakpoint
CREATE UNIQUE INDEX "projects_name" ON "projects" USING btree ("holder_id",lower("name")) WHERE deleted_at is null;--> statement-breakpoint
ALTER TABLE "footprint_choices" ADD CONSTRAINT "footprint_choices_holder" CHECK (num_nonnulls(owner_id, team_id) = 1);--> statement-breakpoint
ALTER TABLE "datasheets" ADD CONSTRAINT "datasheets_holder" CHECK (num_nonnulls(owner_id, team_id) = 1);--> statement-breakpoint
ALTER TABLE "known_parts" ADD CONSTRAINT "known_parts_holder" CHECK (num_nonnulls(owner_id, team_id) = 1);--> statement-breakpoint
CREATE FUNCTION require_team_owner() RETURNS trigger AS $$
BEGIN
  IF EXISTS (SELECT FROM teams WHERE id = coalesce(NEW.team_id, OLD.team_id) AND deleted_at IS NULL)
    AND NOT EXISTS (SELECT FROM team_members WHERE team_id = coalesce(NEW.team_id, OLD.team_id) AND role = 'OWNER')
  THEN RAISE EXCEPTION 'team % has no owner', coalesce(NEW.team_id, OLD.team_id) USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$ LANGUAGE plpgsql;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER team_has_owner AFTER INSERT OR UPDATE OR DELETE ON team_members
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_team_owner();
