CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid,
	"team_id" uuid,
	"holder_id" uuid GENERATED ALWAYS AS (coalesce(team_id, owner_id)) STORED NOT NULL,
	"name" text NOT NULL,
	"receiver" text NOT NULL,
	"phone_number" text NOT NULL,
	"country_code" text NOT NULL,
	"country_calling_code" text NOT NULL,
	"city" text NOT NULL,
	"address" text NOT NULL,
	"detail_address" text,
	"postal_code" text NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "addresses_holder_one" CHECK (num_nonnulls(owner_id, team_id) = 1)
);
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_holder" ON "addresses" USING btree ("holder_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default" ON "addresses" USING btree ("holder_id") WHERE is_default;