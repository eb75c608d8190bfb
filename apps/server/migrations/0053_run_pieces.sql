CREATE TABLE "run_pieces" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"run_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"status" text DEFAULT 'WAITING' NOT NULL,
	"ticket" bigserial NOT NULL,
	"input" json NOT NULL,
	"outcome" jsonb,
	"lease_owner" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"beat" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "run_pieces" ADD CONSTRAINT "run_pieces_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "run_pieces_once" ON "run_pieces" USING btree ("run_id","hash");--> statement-breakpoint
CREATE INDEX "run_pieces_open" ON "run_pieces" USING btree ("ticket") WHERE status in ('WAITING', 'PROGRESS');