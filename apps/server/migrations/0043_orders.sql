CREATE TABLE "board_price_lists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"file_name" text NOT NULL,
	"imported_by" uuid,
	"imported_at" timestamp (3) with time zone NOT NULL,
	"rules" jsonb NOT NULL,
	"currency" text NOT NULL,
	"is_sample" boolean NOT NULL,
	"is_active" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "estimate_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"estimate_id" uuid NOT NULL,
	"name" text NOT NULL,
	"storage_key" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"rank" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "estimates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"user_id" uuid,
	"request_key" uuid NOT NULL,
	"language" text NOT NULL,
	"company" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"board" text NOT NULL,
	"quantity" integer NOT NULL,
	"wished_date" text,
	"message" text NOT NULL,
	"consent_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'SUBMITTED' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "estimates_number" UNIQUE("number"),
	CONSTRAINT "estimates_state_known" CHECK (state in ('SUBMITTED', 'QUOTED', 'ACCEPTED', 'DECLINED', 'CLOSED')),
	CONSTRAINT "estimates_quantity" CHECK (quantity between 1 and 1000000),
	CONSTRAINT "estimates_lengths" CHECK (length(message) <= 5000 and length(board) <= 500)
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"event" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"by" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"storage_key" text NOT NULL,
	"sha256" text NOT NULL,
	"bytes" bigint NOT NULL,
	"rank" integer NOT NULL,
	CONSTRAINT "order_files_kind" CHECK (kind in ('FABRICATION', 'ASSEMBLY', 'BILL', 'REPORT', 'PICTURE'))
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"owner_id" uuid,
	"team_id" uuid,
	"holder_id" uuid GENERATED ALWAYS AS (coalesce(team_id, owner_id)) STORED,
	"holder_gone_at" timestamp (3) with time zone,
	"placed_by" uuid,
	"request_key" uuid NOT NULL,
	"project_id" uuid,
	"project_name" text NOT NULL,
	"major_version" integer NOT NULL,
	"revision_version" integer NOT NULL,
	"board_hash" text NOT NULL,
	"circuit_hash" text,
	"board" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"options" jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"currency" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"custom_made_consent_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'REQUESTED' NOT NULL,
	"approval" text DEFAULT 'NONE' NOT NULL,
	"approved_by" uuid,
	"cancel_asked_at" timestamp (3) with time zone,
	"cancel_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_number" UNIQUE("number"),
	CONSTRAINT "orders_holder_one" CHECK (num_nonnulls(owner_id, team_id) = 1 or holder_gone_at is not null),
	CONSTRAINT "orders_quantity" CHECK (quantity between 1 and 1000),
	CONSTRAINT "orders_state_known" CHECK (state in ('REQUESTED', 'QUOTED', 'PAID', 'PRODUCING', 'SHIPPED', 'DELIVERED', 'CANCELED')),
	CONSTRAINT "orders_approval" CHECK (approval in ('NONE', 'WANTED', 'GIVEN', 'DECLINED')),
	CONSTRAINT "orders_currency" CHECK (currency in ('KRW', 'USD')),
	CONSTRAINT "orders_note" CHECK (length(note) <= 2000)
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid,
	"estimate_id" uuid,
	"version" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"net" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"currency" text NOT NULL,
	"tax_rule" text NOT NULL,
	"lead_days" integer NOT NULL,
	"valid_until" timestamp (3) with time zone NOT NULL,
	"source" text NOT NULL,
	"price_list_id" uuid,
	"accepted_at" timestamp (3) with time zone,
	"accepted_by" uuid,
	"declined_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotes_order_version" UNIQUE("order_id","version"),
	CONSTRAINT "quotes_estimate_version" UNIQUE("estimate_id","version"),
	CONSTRAINT "quotes_of_one" CHECK (num_nonnulls(order_id, estimate_id) = 1),
	CONSTRAINT "quotes_sums" CHECK (net + tax = total and net > 0 and tax >= 0),
	CONSTRAINT "quotes_currency" CHECK (currency in ('KRW', 'USD') and tax_rule in ('KR_10', 'NONE')),
	CONSTRAINT "quotes_source" CHECK (source in ('TABLE', 'STAFF') and (source = 'TABLE') = (price_list_id is not null)),
	CONSTRAINT "quotes_answered" CHECK (num_nonnulls(accepted_at, declined_at) <= 1)
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"carrier" text NOT NULL,
	"tracking_number" text NOT NULL,
	"shipped_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shipments_quantity" CHECK (quantity > 0)
);
--> statement-breakpoint
ALTER TABLE "board_price_lists" ADD CONSTRAINT "board_price_lists_imported_by_users_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "estimate_files" ADD CONSTRAINT "estimate_files_estimate_id_estimates_id_fk" FOREIGN KEY ("estimate_id") REFERENCES "public"."estimates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "estimates" ADD CONSTRAINT "estimates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_files" ADD CONSTRAINT "order_files_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_placed_by_users_id_fk" FOREIGN KEY ("placed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_estimate_id_estimates_id_fk" FOREIGN KEY ("estimate_id") REFERENCES "public"."estimates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "board_price_lists_active" ON "board_price_lists" USING btree ("currency") WHERE is_active;--> statement-breakpoint
CREATE INDEX "estimate_files_estimate" ON "estimate_files" USING btree ("estimate_id","rank");--> statement-breakpoint
CREATE INDEX "estimates_user" ON "estimates" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "estimates_state" ON "estimates" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "estimates_request" ON "estimates" USING btree ("user_id","request_key");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_files_order" ON "order_files" USING btree ("order_id","rank");--> statement-breakpoint
CREATE INDEX "orders_holder" ON "orders" USING btree ("holder_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_state" ON "orders" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "orders_project" ON "orders" USING btree ("project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_request" ON "orders" USING btree ("placed_by","request_key");--> statement-breakpoint
CREATE INDEX "shipments_order" ON "shipments" USING btree ("order_id");--> statement-breakpoint
CREATE FUNCTION refuse_order_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  fixed text[] := CASE TG_TABLE_NAME
    WHEN 'orders' THEN ARRAY['id', 'number', 'request_key', 'project_name', 'major_version', 'revision_version', 'board_hash',
      'circuit_hash', 'board', 'quantity', 'options', 'address', 'currency', 'note', 'custom_made_consent_at', 'created_at']
    WHEN 'quotes' THEN ARRAY['id', 'order_id', 'estimate_id', 'version', 'lines', 'net', 'tax', 'total', 'currency', 'tax_rule',
      'lead_days', 'valid_until', 'source', 'price_list_id', 'created_at']
    WHEN 'order_files' THEN ARRAY['id', 'order_id', 'kind', 'name', 'storage_key', 'sha256', 'bytes', 'rank']
    ELSE ARRAY['id', 'order_id', 'event', 'from_state', 'to_state', 'by', 'note', 'at'] END;
  name text;
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'rows of % are never deleted', TG_TABLE_NAME;
  END IF;
  FOREACH name IN ARRAY fixed LOOP
    IF to_jsonb(NEW) -> name IS DISTINCT FROM to_jsonb(OLD) -> name THEN
      RAISE EXCEPTION '% of % never changes', name, TG_TABLE_NAME;
    END IF;
  END LOOP;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER orders_fixed BEFORE UPDATE OR DELETE ON "orders" FOR EACH ROW EXECUTE FUNCTION refuse_order_change();--> statement-breakpoint
CREATE TRIGGER quotes_fixed BEFORE UPDATE OR DELETE ON "quotes" FOR EACH ROW EXECUTE FUNCTION refuse_order_change();--> statement-breakpoint
CREATE TRIGGER order_files_fixed BEFORE UPDATE OR DELETE ON "order_files" FOR EACH ROW EXECUTE FUNCTION refuse_order_change();--> statement-breakpoint
CREATE TRIGGER order_events_fixed BEFORE UPDATE OR DELETE ON "order_events" FOR EACH ROW EXECUTE FUNCTION refuse_order_change();
