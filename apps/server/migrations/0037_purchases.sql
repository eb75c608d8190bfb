CREATE TABLE "counters" (
	"name" text PRIMARY KEY NOT NULL,
	"value" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reconciliation_findings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"provider" text,
	"payment_id" text,
	"provider_ref" text,
	"ours" text,
	"theirs" text,
	"found_at" timestamp (3) with time zone NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	"resolved_by" uuid,
	"note" text,
	CONSTRAINT "reconciliation_findings_key" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text DEFAULT 'CREATED' NOT NULL,
	"provider_ref" text,
	"provider_secret" text,
	"depositor_code" text,
	"is_test" boolean NOT NULL,
	"is_surplus" boolean DEFAULT false NOT NULL,
	"receipt_url" text,
	"page_url" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"look_up_at" timestamp (3) with time zone,
	"look_ups" bigint DEFAULT 0 NOT NULL,
	"failure" jsonb,
	CONSTRAINT "payments_amount" CHECK (amount > 0),
	CONSTRAINT "payments_state" CHECK (state in ('CREATED', 'PENDING', 'AWAITING_DEPOSIT', 'CONFIRMING', 'UNKNOWN', 'SUCCEEDED', 'FAILED', 'EXPIRED',
        'PARTLY_REFUNDED', 'REFUNDED')),
	CONSTRAINT "payments_provider" CHECK (provider in ('toss', 'stripe', 'transfer'))
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"body_sha256" text NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"handled_at" timestamp (3) with time zone,
	"outcome" text,
	CONSTRAINT "provider_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"owner_id" uuid,
	"team_id" uuid,
	"holder_id" uuid GENERATED ALWAYS AS (coalesce(team_id, owner_id)) STORED,
	"holder_gone_at" timestamp (3) with time zone,
	"buyer_id" uuid,
	"kind" text NOT NULL,
	"lines" jsonb NOT NULL,
	"net" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"currency" text NOT NULL,
	"tax_rule" text NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "purchases_number" UNIQUE("number"),
	CONSTRAINT "purchases_key" UNIQUE("key"),
	CONSTRAINT "purchases_holder_one" CHECK (num_nonnulls(owner_id, team_id) = 1 or holder_gone_at is not null),
	CONSTRAINT "purchases_kind" CHECK (kind in ('PLAN', 'CREDITS', 'ORDER', 'ESTIMATE')),
	CONSTRAINT "purchases_state" CHECK (state in ('OPEN', 'PAID', 'VOID', 'PARTLY_REFUNDED', 'REFUNDED')),
	CONSTRAINT "purchases_sums" CHECK (net + tax = total and net >= 0 and tax >= 0),
	CONSTRAINT "purchases_currency" CHECK (currency in ('KRW', 'USD') and tax_rule in ('KR_10', 'NONE')),
	CONSTRAINT "purchases_paid" CHECK ((paid_at is not null) = (state in ('PAID', 'PARTLY_REFUNDED', 'REFUNDED')))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"provider_ref" text,
	"failure" jsonb,
	"key" text NOT NULL,
	"by_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "refunds_key" UNIQUE("key"),
	CONSTRAINT "refunds_amount" CHECK (amount > 0),
	CONSTRAINT "refunds_state" CHECK (state in ('REQUESTED', 'SENT', 'MANUAL', 'DONE', 'FAILED', 'UNKNOWN')),
	CONSTRAINT "refunds_done" CHECK ((state = 'DONE') = (done_at is not null))
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"key" text PRIMARY KEY NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reconciliation_findings_open" ON "reconciliation_findings" USING btree ("found_at") WHERE resolved_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_success" ON "payments" USING btree ("purchase_id") WHERE state in ('SUCCEEDED', 'PARTLY_REFUNDED', 'REFUNDED') and not is_surplus;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider_ref" ON "payments" USING btree ("provider","provider_ref");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_depositor_code" ON "payments" USING btree ("depositor_code") WHERE state = 'AWAITING_DEPOSIT';--> statement-breakpoint
CREATE INDEX "payments_purchase" ON "payments" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "payments_look_up" ON "payments" USING btree ("look_up_at") WHERE look_up_at is not null;--> statement-breakpoint
CREATE INDEX "purchases_holder" ON "purchases" USING btree ("holder_id","created_at");--> statement-breakpoint
CREATE INDEX "purchases_open" ON "purchases" USING btree ("due_at") WHERE state = 'OPEN';--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE FUNCTION refuse_debt_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  fixed text[] := CASE TG_TABLE_NAME
    WHEN 'purchases' THEN ARRAY['id', 'number', 'kind', 'lines', 'net', 'tax', 'total', 'currency', 'tax_rule', 'key', 'created_at']
    WHEN 'payments' THEN ARRAY['id', 'purchase_id', 'provider', 'amount', 'currency', 'is_test']
    ELSE ARRAY['id', 'payment_id', 'amount', 'key'] END;
  name text;
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'rows of % are never deleted', TG_TABLE_NAME;
  END IF;
  FOREACH name IN ARRAY fixed LOOP
    IF to_jsonb(NEW) -> name IS DISTINCT FROM to_jsonb(OLD) -> name THEN
      RAISE EXCEPTION '% of % is never changed', name, TG_TABLE_NAME;
    END IF;
  END LOOP;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER purchases_fixed BEFORE UPDATE OR DELETE ON "purchases" FOR EACH ROW EXECUTE FUNCTION refuse_debt_change();--> statement-breakpoint
CREATE TRIGGER payments_fixed BEFORE UPDATE OR DELETE ON "payments" FOR EACH ROW EXECUTE FUNCTION refuse_debt_change();--> statement-breakpoint
CREATE TRIGGER refunds_fixed BEFORE UPDATE OR DELETE ON "refunds" FOR EACH ROW EXECUTE FUNCTION refuse_debt_change();--> statement-breakpoint
CREATE FUNCTION refuse_excess_refund() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid bigint;
BEGIN
  SELECT amount INTO paid FROM payments WHERE id = NEW.payment_id FOR UPDATE;
  IF NEW.state <> 'FAILED' AND NEW.amount + (
    SELECT coalesce(sum(amount), 0) FROM refunds WHERE payment_id = NEW.payment_id AND state <> 'FAILED' AND id <> NEW.id
  ) > paid THEN
    RAISE EXCEPTION 'refunds of % are more than the payment', NEW.payment_id;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER refunds_within_payment BEFORE INSERT OR UPDATE ON "refunds" FOR EACH ROW EXECUTE FUNCTION refuse_excess_refund();
