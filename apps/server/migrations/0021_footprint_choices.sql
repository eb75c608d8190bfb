CREATE TABLE "footprint_choices" (
	"owner_id" uuid NOT NULL,
	"wanted" text NOT NULL,
	"pins" integer NOT NULL,
	"footprint" text NOT NULL,
	"template" jsonb,
	"template_bytes" integer NOT NULL,
	"chosen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "footprint_choices_owner_id_wanted_pins_pk" PRIMARY KEY("owner_id","wanted","pins")
);
--> statement-breakpoint
ALTER TABLE "footprint_choices" ADD CONSTRAINT "footprint_choices_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;