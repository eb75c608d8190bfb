CREATE TABLE "credit_packs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"credits" integer NOT NULL,
	"price_krw" bigint,
	"price_usd" bigint,
	"is_sample" boolean NOT NULL,
	"published_at" timestamp (3) with time zone,
	"is_archived" boolean DEFAULT false NOT NULL,
	CONSTRAINT "credit_packs_numbers" CHECK (credits > 0 and coalesce(price_krw, 0) >= 0 and coalesce(price_usd, 0) >= 0)
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid,
	"team_id" uuid,
	"holder_id" uuid GENERATED ALWAYS AS (coalesce(team_id, owner_id)) STORED NOT NULL,
	"plan_version_id" uuid NOT NULL,
	"next_plan_version_id" uuid,
	"state" text NOT NULL,
	"renewal" text NOT NULL,
	"anchor_day" integer NOT NULL,
	"period_start" timestamp (3) with time zone NOT NULL,
	"period_end" timestamp (3) with time zone NOT NULL,
	"currency" text NOT NULL,
	"consents" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "memberships_holder_one" CHECK (num_nonnulls(owner_id, team_id) = 1),
	CONSTRAINT "memberships_state" CHECK (state in ('FREE', 'ACTIVE', 'PAST_DUE', 'ENDED')),
	CONSTRAINT "memberships_renewal" CHECK (renewal in ('AUTO', 'MANUAL', 'NONE')),
	CONSTRAINT "memberships_currency" CHECK (currency in ('KRW', 'USD')),
	CONSTRAINT "memberships_period" CHECK (period_end > period_start and anchor_day between 1 and 31)
);
--> statement-breakpoint
CREATE TABLE "plan_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"plan_id" text NOT NULL,
	"version" integer NOT NULL,
	"price_krw" bigint,
	"price_usd" bigint,
	"credits_a_month" integer NOT NULL,
	"project_limit" integer NOT NULL,
	"member_limit" integer,
	"is_sample" boolean NOT NULL,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "plan_versions_numbers" CHECK (version > 0 and coalesce(price_krw, 0) >= 0 and coalesce(price_usd, 0) >= 0 and credits_a_month >= 0
        and project_limit > 0 and coalesce(member_limit, 1) > 0)
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" text PRIMARY KEY NOT NULL,
	"holder_kind" text NOT NULL,
	"rank" integer NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	CONSTRAINT "plans_holder_kind" CHECK ("plans"."holder_kind" in ('USER', 'TEAM'))
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_plan_version_id_plan_versions_id_fk" FOREIGN KEY ("plan_version_id") REFERENCES "public"."plan_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_next_plan_version_id_plan_versions_id_fk" FOREIGN KEY ("next_plan_version_id") REFERENCES "public"."plan_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_versions" ADD CONSTRAINT "plan_versions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_one_living" ON "memberships" USING btree ("holder_id") WHERE state <> 'ENDED';--> statement-breakpoint
CREATE INDEX "memberships_due" ON "memberships" USING btree ("period_end") WHERE state <> 'ENDED';--> statement-breakpoint
CREATE UNIQUE INDEX "plan_versions_once" ON "plan_versions" USING btree ("plan_id","version");--> statement-breakpoint
CREATE FUNCTION refuse_offer_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.published_at IS NOT NULL AND (TG_OP = 'DELETE' OR to_jsonb(NEW) - 'is_archived' IS DISTINCT FROM to_jsonb(OLD) - 'is_archived') THEN
    RAISE EXCEPTION 'a published row of % is never changed', TG_TABLE_NAME;
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;--> statement-breakpoint
CREATE TRIGGER plan_versions_published BEFORE UPDATE OR DELETE ON "plan_versions" FOR EACH ROW EXECUTE FUNCTION refuse_offer_change();--> statement-breakpoint
CREATE TRIGGER credit_packs_published BEFORE UPDATE OR DELETE ON "credit_packs" FOR EACH ROW EXECUTE FUNCTION refuse_offer_change();--> statement-breakpoint
INSERT INTO "plans" ("id", "holder_kind", "rank") VALUES ('FREE', 'USER', 0), ('PRO', 'USER', 1), ('TEAM', 'TEAM', 2);--> statement-breakpoint
INSERT INTO "plan_versions" ("plan_id", "version", "price_krw", "price_usd", "credits_a_month", "project_limit", "member_limit", "is_sample", "published_at") VALUES
  ('FREE', 1, 0, 0, 30, 20, NULL, true, now()),
  ('PRO', 1, 19000, 1500, 200, 500, NULL, true, now()),
  ('TEAM', 1, 49000, 3900, 600, 2000, 20, true, now());--> statement-breakpoint
INSERT INTO "credit_packs" ("credits", "price_krw", "price_usd", "is_sample", "published_at") VALUES (50, 6000, 500, true, now()), (200, 20000, 1600, true, now());
