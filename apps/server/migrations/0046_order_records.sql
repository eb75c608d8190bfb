ALTER TABLE "billing_profiles" ADD COLUMN "receipt_kind" text DEFAULT 'NONE' NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_profiles" ADD COLUMN "receipt_number" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "issued_number" text;--> statement-breakpoint
CREATE INDEX "order_events_at" ON "order_events" USING btree ("at");--> statement-breakpoint
ALTER TABLE "billing_profiles" ADD CONSTRAINT "billing_profiles_receipt" CHECK (receipt_kind in ('NONE', 'CASH_PERSONAL', 'CASH_BUSINESS', 'TAX_INVOICE'));--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_order_change() RETURNS trigger LANGUAGE plpgsql AS $$
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
    -- Set by the erasure of records whose term has ended, for its own transaction.
    IF current_setting('tracewright.erases_records', true) = 'on' THEN
      RETURN OLD;
    END IF;
    RAISE EXCEPTION 'rows of % are never deleted', TG_TABLE_NAME;
  END IF;
  FOREACH name IN ARRAY fixed LOOP
    IF to_jsonb(NEW) -> name IS DISTINCT FROM to_jsonb(OLD) -> name THEN
      RAISE EXCEPTION '% of % never changes', name, TG_TABLE_NAME;
    END IF;
  END LOOP;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_debt_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  fixed text[] := CASE TG_TABLE_NAME
    WHEN 'purchases' THEN ARRAY['id', 'number', 'kind', 'lines', 'net', 'tax', 'total', 'currency', 'tax_rule', 'key', 'created_at']
    WHEN 'payments' THEN ARRAY['id', 'purchase_id', 'provider', 'amount', 'currency', 'is_test']
    ELSE ARRAY['id', 'payment_id', 'amount', 'key'] END;
  name text;
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF current_setting('tracewright.erases_records', true) = 'on' THEN
      RETURN OLD;
    END IF;
    RAISE EXCEPTION 'rows of % are never deleted', TG_TABLE_NAME;
  END IF;
  FOREACH name IN ARRAY fixed LOOP
    IF to_jsonb(NEW) -> name IS DISTINCT FROM to_jsonb(OLD) -> name THEN
      RAISE EXCEPTION '% of % is never changed', name, TG_TABLE_NAME;
    END IF;
  END LOOP;
  RETURN NEW;
END $$;
